"""What people install: declared once, built whole, checked by the systems' own tools, played, removed."""
