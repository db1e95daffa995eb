/// The animations for some sections or items, which mostly are one and the same: only those that differ from the first one are kept by
/// their places.
package struct PlaceAnimations<Place: Hashable & Sendable>: Sendable {
    private var common: Int?
    private var isFirst = true
    private var exceptions: [Place: Int?] = [:]

    /// The animation for a place that was named; nil where none was asked for.
    package subscript(place: Place) -> Int? {
        exceptions.isEmpty ? common : exceptions[place] ?? common
    }

    mutating func append(_ animation: Int?, for places: some Sequence<Place>) {
        if isFirst {
            isFirst = false
            common = animation
        } else if animation != common {
            for place in places { exceptions[place] = .some(animation) }
        }
    }
}
