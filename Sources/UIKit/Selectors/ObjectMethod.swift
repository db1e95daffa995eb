/// A method that a table names, with its object's type forgotten.
@MainActor package struct ObjectMethod {
    /// The result of a call.
    package enum Outcome {
        /// The method ran. Where it returns nothing, the value is `()`.
        case returned(Any)
        /// The method was not called, because it cannot take the argument.
        case unsuitableArgument(Any?, Any.Type)
    }

    /// Whether an unwind segue may lead to the method: its only argument is the segue (SEG-15).
    package let isUnwindAction: Bool

    private let run: (AnyObject, MethodArguments) -> Outcome

    init(isUnwindAction: Bool = false, run: @escaping @MainActor (AnyObject, MethodArguments) -> Outcome) {
        self.isUnwindAction = isUnwindAction
        self.run = run
    }

    /// Calls the method. It takes as many of the arguments as it has parameters.
    package func call(on object: AnyObject, _ arguments: MethodArguments) -> Outcome {
        run(object, arguments)
    }
}
