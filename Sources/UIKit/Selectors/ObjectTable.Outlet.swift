extension ObjectTable {
    /// A property that can be set by its name: an outlet, or one that is marked `@IBInspectable`.
    @preconcurrency @MainActor public struct Outlet<Object: AnyObject> {
        let name: String
        let property: ObjectProperty

        /// - Parameter set: Sets the property. The type of its second parameter says which values it takes.
        public init<Value>(_ name: String, _ set: @escaping @MainActor (Object, Value) -> Void) {
            self.name = name
            property = ObjectProperty(type: Value.self) { object, value in
                guard let object = object as? Object, let value = ArgumentCast.cast(value, to: Value.self) else {
                    return false
                }
                set(object, value)
                return true
            }
        }
    }
}
