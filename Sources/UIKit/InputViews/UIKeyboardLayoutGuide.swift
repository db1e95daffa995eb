/// The part of a view that the keyboard covers: at the view's lower edge, as wide as the view (`UIView.keyboardLayoutGuide`).
///
/// What is held to its upper edge moves with the input views, in their animation. Without any the guide is what the system covers of the
/// view's lower edge.
@preconcurrency @MainActor public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide, KeyboardFollower {
    /// Whether the guide is as tall as the safe area's lower part where no keyboard covers more; otherwise its height is 0 then.
    public var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { heightMayHaveChanged() } }
    }

    /// Input views stand at the lower edge always.
    override var nearEdges: NSDirectionalRectEdge { .bottom }

    /// In the owner's points.
    var height: CGFloat {
        guard let owningView else { return 0 }
        let rest = usesBottomSafeArea ? owningView.safeAreaInsets.bottom : 0
        return max(rest, owningView.window?.inputViews.coveredHeight(of: owningView) ?? 0)
    }

    package func keyboardDidMove(in window: UIWindow) {
        if owningView?.window === window { heightMayHaveChanged() }
    }

    package func placesMayHaveChanged(in window: UIWindow) {
        keyboardDidMove(in: window)
    }

    private func heightMayHaveChanged() {
        guard let owningView, owningView.containsAutoLayout else { return }
        owningView.layoutEngine?.insetsDidChange(of: owningView)
    }
}
