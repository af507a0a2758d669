"""What tests share, by subject: everything here is imported as `support.x`."""
