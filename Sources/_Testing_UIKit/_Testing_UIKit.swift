// Swift Testing imports the module `_Testing_UIKit` by itself in every file that imports both `Testing` and a module
// called `UIKit`. It has to exist for such a file to compile, on Linux too, and has nothing to offer there.
