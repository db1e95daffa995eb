import Glibc

extension TeardownSequence {
    /// The same for a process below `mullion-launch`, which passes signals on to it.
    ///
    /// SIGKILL would end the launcher alone; SIGUSR1 tells it to kill all that is below it. One that was stopped is let go
    /// on for that, and one that does not end even so is killed itself. That takes its time, for then nobody follows what
    /// the plugin has started, and there may be much of that to end.
    package var throughLauncher: TeardownSequence {
        TeardownSequence(
            steps.flatMap { step in
                guard step.action == .signalGroup(SIGKILL) else { return [step] }
                return [
                    Step(.signal(SIGUSR1)),
                    Step(.signal(SIGCONT), patience: .seconds(10)),
                    Step(.signalGroup(SIGKILL), patience: step.patience),
                ]
            })
    }
}
