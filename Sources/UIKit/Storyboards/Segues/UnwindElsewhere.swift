/// The way by which an unwind segue goes on that finds no destination in the window's process.
@MainActor package struct UnwindElsewhere {
    /// Makes what stands for the destination, which is in another process.
    let destination: () -> UIViewController
    /// Asks the other process to look for the destination and to lead back there.
    let perform: (_ action: String, _ identifier: String?, _ isAnimated: Bool) -> Void

    package init(
        destination: @escaping () -> UIViewController,
        perform: @escaping (_ action: String, _ identifier: String?, _ isAnimated: Bool) -> Void
    ) {
        self.destination = destination
        self.perform = perform
    }
}
