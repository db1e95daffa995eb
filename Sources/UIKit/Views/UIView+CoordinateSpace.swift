/// A view's own coordinates, and how its window lies on its screen. Views that are in no window count as if theirs lay at the origin.
extension UIView: UICoordinateSpace {
    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: view) }
        let onScreen = convert(point, to: nil).applying(toScreen)
        return coordinateSpace is UIScreen.Geometry
            ? onScreen : coordinateSpace.convert(onScreen, from: UIScreen.main.coordinateSpace)
    }

    @_disfavoredOverload
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view) }
        let onScreen = coordinateSpace.convert(point, to: UIScreen.main.coordinateSpace)
        return convert(onScreen.applying(toScreen.inverted()), from: nil)
    }

    @_disfavoredOverload
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view) }
        let onScreen = convert(rect, to: nil).applying(toScreen)
        return coordinateSpace is UIScreen.Geometry
            ? onScreen : coordinateSpace.convert(onScreen, from: UIScreen.main.coordinateSpace)
    }

    @_disfavoredOverload
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view) }
        let onScreen = coordinateSpace.convert(rect, to: UIScreen.main.coordinateSpace)
        return convert(onScreen.applying(toScreen.inverted()), from: nil)
    }

    /// From the window's coordinates.
    private var toScreen: CGAffineTransform {
        let origin = window?.frame.origin ?? .zero
        return CGAffineTransform(translationX: origin.x, y: origin.y)
    }
}
