extension CGDrawing {
    /// The commands as they stand in another drawing, where a transform has been concatenated that maps this one's points to the points of
    /// that area.
    ///
    /// Each end has its beginning among them and each beginning its end, so that a drawing from elsewhere closes nothing of the other one. A
    /// shadow is told in points of the whole area, so its offset and its blur are mapped.
    func commands(placedBy transform: CGAffineTransform) -> [Command] {
        enum Scope { case state, layer }
        let keepsLengths = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
        var scopes: [Scope] = []
        var result: [Command] = []
        result.reserveCapacity(commands.count)
        for command in commands {
            switch command {
            case .saveState: scopes.append(.state)
            case .beginLayer: scopes.append(.layer)
            case .restoreState:
                guard scopes.last == .state else { continue }
                scopes.removeLast()
            case .endLayer:
                guard scopes.popLast() != nil else { continue }
            case .setShadow(let shadow?) where !keepsLengths:
                let placed = shadow.applying(transform)
                result.append(.setShadow(placed.offset.isFinite && placed.blur.isFinite ? placed : nil))
                continue
            default: break
            }
            result.append(command)
        }
        return result + scopes.reversed().map { $0 == .layer ? .endLayer : .restoreState }
    }
}
