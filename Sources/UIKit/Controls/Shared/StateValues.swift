/// One value of a button for each state that has one of its own.
struct StateValues<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// The value that was set for exactly this state. A control answers `shown(in:)` for a state.
    subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// What is shown in a state: what was set for it, or for it without the focus, else for the normal one.
    func shown(in state: UIControl.State) -> Value? {
        values[state] ?? values[state.subtracting(.focused)] ?? values[.normal]
    }
}
