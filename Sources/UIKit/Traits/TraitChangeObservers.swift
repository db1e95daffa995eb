/// Who wants to hear of changed traits of one view or controller, in the order in which they asked.
@MainActor struct TraitChangeObservers {
    final class Registration: UITraitChangeRegistration {
        let traits: [UITrait]
        /// Gets the view or controller, which the registration does not hold, and the traits before the change.
        let handler: (AnyObject, UITraitCollection) -> Void

        init(traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
            self.traits = traits
            self.handler = handler
        }
    }

    private var registrations: [Registration] = []

    mutating func add(_ registration: Registration) {
        registrations.append(registration)
    }

    mutating func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Tells those for whom something changed, each once however many of its traits did.
    func notify(of object: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
        for registration in registrations
        where registration.traits.contains(where: { new.values.differs(from: old.values, in: $0) }) {
            registration.handler(object, old)
        }
    }
}
