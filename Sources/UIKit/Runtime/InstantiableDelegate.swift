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

/// Delegates that their class alone is known of.
enum InstantiableDelegate {
    /// A new one; nil where the class is neither a `UIResponder` nor an `NSObject`.
    @MainActor static func make(_ type: AnyClass) -> AnyObject? {
        if let type = type as? UIResponder.Type {
            return unsafeBitCast(type, to: InstantiableResponder.Type.self).init()
        }
        if let type = type as? NSObject.Type { return unsafeBitCast(type, to: InstantiableObject.Type.self).init() }
        return nil
    }
}

extension UIApplicationDelegate {
    /// A new delegate; nil where the class is neither a `UIResponder` nor an `NSObject`.
    package static func make() -> Self? {
        InstantiableDelegate.make(Self.self) as? Self
    }
}
