/// Makes an application's delegate from its class, by an `init()` that need not be `required`.
///
/// It works as `InstantiableLayer` says: an override of `init()` is found in the class's table.
@_spi(Instantiation) @preconcurrency @MainActor open class InstantiableResponder: UIResponder {
    public required override init() {
        super.init()
    }
}

/// The same for delegates that are an `NSObject` and no responder.
@_spi(Instantiation) open class InstantiableObject: NSObject {
    public required override init() {
        super.init()
    }
}

extension UIApplicationDelegate {
    /// A new delegate; nil where the class is neither a `UIResponder` nor an `NSObject`.
    package static func make() -> Self? {
        if let type = Self.self as? UIResponder.Type {
            return unsafeBitCast(type, to: InstantiableResponder.Type.self).init() as? Self
        }
        if let type = Self.self as? NSObject.Type {
            return unsafeBitCast(type, to: InstantiableObject.Type.self).init() as? Self
        }
        return nil
    }
}
