/// Whom a control tells, in the order in which they were added: actions, and targets.
struct ControlActions {
    private struct Registration {
        let handler: EventHandler
        var events: UIControl.Event
    }

    private var registrations: [Registration] = []

    // MARK: Actions

    @MainActor mutating func add(_ action: UIAction, for events: UIControl.Event) {
        if let index = index(of: action.identifier) {
            registrations[index] = Registration(
                handler: .action(action), events: registrations[index].events.union(events))
        } else {
            registrations.append(Registration(handler: .action(action), events: events))
        }
    }

    @MainActor mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        guard let index = index(of: identifier) else { return }
        registrations[index].events.subtract(events)
        if registrations[index].events.isEmpty { registrations.remove(at: index) }
    }

    @MainActor private func index(of identifier: UIAction.Identifier) -> Int? {
        registrations.firstIndex { $0.handler.action?.identifier == identifier }
    }

    // MARK: Targets

    /// A target that has the action already hears of these events too. Those that are gone are forgotten.
    mutating func add(_ target: Any?, _ action: Selector, for events: UIControl.Event) {
        registrations.removeAll { $0.handler.target?.isOver == true }
        if let index = registrations.firstIndex(where: { $0.handler.target?.isSame(target, action) == true }) {
            registrations[index].events.formUnion(events)
        } else {
            registrations.append(Registration(handler: .target(TargetAction(target, action)), events: events))
        }
    }

    /// - Parameters:
    ///   - target: Nil stands for every target.
    ///   - action: Nil stands for every action.
    mutating func remove(_ target: Any?, _ action: Selector?, for events: UIControl.Event) {
        for index in registrations.indices where registrations[index].handler.target?.matches(target, action) == true {
            registrations[index].events.subtract(events)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    // MARK: Those who are told

    func handlers(for events: UIControl.Event) -> [EventHandler] {
        registrations.filter { !$0.events.isDisjoint(with: events) && $0.handler.target?.isOver != true }.map(\.handler)
    }

    var all: [(handler: EventHandler, events: UIControl.Event)] {
        registrations.filter { $0.handler.target?.isOver != true }.map { ($0.handler, $0.events) }
    }
}
