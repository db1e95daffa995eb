// Points and rectangles go through the bounds and transforms of all views between. Of a rectangle that is turned on its
// way the box around it arrives.
extension UIView {
    func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let offset = offset(toWindowOf: view) else { return layer.convert(point, to: view?.layer) }
        let inWindow = layer.convert(point, to: nil)
        return view.layer.convert(CGPoint(x: inWindow.x + offset.dx, y: inWindow.y + offset.dy), from: nil)
    }

    func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let view else { return layer.convert(point, from: nil) }
        return view.convert(point, to: self)
    }

    func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
        guard let view, let offset = offset(toWindowOf: view) else { return layer.convert(rect, to: view?.layer) }
        let inWindow = layer.convert(rect, to: nil)
        return view.layer.convert(inWindow.offsetBy(dx: offset.dx, dy: offset.dy), from: nil)
    }

    func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let view else { return layer.convert(rect, from: nil) }
        return view.convert(rect, to: self)
    }

    /// Where this view's window lies as seen from `view`'s; nil where both are in the same, or one is in none.
    private func offset(toWindowOf view: UIView) -> CGVector? {
        guard let window, let other = view.window, window !== other else { return nil }
        return CGVector(
            dx: window.frame.minX - other.frame.minX, dy: window.frame.minY - other.frame.minY)
    }
}
