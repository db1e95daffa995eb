import QuartzCore

/// An animator of ours that says how it paces its animation, so that what goes alongside keeps step with it.
@MainActor protocol PacedTransitioning: UIViewControllerAnimatedTransitioning {
    var pace: LayerAnimation.Pace { get }
}
