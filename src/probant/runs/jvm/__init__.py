"""What Maven and Gradle share: the Java in use, and result files."""
