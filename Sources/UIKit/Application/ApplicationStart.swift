/// The facts that whoever runs the application has to know, and that cannot be told in C.
@MainActor package enum ApplicationStart {
    /// The delegate whose `main()` was called.
    package static var delegateType: (any UIApplicationDelegate.Type)?
}
