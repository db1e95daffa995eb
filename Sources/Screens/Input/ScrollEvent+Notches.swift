import CoreGraphics
import InputEvents

extension ScrollEvent {
    /// How far the content moves, in points, when a wheel turns by one notch.
    ///
    /// Neither SDL nor RFB has a unit but the notch. Forty points are about two lines of text, near what desktop
    /// toolkits on Linux do with their three small lines.
    static let pointsPerNotch: CGFloat = 40
}
