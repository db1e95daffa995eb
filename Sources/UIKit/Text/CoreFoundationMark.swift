/// The first property of every class whose objects are values in attributed strings.
///
/// Foundation on Linux keeps these values in Core Foundation's dictionaries. There bits 8 to 17 of an object's first property count as its
/// Core Foundation type (`_cfinfoa` in `CFRuntime.h`), whatever its class is, and where they are 0 the object is of no type: to compare
/// two of these ends the process. What is no `NSObject` is kept in a box whose first property is an address, and of the addresses of
/// objects one in a thousand has these bits at 0.
struct CoreFoundationMark: Sendable {
    private let info = UInt.max
}
