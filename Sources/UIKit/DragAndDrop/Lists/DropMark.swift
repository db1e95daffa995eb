/// Shows where something would be dropped: a line between items, or a frame around one.
@MainActor final class DropMark: UIView {
    private static let thickness: CGFloat = 3

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.thickness / 2
        layer.zPosition = 1
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Draws a line at the edge of an item before which something comes, or behind which.
    func showLine(beside item: CGRect, isBehind: Bool, isAcross: Bool, isMirrored: Bool) {
        layer.borderWidth = 0
        backgroundColor = tintColor
        if isAcross {
            let y = isBehind ? item.maxY : item.minY
            frame = CGRect(x: item.minX, y: y - Self.thickness / 2, width: item.width, height: Self.thickness)
        } else {
            let x = isBehind == isMirrored ? item.minX : item.maxX
            frame = CGRect(x: x - Self.thickness / 2, y: item.minY, width: Self.thickness, height: item.height)
        }
    }

    func showFrame(around item: CGRect) {
        backgroundColor = .clear
        layer.borderWidth = Self.thickness
        layer.borderColor = tintColor.cgColor
        frame = item
    }
}
