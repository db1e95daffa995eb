/// Stands for one call of `registerForTraitChanges`, so that it can be taken back.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}
