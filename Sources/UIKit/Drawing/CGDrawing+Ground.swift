extension CGDrawing {
    /// An opaque image of `size` points without the black that it begins with, where the first thing drawn covers all of
    /// it. Other drawings are left as they are.
    ///
    /// Where an image is drawn between pixels, the black and what covers it fill the pixels at the edges by the same
    /// part each, and the black would show through.
    func withoutHiddenGround(size: CGSize) -> CGDrawing {
        let area = CGRect(origin: .zero, size: size)
        guard case .fill(let ground, _, _) = commands.first, ground == CGPath(rect: area) else { return self }
        var transform = CGAffineTransform.identity
        for command in commands.dropFirst() {
            switch command {
            case .saveState, .setBlendMode(.normal), .setBlendMode(.copy):
                continue
            case .concatenate(let next) where next.preservesAxes:
                transform = next.concatenating(transform)
            case .fill(let path, _, let color) where color.alpha == 1:
                let box = path.boundingBox
                let isHidden = path == CGPath(rect: box) && box.applying(transform).contains(area)
                return isHidden ? CGDrawing(commands: Array(commands.dropFirst())) : self
            default:
                return self
            }
        }
        return self
    }
}
