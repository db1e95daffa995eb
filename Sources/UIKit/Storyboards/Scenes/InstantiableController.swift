/// Makes controllers of a class that is known at run time only, by an `init(nibName:bundle:)` that need not be `required`.
///
/// It works as `InstantiableLayer` says: an override of `init(nibName:bundle:)` is found in the class's table.
@_spi(Instantiation) @preconcurrency @MainActor open class InstantiableController: UIViewController {
    public required override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A new controller with the type that the caller knows, by its `init(nibName:bundle:)`.
    static func make<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
        // A class's table begins with the entries of its superclasses, so the initialiser has the place that it has in `UIViewController`'s.
        let made: UIViewController = unsafeBitCast(type, to: InstantiableController.Type.self).init(
            nibName: nil, bundle: nil)
        // The initialiser of the class makes an object of the class.
        return unsafeDowncast(made, to: type)
    }
}
