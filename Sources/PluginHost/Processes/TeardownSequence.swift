import Glibc

/// How a child process is brought to its end: steps from polite to certain, each with the time that it is given.
package struct TeardownSequence: Hashable, Sendable {
    package enum Action: Hashable, Sendable {
        /// Ask it to exit, in whatever way the caller talks to it.
        case ask
        /// Send a signal to the process.
        case signal(CInt)
        /// Send a signal to every process of its group.
        case signalGroup(CInt)
    }

    package struct Step: Hashable, Sendable {
        package var action: Action
        /// How long to wait for its exit before the next step, by the loop's clock.
        package var patience: Duration

        package init(_ action: Action, patience: Duration = .zero) {
            self.action = action
            self.patience = patience
        }
    }

    package var steps: [Step]

    package init(_ steps: [Step]) {
        self.steps = steps
    }

    /// Ask, two seconds; SIGTERM, one second; SIGKILL to the group.
    package static let orderly = TeardownSequence([
        Step(.ask, patience: .seconds(2)),
        Step(.signal(SIGTERM), patience: .seconds(1)),
        Step(.signalGroup(SIGKILL)),
    ])

    /// SIGTERM, three seconds for what has to be said to another machine; SIGKILL to the group.
    package static let ofStarter = TeardownSequence([
        Step(.signal(SIGTERM), patience: .seconds(3)), Step(.signalGroup(SIGKILL)),
    ])

    /// SIGKILL to the group.
    package static let immediate = TeardownSequence([Step(.signalGroup(SIGKILL))])
}
