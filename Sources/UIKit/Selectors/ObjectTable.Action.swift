extension ObjectTable {
    /// A method that a selector can name, with at most two arguments.
    @preconcurrency @MainActor public struct Action<Object: AnyObject> {
        let names: [String]
        let method: ObjectMethod

        /// A method without arguments.
        ///
        /// - Parameter names: The selector's name, as Objective-C spells it, then others that the method answers to where nothing else has them.
        public init<Result>(_ names: String..., call: @escaping @MainActor (Object) -> Result) {
            self.names = names
            method = ObjectMethod { object, _ in
                guard let object = object as? Object else { return .unsuitableArgument(object, Object.self) }
                return .returned(call(object))
            }
        }

        /// A method with one argument, which is called with nothing that is not of its type.
        public init<First, Result>(_ names: String..., call: @escaping @MainActor (Object, First) -> Result) {
            self.names = names
            let isUnwindAction = First.self is UIStoryboardSegue.Type || First.self == UIStoryboardSegue?.self
            method = ObjectMethod(isUnwindAction: isUnwindAction) { object, arguments in
                guard let object = object as? Object else { return .unsuitableArgument(object, Object.self) }
                guard let first = ArgumentCast.cast(arguments.first, to: First.self) else {
                    return .unsuitableArgument(arguments.first, First.self)
                }
                return .returned(call(object, first))
            }
        }

        /// A method with two arguments, each of which is of its type when the method is called.
        public init<First, Second, Result>(
            _ names: String..., call: @escaping @MainActor (Object, First, Second) -> Result
        ) {
            self.names = names
            method = ObjectMethod { object, arguments in
                guard let object = object as? Object else { return .unsuitableArgument(object, Object.self) }
                guard let first = ArgumentCast.cast(arguments.first, to: First.self) else {
                    return .unsuitableArgument(arguments.first, First.self)
                }
                guard let second = ArgumentCast.cast(arguments.second, to: Second.self) else {
                    return .unsuitableArgument(arguments.second, Second.self)
                }
                return .returned(call(object, first, second))
            }
        }
    }
}
