/// How much a file of Interface Builder may ask of the process that reads it.
///
/// The largest of 1,600 files of public apps had 3,357 elements and less than a megabyte.
package struct InterfaceLimits: Sendable {
    /// The size of the file, in bytes.
    package var size = 16 << 20
    /// How deep elements may lie in each other.
    package var depth = 200
    package var elements = 200_000
    /// How long reading may take.
    package var time = Duration.seconds(5)

    package init() {}
}
