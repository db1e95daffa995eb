/// How a layer's image is placed in its bounds.
public struct CALayerContentsGravity: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    /// Where an image of `imageSize` goes in `bounds`; both in points.
    package func rect(for imageSize: CGSize, in bounds: CGRect) -> CGRect {
        var size = imageSize
        switch self {
        case .resize:
            return bounds
        case .resizeAspect, .resizeAspectFill:
            guard imageSize.width > 0, imageSize.height > 0 else { return bounds }
            let factors = (bounds.width / imageSize.width, bounds.height / imageSize.height)
            let factor = self == .resizeAspect ? min(factors.0, factors.1) : max(factors.0, factors.1)
            size = CGSize(width: imageSize.width * factor, height: imageSize.height * factor)
        default:
            break
        }
        var origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
        if [.left, .topLeft, .bottomLeft].contains(self) { origin.x = bounds.minX }
        if [.right, .topRight, .bottomRight].contains(self) { origin.x = bounds.maxX - size.width }
        if [.top, .topLeft, .topRight].contains(self) { origin.y = bounds.minY }
        if [.bottom, .bottomLeft, .bottomRight].contains(self) { origin.y = bounds.maxY - size.height }
        return CGRect(origin: origin, size: size)
    }
}
