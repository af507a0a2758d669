"""Published files of an event, how they are tampered with, and what verifiers say."""
