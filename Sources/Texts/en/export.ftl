an-export-is-already-running = An export is already running. Please wait until it is done.
your-photos-use = Your photos use { $size }.
