import Foundation

/// The state that controllers, those below them and their views keep for a later process: an archive for each of them, by its restoration path.
///
/// A controller takes part if it has a `restorationIdentifier`, and all above it up to the first one have (REST-04, REST-06), or if one that takes
/// part, or the application's delegate, has encoded a reference to it (REST-14). Equal identifiers on a navigation controller's stack are told
/// apart by their order, from the root up (NAV-15).
package struct RestorableState: Hashable, Sendable {
    /// The archives by the keys of `StatePath`.
    let archives: [String: Data]

    init(archives: [String: Data]) {
        self.archives = archives
    }

    /// The state of one controller and what is below it; nothing that it presents counts.
    ///
    /// - Returns: Nil where the controller keeps nothing.
    @MainActor package init?(of controller: UIViewController) {
        let preservation = StatePreservation(of: [controller], withPresented: false)
        preservation.encodeControllers()
        if preservation.archives.isEmpty { return nil }
        archives = preservation.archives
    }

    /// - Throws: Where the data did not come out of `data()`.
    package init(_ data: Data) throws {
        archives = try PropertyListDecoder().decode([String: Data].self, from: data)
    }

    package func data() throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(archives)
    }

    /// Gives the controller and those below it what they kept. Their views are loaded before that (REST-42).
    @MainActor package func restore(_ controller: UIViewController) {
        let restoration = StateRestoration(self, roots: [controller], withPresented: false)
        restoration.find()
        restoration.decode()
        restoration.finish()
    }
}
