/// Makes segues of a class that is known at run time only, by an `init(identifier:source:destination:)` that need not be `required`.
///
/// It works as `InstantiableLayer` says: an override of the initialiser is found in the class's table.
@_spi(Instantiation) @preconcurrency @MainActor open class InstantiableSegue: UIStoryboardSegue {
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }

    /// A new segue of `type`, by its `init(identifier:source:destination:)`.
    static func make(
        _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        // A class's table begins with the entries of its superclasses, so the initialiser has the place that it has in `UIStoryboardSegue`'s.
        unsafeBitCast(type, to: InstantiableSegue.Type.self)
            .init(identifier: identifier, source: source, destination: destination)
    }
}
