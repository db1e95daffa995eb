/// A property that a table names, with its object's type forgotten.
@MainActor package struct ObjectProperty {
    /// The type of the values that the property takes, optional where the property is.
    package let type: Any.Type
    private let assign: (AnyObject, Any?) -> Bool

    init(type: Any.Type, assign: @escaping @MainActor (AnyObject, Any?) -> Bool) {
        self.type = type
        self.assign = assign
    }

    /// Sets the property, with its observers. Numbers are converted as Objective-C's key-value coding does.
    ///
    /// - Returns: False, and nothing is set, where the value is of another type.
    package func set(_ value: Any?, on object: AnyObject) -> Bool {
        assign(object, value)
    }
}
