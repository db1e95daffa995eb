/// Who wants to hear of changed traits of one view or controller, in the order in which they asked.
@MainActor struct TraitChangeObservers {
    final class Registration: UITraitChangeRegistration {
        let traits: [UITrait]
        /// Gets the view or controller, which the registration does not hold, and the traits before the change.
        let handler: (AnyObject, UITraitCollection) -> Void
        /// What the object's traits were when it registered, until it is in a window for the first time.
        fileprivate var forecast: UITraitCollection?

        init(
            traits: [UITrait], forecast: UITraitCollection?, handler: @escaping (AnyObject, UITraitCollection) -> Void
        ) {
            self.traits = traits
            self.forecast = forecast
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

    /// Tells those for whom something changed, each once however many of its traits did. Who registered before the object
    /// was in a window knows the traits that it had then: that forecast may have turned out wrong, though nothing has
    /// changed since the object could be asked last.
    func notify(of object: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
        for registration in registrations {
            let known = registration.forecast ?? old
            registration.forecast = nil
            if registration.traits.contains(where: { new.values.differs(from: known.values, in: $0) }) {
                registration.handler(object, known)
            }
        }
    }
}
