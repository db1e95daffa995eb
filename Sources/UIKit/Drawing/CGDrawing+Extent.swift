extension CGDrawing {
    /// The box around what is filled and stroked, in the recording's coordinates. Nil where nothing is, or where there is something else,
    /// of which that cannot be said.
    package var extent: CGRect? {
        var box = CGRect.null
        var transform = CGAffineTransform.identity
        var saved: [CGAffineTransform] = []
        for command in commands {
            switch command {
            case .saveState, .beginLayer:
                saved.append(transform)
            case .restoreState, .endLayer:
                transform = saved.popLast() ?? transform
            case .concatenate(let other):
                transform = other.concatenating(transform)
            case .fill(let path, _, _):
                box = box.union(path.applying(transform).boundingBoxOfPath)
            case .stroke(let path, let stroke, _):
                // Lines of symbols have round corners and ends.
                let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
                let reach = stroke.width / 2 * scale
                box = box.union(path.applying(transform).boundingBoxOfPath.insetBy(dx: -reach, dy: -reach))
            case .clip, .setAlpha, .setBlendMode, .setShadow:
                break
            case .gradient, .image, .text:
                return nil
            }
        }
        return box.isNull ? nil : box
    }
}
