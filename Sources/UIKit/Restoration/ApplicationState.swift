import Foundation

/// What a program keeps over its end.
struct ApplicationState: Codable {
    /// A file of another format is none of this build's.
    private static let format = 1

    private var format = Self.format
    /// What the application's delegate wrote, with UIKit's facts of the program.
    let application: Data
    /// The archives of registered objects, by their identifiers.
    let objects: [String: Data]
    /// Those of controllers and views, by the keys of `StatePath`.
    let controllers: [String: Data]

    init(application: Data, objects: [String: Data], controllers: [String: Data]) {
        self.application = application
        self.objects = objects
        self.controllers = controllers
    }

    /// - Throws: Where the data did not come out of `data()`.
    init(_ data: Data) throws {
        self = try PropertyListDecoder().decode(Self.self, from: data)
        guard format == Self.format else { throw CocoaError(.propertyListReadUnknownVersion) }
    }

    func data() throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(self)
    }
}
