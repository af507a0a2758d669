"""What people hold in their hands: finished views, set in type as PDF."""
