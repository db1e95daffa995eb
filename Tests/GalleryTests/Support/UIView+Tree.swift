import UIKit

extension UIView {
    /// Everything below that is seen, and this view itself. Of what scrolls that is what is seen whole.
    var tree: [UIView] {
        isHidden || alpha == 0 ? [] : (isSeenWhole ? [self] : []) + subviews.flatMap(\.tree)
    }

    /// Whether no scroll view around it shows only a part of it, or nothing.
    private var isSeenWhole: Bool {
        let around = sequence(first: self, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }
        return around.allSatisfy { scrollView in
            let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset).insetBy(dx: -0.5, dy: -0.5)
            return visible.contains(convert(bounds, to: scrollView))
        }
    }

    /// All views of a kind, in the order of the hierarchy.
    func all<View: UIView>(_ type: View.Type) -> [View] {
        tree.compactMap { $0 as? View }
    }

    /// The labels that say something.
    var labels: [UILabel] {
        all(UILabel.self).filter { $0.attributedText?.length ?? 0 > 0 }
    }

    func label(_ text: String) -> UILabel? {
        labels.first { $0.text == text }
    }

    func button(_ title: String) -> UIButton? {
        all(UIButton.self).first { $0.titleLabel?.text == title }
    }

    /// Whether it, or a control that it belongs to, is disabled.
    var isInDisabledControl: Bool {
        sequence(first: self, next: \.superview).contains { ($0 as? UIControl)?.isEnabled == false }
    }
}

extension UILabel {
    /// Those that the text is drawn in.
    var colors: Set<UIColor> {
        var colors: Set<UIColor> = []
        guard let text = attributedText else { return colors }
        text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) { value, _, _ in
            colors.insert((value as? UIColor ?? textColor).resolvedColor(with: traitCollection))
        }
        return colors
    }
}
