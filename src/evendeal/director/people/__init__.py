"""The people of a house: accounts, codes and devices, and what they may do."""
