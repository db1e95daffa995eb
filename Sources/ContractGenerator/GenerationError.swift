import SwiftProtobufPluginLibrary

/// A rule of contracts that a `.proto` file breaks, with its place, in the form in which compilers name places.
struct GenerationError: Error, Hashable, CustomStringConvertible {
    let description: String

    init(_ message: String) {
        description = message
    }

    init<Place: ProvidesSourceCodeLocation & ProvidesLocationPath>(_ place: Place, _ message: String) {
        let file = place.file?.name ?? "?"
        // Lines and columns count from 0 there.
        let span = place.sourceCodeInfoLocation?.span ?? []
        let position = span.count >= 2 ? ":\(span[0] + 1):\(span[1] + 1)" : ""
        description = "\(file)\(position): error: \(message)"
    }
}
