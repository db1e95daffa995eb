// The sources are in the folder Xcode, as they are written for Apple's systems.
