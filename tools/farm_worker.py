"""What a worker of this machine loads as it starts: Ctrl+C is for the process that was started, and that ends them."""

from __future__ import annotations

import signal

signal.signal(signal.SIGINT, signal.SIG_IGN)
