/// What a figure is to reach.
package enum Goal: Codable, Hashable, Sendable {
    /// The median, in the figure's own unit.
    case median(atMost: Double)
    /// The median in proportion to the anchor's.
    case ratio(atMost: Double)
    /// The 99th percentile in proportion to the anchor's.
    case tailRatio(atMost: Double)

    package var limit: Double {
        switch self {
        case .median(let limit), .ratio(let limit), .tailRatio(let limit): limit
        }
    }
}
