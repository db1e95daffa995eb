/// What a button without a configuration says in its states.
struct ButtonTitles {
    var titles: [UIControl.State: String] = [:]
    var colors: [UIControl.State: UIColor] = [:]

    func title(for state: UIControl.State) -> String? {
        Self.value(titles, state)
    }

    func color(for state: UIControl.State) -> UIColor? {
        Self.value(colors, state)
    }

    /// What was set for exactly this state, or without the focus, else for the normal one.
    private static func value<Value>(_ values: [UIControl.State: Value], _ state: UIControl.State) -> Value? {
        values[state] ?? values[state.subtracting(.focused)] ?? values[.normal]
    }
}
