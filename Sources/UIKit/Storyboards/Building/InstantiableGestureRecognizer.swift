/// Makes recognisers of a class that is known at run time only, by an `init(target:action:)` that need not be `required`.
///
/// It works as `InstantiableLayer` says: an override of `init(target:action:)` is found in the class's table.
@_spi(Instantiation) @preconcurrency @MainActor open class InstantiableGestureRecognizer: UIGestureRecognizer {
    public required override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// A new recogniser of `type` without a target, by its `init(target:action:)`.
    static func make(_ type: UIGestureRecognizer.Type) -> UIGestureRecognizer {
        // A class's table begins with the entries of its superclasses, so the initialiser has the place that it has in `UIGestureRecognizer`'s.
        unsafeBitCast(type, to: InstantiableGestureRecognizer.Type.self).init(target: nil, action: nil)
    }
}
