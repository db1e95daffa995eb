/*
 * SwiftPM links C programs with swiftc, which adds Swift's library whether it is used or not. A supervisor that loads it
 * starts ten times slower and takes ten times the memory. `-nostartfiles` in Package.swift leaves out the object that
 * would use it; this passes the linker the option that then leaves out the library: swiftc takes options for the linker
 * from this section of each object, and puts them before its own.
 */
__attribute__((section(".swift1_autolink_entries"), used)) static const char linker_option[] = "-Wl,--as-needed";
