/// How large a window a viewer may wish for.
///
/// A wish costs the viewer 24 bytes and the host a window's pixels several times over, which is why it is bounded by the
/// memory that there is, and not by what RFB can say.
struct WishLimit: Hashable, Sendable {
    /// Why a wish is not granted.
    enum Refusal: Hashable {
        /// No window has that size.
        case impossible
        /// It would take too much memory.
        case tooLarge
    }

    /// The longest side that libvncserver can serve: it sends from a buffer that has to hold a row.
    static let longestSide = 8192
    /// However much memory there is: 4096x4096, so that a frame stays drawable.
    private static let mostPixels = 4096 * 4096
    /// The renderer's surface and the copy that viewers read, of four bytes a pixel each, and the old ones of both while
    /// they are exchanged.
    private static let bytesPerPixel = 16
    /// Which part of the memory a window's pixels may take: one of so many.
    private static let share = 8
    /// The memory that is assumed where the system does not say how much there is.
    private static let assumedMemory = 512 << 20

    /// The most pixels that a window may have.
    let pixels: Int

    /// - Parameters:
    ///   - memory: Of this process.
    ///   - initial: What the host was started with; a viewer may always have that.
    init(memory: MemoryLimit, initial: ScreenSize) {
        let affordable = max(memory.bytes ?? Self.assumedMemory, 0) / Self.share / Self.bytesPerPixel
        pixels = max(min(affordable, Self.mostPixels), initial.width * initial.height)
    }

    static func isServable(width: Int, height: Int) -> Bool {
        (1...longestSide).contains(width) && (1...longestSide).contains(height)
    }

    /// - Returns: Nil if the wish is granted. Width and height are in pixels.
    func refusal(width: Int, height: Int) -> Refusal? {
        guard Self.isServable(width: width, height: height) else { return .impossible }
        return width * height <= pixels ? nil : .tooLarge
    }
}
