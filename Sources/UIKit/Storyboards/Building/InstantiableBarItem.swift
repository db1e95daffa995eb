/// Makes bar items of a class that is known at run time only, by an `init()` that need not be `required`.
///
/// It works as `InstantiableLayer` says: an override of `init()` is found in the class's table.
@_spi(Instantiation) @preconcurrency @MainActor open class InstantiableBarItem: UIBarItem {
    public required override init() {
        super.init()
    }

    /// A new bar item of `type`, by its `init()`.
    static func make(_ type: UIBarItem.Type) -> UIBarItem {
        // A class's table begins with the entries of its superclasses, so `init()` has the place that it has in `UIBarItem`'s.
        unsafeBitCast(type, to: InstantiableBarItem.Type.self).init()
    }
}
