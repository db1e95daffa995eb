/// Which view a touch is meant for.
extension UIView {
    func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, !layer.blocksInteraction, alpha >= 0.01,
            self.point(inside: point, with: event)
        else {
            return nil
        }
        // A subview that is scaled to nothing has no place where it could be hit.
        for subview in subviews.reversed() where subview.transform.determinant != 0 {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}
