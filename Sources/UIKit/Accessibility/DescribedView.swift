import QuartzCore

/// A view, and what there is to say of it.
@MainActor package struct DescribedView {
    package let view: UIView
    /// The place in the list of the one that it is in; nil where it is in none.
    package let parent: Int?
    package let description: ElementDescription
}
