import MainLoop

/// A `TeardownSequence` in progress. Letting go of it stops it.
@MainActor
final class Teardown {
    private let loop: MainLoop
    private let perform: @MainActor (TeardownSequence.Action) -> Void
    private var remaining: ArraySlice<TeardownSequence.Step>
    private var timer: Registration?

    init(
        _ sequence: TeardownSequence, on loop: MainLoop,
        perform: @escaping @MainActor (TeardownSequence.Action) -> Void
    ) {
        self.loop = loop
        self.perform = perform
        remaining = sequence.steps[...]
    }

    /// Performs the first step now and the others in their time.
    func start() {
        guard let step = remaining.popFirst() else { return }
        // First, because performing the step may end everything, this object included.
        if !remaining.isEmpty {
            timer = loop.schedule(after: step.patience) { [weak self] in self?.start() }
        }
        perform(step.action)
    }
}
