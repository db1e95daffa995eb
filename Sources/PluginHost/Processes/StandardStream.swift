/// Where a child printed a line.
package enum StandardStream: Hashable, Sendable {
    /// stdout, descriptor 1.
    case output
    /// stderr, descriptor 2.
    case error
}
