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

    /// Sends `action` to the receiver whenever one of `traits` changed, as the form with a handler calls that. The method may take the object whose
    /// traits changed, and its former traits.
    @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
        -> any UITraitChangeRegistration
    {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// The same for another target, which is not retained.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = TargetAction(target, action)
        return registerForTraitChanges(traits) { (environment: Self, previous) in
            guard let object = target.target else { return }
            ObjectRegistry.shared.perform(action, on: object, MethodArguments(environment, previous))
        }
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitChangeSource)?.traitChangeObservers.remove(registration)
    }
}
