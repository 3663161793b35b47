"""What kits for C and C++ share: what is missing, what was made, what test programs tell."""
