"""Sheets about prizes: chops, bubble factors, decisions, payouts."""
