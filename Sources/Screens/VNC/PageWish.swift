import CoreGraphics

/// A message of the host's own page about the browser that shows it. RFB has no words for that, so it is a message of
/// our own: see `docs/decisions/0035-the-window-follows-its-page.md`.
///
/// After the message's type it has, in network byte order: a byte for the appearance (0 not said, 1 light, 2 dark), width
/// and height of the page's place for the window, in pixels of the display, and the display's pixels per point (CSS's
/// `devicePixelRatio`) in parts of 1024, each of two bytes.
struct PageWish: Hashable, Sendable {
    /// None that RFB's registry has given to somebody (RFC 6143, 8.2).
    static let messageType: UInt8 = 77
    /// How many bytes follow the type.
    static let length = 7
    /// The scales that a page may ask for, the same as those of `--scale`.
    private static let scales = 1...4
    private static let partsOfScale = 1024

    /// The page's width in pixels.
    let width: Int
    /// The page's height in pixels.
    let height: Int
    /// The page's pixels per point.
    let scale: CGFloat
    let appearance: ScreenAppearance?

    /// - Parameter bytes: What follows the type. Nil for what no page of ours says.
    init?(_ bytes: some Collection<UInt8>) {
        let bytes = Array(bytes)
        guard bytes.count == Self.length else { return nil }
        func number(_ index: Int) -> Int { Int(bytes[index]) << 8 | Int(bytes[index + 1]) }
        switch bytes[0] {
        case 0: appearance = nil
        case 1: appearance = .light
        case 2: appearance = .dark
        default: return nil
        }
        width = number(1)
        height = number(3)
        let parts = number(5)
        guard WishLimit.isServable(width: width, height: height),
            (Self.scales.lowerBound * Self.partsOfScale...Self.scales.upperBound * Self.partsOfScale).contains(parts)
        else { return nil }
        scale = CGFloat(parts) / CGFloat(Self.partsOfScale)
    }

    /// The size that the window gets of this page. Where there is no memory for the display's pixels it has one pixel a
    /// point, and looks coarse; nil where that is too large as well.
    func size(instead current: ScreenSize, _ following: PageFollowing, within limit: WishLimit) -> ScreenSize? {
        let points =
            following.contains(.size)
            ? CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale) : current.sizeInPoints
        let scales = following.contains(.scale) ? [scale, 1] : [current.scale]
        return scales.lazy
            .map { scale in
                ScreenSize(
                    width: Int(clamping: (points.width * scale).rounded()),
                    height: Int(clamping: (points.height * scale).rounded()),
                    scale: scale)
            }
            .first { limit.refusal(width: $0.width, height: $0.height) == nil }
    }
}
