/// Something whose traits can be watched.
@MainActor public protocol UITraitChangeObservable: AnyObject {}

/// Keeps the registrations. A requirement of the public protocol could be called by everybody.
@MainActor protocol TraitChangeSource: AnyObject {
    var traitChangeObservers: TraitChangeObservers { get set }
}

extension UITraitChangeObservable {
    /// Calls `handler` with the receiver and its former traits whenever one of `traits` changed, before layout and before
    /// `traitCollectionDidChange(_:)` (TRAIT-06). There is no call for the traits as they are.
    ///
    /// The registration lasts as long as the receiver, unless it is taken back.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitChangeObservers.Registration(traits: traits) { object, previous in
            if let environment = object as? Self { handler(environment, previous) }
        }
        (self as? any TraitChangeSource)?.traitChangeObservers.add(registration)
        return registration
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitChangeSource)?.traitChangeObservers.remove(registration)
    }
}
