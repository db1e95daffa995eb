/// The outcome of a drop for the items.
package enum DropOutcome: String, Hashable, Sendable, CaseIterable {
    case cancel, forbidden, copy, move
}
