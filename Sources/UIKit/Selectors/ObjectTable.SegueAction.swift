extension ObjectTable {
    /// A method that is marked `@IBSegueAction`: it makes the controller that a segue leads to.
    @preconcurrency @MainActor public struct SegueAction<Object: AnyObject> {
        let name: String
        let method: ObjectMethod

        /// A method that takes the coder of the controller that it makes.
        public init(_ name: String, call: @escaping @MainActor (Object, NSCoder) -> UIViewController?) {
            self.name = name
            method = ObjectMethod { object, arguments in
                guard let object = object as? Object else { return .unsuitableArgument(object, Object.self) }
                guard let coder = arguments.first as? NSCoder else {
                    return .unsuitableArgument(arguments.first, NSCoder.self)
                }
                return .returned(call(object, coder) as Any)
            }
        }

        /// A method that takes the coder and whoever performed the segue.
        public init<Sender>(_ name: String, call: @escaping @MainActor (Object, NSCoder, Sender) -> UIViewController?) {
            self.init(name) { (object: Object, coder: NSCoder, sender: Sender, _: String?) in
                call(object, coder, sender)
            }
        }

        /// A method that takes the coder, whoever performed the segue, and the segue's identifier.
        public init<Sender>(
            _ name: String, call: @escaping @MainActor (Object, NSCoder, Sender, String?) -> UIViewController?
        ) {
            self.name = name
            method = ObjectMethod { object, arguments in
                guard let object = object as? Object else { return .unsuitableArgument(object, Object.self) }
                guard let coder = arguments.first as? NSCoder else {
                    return .unsuitableArgument(arguments.first, NSCoder.self)
                }
                guard let sender = ArgumentCast.cast(arguments.second, to: Sender.self) else {
                    return .unsuitableArgument(arguments.second, Sender.self)
                }
                return .returned(call(object, coder, sender, arguments.third as? String) as Any)
            }
        }
    }
}
