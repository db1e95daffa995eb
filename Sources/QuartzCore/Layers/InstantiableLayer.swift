/// Makes layers of a class that is known at run time only, by the initialisers that Apple's `CALayer` has.
///
/// Apple's initialisers can be called on any class of layers, because Objective-C finds them at run time. In Swift only
/// `required` ones can, which `override init()` in a subclass does not fit. This class has them as `required` overrides. An
/// override is found where the class's table has what it overrides, so calling it on another class of layers calls that
/// one's own initialiser. A class that lacks it ends the program there, with the words "Use of unimplemented initializer",
/// as on Apple's systems.
///
/// It is open, so that the compiler cannot take it for the only class that the call can mean.
@_spi(Instantiation) @preconcurrency @MainActor open class InstantiableLayer: CALayer {
    public required override init() {
        super.init()
    }

    public required override init(layer: Any) {
        super.init(layer: layer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A new layer of `type`, by its `init()`.
    package static func make(_ type: CALayer.Type) -> CALayer {
        unsafeBitCast(type, to: InstantiableLayer.Type.self).init()
    }

    /// A layer of the same class as `layer`, by its `init(layer:)`.
    static func make(copying layer: CALayer) -> CALayer {
        unsafeBitCast(type(of: layer), to: InstantiableLayer.Type.self).init(layer: layer)
    }
}
