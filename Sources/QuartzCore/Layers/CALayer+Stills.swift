extension CALayer {
    /// The most layers that a still has: what is deeper in a larger tree is left out.
    package static let mostLayersOfStill = 2000

    /// A copy of the layer and of all in it as they look now, which follows no later change. It lies with its bounds' origin at zero.
    /// The copy of a part that comes from elsewhere says where it cannot be drawn, as that part does.
    package func still() -> CALayer {
        var rest = Self.mostLayersOfStill
        let copy = copyOfTree(&rest)
        copy.transform = .identity
        copy.position = CGPoint(x: copy.bounds.width * copy.anchorPoint.x, y: copy.bounds.height * copy.anchorPoint.y)
        copy.isHidden = false
        return copy
    }

    private func copyOfTree(_ rest: inout Int) -> CALayer {
        rest -= 1
        let copy = CALayer()
        copy.takeLook(of: self)
        copy.onDrawingFailure = onDrawingFailure
        if let mask, rest > 0 { copy.mask = mask.copyOfTree(&rest) }
        for child in children where rest > 0 { copy.addSublayer(child.copyOfTree(&rest)) }
        return copy
    }
}
