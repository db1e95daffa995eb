/// A change that a visual effect view makes to its own look, or to that of its content. An effect that is no `UIBlurEffect` and no
/// `UIVibrancyEffect` does nothing.
///
/// Immutable and free to cross threads.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked, because the compiler does not check a class that can be derived from: an effect has constants only.

    /// The colour that lies between the content and what is behind the view; nil where that is seen as it is.
    var material: UIColor? { nil }

    /// The tint of what is in the content view; nil where that is the tint of whatever is around.
    var contentTint: UIColor? { nil }

    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }
}
