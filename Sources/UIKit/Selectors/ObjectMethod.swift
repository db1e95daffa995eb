/// A method that a table names, with its object's type forgotten.
@MainActor package struct ObjectMethod {
    /// The result of a call.
    package enum Outcome {
        /// The method ran. Where it returns nothing, the value is `()`.
        case returned(Any)
        /// The method was not called, because it cannot take the argument.
        case unsuitableArgument(Any?, Any.Type)
    }

    private let run: (AnyObject, MethodArguments) -> Outcome

    init(run: @escaping @MainActor (AnyObject, MethodArguments) -> Outcome) {
        self.run = run
    }

    /// Calls the method. It takes as many of the arguments as it has parameters.
    package func call(on object: AnyObject, _ arguments: MethodArguments) -> Outcome {
        run(object, arguments)
    }
}
