/// What was presented from a controller, for whoever tells of it.
extension UIViewController {
    /// The controllers that `present(_:animated:completion:)` of this one has had presented, be the presenter itself or a controller around it.
    /// One whose source has gone is its presenter's. What a host presents for a plugin is not among them in the plugin.
    package final var presentedFromHere: [UIViewController] {
        presentationsFromHere.map(\.presented)
    }

    final var presentationsFromHere: [Presentation] {
        sequence(first: self, next: \.holder).compactMap { holder in
            holder.presentations.own.flatMap { $0.phase != .over && $0.origin === self ? $0 : nil }
        }
    }
}
