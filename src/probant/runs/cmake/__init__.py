"""CMake projects: configured into a fresh folder, built by target, tested by ctest."""
