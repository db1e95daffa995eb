import Foundation

/// What a controller and those below it keep for a later process: an archive for each, by its restoration path.
///
/// A controller takes part if it has a `restorationIdentifier`, and all above it up to the first one have (REST-04, REST-06).
package struct RestorableState: Hashable, Sendable {
    /// By the identifiers from the first controller down to it, joined by `/` (REST-08).
    private var archives: [String: Data]

    /// - Returns: Nil where the controller keeps nothing.
    @MainActor package init?(of controller: UIViewController) {
        archives = [:]
        Self.visit(controller) { controller, path in
            guard archives[path] == nil else {
                UsageDiagnostic.report(
                    .restorationPathTwice,
                    "\(controller) has the restoration path \(path) of another controller, so that its state is not kept; "
                        + "give it another restorationIdentifier")
                return
            }
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            // Written twice it has the same bytes, which the binary format has not.
            archiver.outputFormat = .xml
            controller.encodeRestorableState(with: archiver)
            archiver.finishEncoding()
            archives[path] = archiver.encodedData
        }
        if archives.isEmpty { return nil }
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
        var restored: [UIViewController] = []
        var left = archives
        Self.visit(controller) { controller, path in
            // Of two with the same path the first has kept something.
            guard let archive = left.removeValue(forKey: path) else { return }
            controller.loadViewIfNeeded()
            do {
                let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archive)
                unarchiver.requiresSecureCoding = false
                controller.decodeRestorableState(with: unarchiver)
                unarchiver.finishDecoding()
                restored.append(controller)
            } catch {
                UsageDiagnostic.report(
                    .unreadableState, "what \(controller) kept cannot be read, and it begins afresh: \(error)")
            }
        }
        for controller in restored { controller.applicationFinishedRestoringState() }
    }

    /// Calls `body` with each controller that takes part, parents first. One without an identifier is passed over with all that
    /// are below it (REST-07).
    @MainActor private static func visit(
        _ controller: UIViewController, below path: String = "", _ body: (UIViewController, String) -> Void
    ) {
        guard let identifier = controller.restorationIdentifier, !identifier.isEmpty else { return }
        let path = path.isEmpty ? identifier : "\(path)/\(identifier)"
        body(controller, path)
        for child in controller.children { visit(child, below: path, body) }
    }
}
