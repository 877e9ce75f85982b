"""Builds what people install: the frozen program, its archive, the Debian package, the wheel."""
