// Swift Testing imports the module `_Testing_CoreGraphics` by itself in every file that imports both `Testing` and a module
// called `CoreGraphics`. It has to exist for such a file to compile, on Linux too, and has nothing to offer there.
