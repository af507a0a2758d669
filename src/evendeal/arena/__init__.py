"""Players that are programs; for now those that rehearse an event before people play it."""

from evendeal.arena.decision import Decision, decision
from evendeal.arena.no_such_policy import NoSuchPolicy
from evendeal.arena.policies import POLICIES, Policy, policies_for

__all__ = ["POLICIES", "Decision", "NoSuchPolicy", "Policy", "decision", "policies_for"]
