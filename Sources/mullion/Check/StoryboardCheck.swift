import Foundation
import PluginProtocol

/// Looks whether the storyboards that a plugin names for its controllers are there, and have the identifiers.
struct StoryboardCheck {
    /// Each without the file.
    private(set) var mistakes: [String] = []

    /// - Parameter folder: The folder of the manifest, in which the storyboards are too.
    init(_ manifest: PluginManifest, in folder: URL) {
        let named = manifest.controllers.sorted { $0.key < $1.key }.compactMap { name, controller in
            controller.storyboard.map { (key: "controllers.\(name)", storyboard: $0) }
        }
        guard !named.isEmpty else { return }
        let files = folder.filesBelow.filter { $0.pathExtension == "storyboard" }
        for (key, storyboard) in named {
            let found = files.filter { $0.deletingPathExtension().lastPathComponent == storyboard.name }
            guard let file = found.first else {
                let known = Set(files.map { $0.deletingPathExtension().lastPathComponent }).sorted()
                mistakes.append(
                    "\"\(key).storyboard\": there is no \(storyboard.name).storyboard in \(folder.shown). "
                        + (known.isEmpty ? "There is none at all." : "There are: \(known.joined(separator: ", ")).")
                        + " Correct the name, or put the file there.")
                continue
            }
            if let identifier = storyboard.identifier, !Self.has(identifier, file) {
                mistakes.append(
                    "\"\(key).identifier\": no controller in \(file.shown) has the Storyboard ID \(identifier). Correct the name, or give it to the controller."
                )
            }
        }
    }

    /// Returns whether a file has an identifier. One that could be written in another way in XML, or a file that cannot be read, counts as found.
    private static func has(_ identifier: String, _ file: URL) -> Bool {
        guard !identifier.contains(where: { "&<>\"'".contains($0) }),
            let text = try? String(contentsOf: file, encoding: .utf8)
        else { return true }
        return text.contains("storyboardIdentifier=\"\(identifier)\"")
    }
}
