/// The controllers that were presented from a controller, for dumps and for tests.
extension UIViewController {
    /// The controllers that `present(_:animated:completion:)` of this one has presented, whether this one is the presenter or a controller
    /// around it is. A controller whose source has gone counts as its presenter's. In a plugin, what the host presents for it is not among
    /// them.
    package final var presentedFromHere: [UIViewController] {
        presentationsFromHere.map(\.presented)
    }

    final var presentationsFromHere: [Presentation] {
        sequence(first: self, next: \.holder).compactMap { holder in
            holder.presentations.own.flatMap { $0.phase != .over && $0.origin === self ? $0 : nil }
        }
    }
}
