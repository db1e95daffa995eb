/// Makes bar items of a class that is known at run time only, by an `init()` that need not be `required`.
///
/// It works as `InstantiableLayer` says: an override of `init()` is found in the class's table.
@_spi(Instantiation) @preconcurrency @MainActor open class InstantiableBarItem: UIBarItem {
    public required override init() {
        super.init()
    }

    static func make(_ type: UIBarItem.Type) -> UIBarItem {
        unsafeBitCast(type, to: InstantiableBarItem.Type.self).init()
    }
}
