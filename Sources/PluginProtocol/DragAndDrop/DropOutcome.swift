/// What becomes of what is dropped.
package enum DropOutcome: String, Hashable, Sendable, CaseIterable {
    case cancel, forbidden, copy, move
}
