import Foundation

/// The state that a controller, those below it and their views keep for a later process: an archive for each of them, by its restoration path.
///
/// A controller takes part if it has a `restorationIdentifier`, and all above it up to the first one have (REST-04, REST-06). Equal
/// identifiers on a navigation controller's stack are told apart by their order, from the root up (NAV-15).
package struct RestorableState: Hashable, Sendable {
    /// The archives by restoration paths: the identifiers from the first controller down to each, joined by `/` (REST-08). On a stack the
    /// second controller with an identifier has `//1` after it, the third one `//2` and so on, so that what was kept is found again by
    /// a build in which the stack has other pages in between. A view has the path of its controller, `///` and its own identifier.
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
            archives[path] = Self.archive(controller.encodeRestorableState)
            Self.visitViews(of: controller, at: path) { view, path in
                guard archives[path] == nil else {
                    UsageDiagnostic.report(
                        .restorationPathTwice,
                        "\(view) has the restorationIdentifier of another view of its controller, so that its state is not kept; "
                            + "give it another one")
                    return
                }
                archives[path] = Self.archive(view.encodeRestorableState)
            }
        }
        if archives.isEmpty { return nil }
    }

    @MainActor private static func archive(_ encode: (NSCoder) -> Void) -> Data {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        // Written twice it has the same bytes, which the binary format has not.
        archiver.outputFormat = .xml
        encode(archiver)
        archiver.finishEncoding()
        return archiver.encodedData
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
            if Self.unarchive(archive, of: controller, controller.decodeRestorableState) { restored.append(controller) }
            Self.visitViews(of: controller, at: path) { view, path in
                guard let archive = left.removeValue(forKey: path) else { return }
                _ = Self.unarchive(archive, of: view, view.decodeRestorableState)
            }
        }
        for controller in restored { controller.applicationFinishedRestoringState() }
    }

    /// - Returns: Whether the archive could be read.
    @MainActor private static func unarchive(
        _ archive: Data, of owner: UIResponder, _ decode: (NSCoder) -> Void
    ) -> Bool {
        do {
            let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archive)
            unarchiver.requiresSecureCoding = false
            decode(unarchiver)
            unarchiver.finishDecoding()
            return true
        } catch {
            UsageDiagnostic.report(
                .unreadableState, "what \(owner) kept cannot be read, and it begins afresh: \(error)")
            return false
        }
    }

    /// Calls `body` with each view of a controller that takes part and its restoration path; those of the controllers below it are left out
    /// (REST-16). Nothing is loaded for that.
    @MainActor private static func visitViews(
        of controller: UIViewController, at path: String, _ body: (UIView, String) -> Void
    ) {
        func visit(_ view: UIView) {
            if let identifier = view.restorationIdentifier, !identifier.isEmpty {
                body(view, "\(path)///\(identifier)")
            }
            for subview in view.subviews where subview.viewController == nil { visit(subview) }
        }
        controller.viewIfLoaded.map(visit)
    }

    /// Calls `body` with each controller that takes part and its restoration path, parents first. One without an identifier is passed
    /// over with all that are below it (REST-07).
    @MainActor private static func visit(_ controller: UIViewController, _ body: (UIViewController, String) -> Void) {
        guard let identifier = Self.identifier(of: controller) else { return }
        visit(controller, at: identifier, body)
    }

    @MainActor private static func visit(
        _ controller: UIViewController, at path: String, _ body: (UIViewController, String) -> Void
    ) {
        body(controller, path)
        let stack = (controller as? UINavigationController)?.viewControllers
        // A page that is still seen leaving is a child and not on the stack any more, so it comes last.
        let children = stack.map { pages in pages + controller.children.filter { !pages.contains($0) } }
        var counts: [String: Int] = [:]
        for child in children ?? controller.children {
            guard let identifier = Self.identifier(of: child) else { continue }
            let path = "\(path)/\(identifier)"
            let place = counts[path, default: 0]
            counts[path] = place + 1
            // No identifier is empty, so two slashes in a row stand in no other path.
            visit(child, at: stack == nil || place == 0 ? path : "\(path)//\(place)", body)
        }
    }

    @MainActor private static func identifier(of controller: UIViewController) -> String? {
        controller.restorationIdentifier.flatMap { $0.isEmpty ? nil : $0 }
    }
}
