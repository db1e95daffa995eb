/// Finding in the text.
extension UITextView {
    func setFinding(_ isEnabled: Bool) {
        guard isEnabled != isFindInteractionEnabled else { return }
        if isEnabled {
            addInteraction(usedFinding.interaction)
        } else if let finding {
            removeInteraction(finding.interaction)
        }
    }

    /// The object that finds in the text. It is made with the first search: most texts are never searched.
    var usedFinding: TextViewFinding {
        if let finding { return finding }
        let finding = TextViewFinding(in: self)
        self.finding = finding
        return finding
    }

    func order(of one: UITextRange, and other: UITextRange) -> ComparisonResult {
        guard let one = (one as? IndexedTextRange)?.indices, let other = (other as? IndexedTextRange)?.indices else {
            return .orderedSame
        }
        let (left, right) = ((one.lowerBound, one.upperBound), (other.lowerBound, other.upperBound))
        return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
}
