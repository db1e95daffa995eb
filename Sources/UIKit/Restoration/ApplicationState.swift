import Foundation

/// The state of a program's interface, as it is kept over the end of the program.
struct ApplicationState: Codable {
    /// The number of the format that this build reads and writes; a state of another one is not read.
    private static let format = 1

    private var format = Self.format
    /// The archive of the application's delegate, with UIKit's facts of the program.
    let application: Data
    /// The archives of registered objects, by their identifiers.
    let objects: [String: Data]
    /// The archives of controllers and views, by the keys of `StatePath`.
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
