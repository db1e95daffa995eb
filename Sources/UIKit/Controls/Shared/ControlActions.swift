/// The actions of a control, in the order in which they were added.
struct ControlActions {
    private struct Registration {
        let action: UIAction
        var events: UIControl.Event
    }

    private var registrations: [Registration] = []

    @MainActor mutating func add(_ action: UIAction, for events: UIControl.Event) {
        if let index = index(of: action.identifier) {
            registrations[index] = Registration(action: action, events: registrations[index].events.union(events))
        } else {
            registrations.append(Registration(action: action, events: events))
        }
    }

    @MainActor mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        guard let index = index(of: identifier) else { return }
        registrations[index].events.subtract(events)
        if registrations[index].events.isEmpty { registrations.remove(at: index) }
    }

    @MainActor private func index(of identifier: UIAction.Identifier) -> Int? {
        registrations.firstIndex { $0.action.identifier == identifier }
    }

    func actions(for events: UIControl.Event) -> [UIAction] {
        registrations.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
    }

    var all: [(action: UIAction, events: UIControl.Event)] {
        registrations.map { ($0.action, $0.events) }
    }
}
