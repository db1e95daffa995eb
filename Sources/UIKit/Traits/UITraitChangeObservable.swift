/// Something whose traits can be watched.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

/// Keeps the registrations. A requirement of the public protocol could be called by everybody.
@MainActor protocol TraitChangeSource: AnyObject {
    var traitChangeObservers: TraitChangeObservers { get set }
    /// The traits now, if the object has never been in a window.
    var traitForecast: UITraitCollection? { get }
}

extension UITraitChangeObservable {
    /// Calls `handler` with the receiver and its former traits whenever one of `traits` changed, before layout and before
    /// `traitCollectionDidChange(_:)` (TRAIT-06). There is no call for the traits as they are. The traits of an object that
    /// is in no window yet are a forecast: if its first window has others, that is a change.
    ///
    /// The registration lasts as long as the receiver, unless it is taken back.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let source = self as? any TraitChangeSource
        let registration = TraitChangeObservers.Registration(traits: traits, forecast: source?.traitForecast) {
            object, previous in
            if let environment = object as? Self { handler(environment, previous) }
        }
        source?.traitChangeObservers.add(registration)
        return registration
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitChangeSource)?.traitChangeObservers.remove(registration)
    }
}
