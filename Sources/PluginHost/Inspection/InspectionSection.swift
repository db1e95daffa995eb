/// A part of what a host shows, as a dump has it.
package enum InspectionSection: String, CaseIterable, Sendable {
    case elements
    case controllers
    case layers

    /// The line before it, where a dump has several.
    package var heading: String {
        switch self {
        case .elements: "Elements:"
        case .controllers: "Controllers:"
        case .layers: "Layers:"
        }
    }
}
