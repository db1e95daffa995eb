/// A call of an object's method by its selector.
@MainActor struct SelectorCall {
    private let object: AnyObject
    private let selector: Selector
    private let arguments: MethodArguments

    /// Makes nothing without a selector.
    init?(_ object: AnyObject, _ selector: Selector?, _ arguments: MethodArguments) {
        guard let selector else { return nil }
        self.object = object
        self.selector = selector
        self.arguments = arguments
    }

    /// Calls the method. The object that it returns, if it returns one, is not retained for the caller, but lives until the main loop's next turn.
    func performReturningObject() -> Unmanaged<AnyObject>? {
        let value = ObjectRegistry.shared.perform(selector, on: object, arguments)
        guard let returned = value.flatMap(Self.object) else { return nil }
        MainActorCall.runLater { withExtendedLifetime(returned) {} }
        return Unmanaged.passUnretained(returned)
    }

    /// The value, if it is an object. A cast would put any other one into a box.
    private static func object(_ value: Any) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        let unwrapped: Any? = mirror.displayStyle == .optional ? mirror.children.first?.value : value
        guard let unwrapped, type(of: unwrapped) is AnyClass else { return nil }
        return unwrapped as AnyObject
    }
}
