/// What a view finds and reorders among those below it.
extension UIView {
    func exchange(_ index1: Int, _ index2: Int) {
        guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        let (lower, upper) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
        reorder(upper, to: min(index1, index2))
        reorder(lower, to: max(index1, index2) + 1)
    }

    func lies(in view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.superview
        }
        return false
    }

    func nearestView(tagged tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }
}
