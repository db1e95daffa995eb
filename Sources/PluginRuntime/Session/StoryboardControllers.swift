import Diagnostics
import Foundation
import PluginProtocol
import UIKit

/// The controllers of a plugin that its manifest takes from storyboards.
@MainActor package struct StoryboardControllers {
    private struct Entry {
        let storyboard: PluginManifest.Storyboard
        /// The plugin's folder, in which the storyboard is.
        let folder: URL
    }

    private var entries: [String: Entry] = [:]
    /// The faults that were found while manifests were looked for, each with its place.
    private var problems: [String] = []

    /// The controllers of this program. Nothing is read before one is asked for.
    static let ofProgram = StoryboardControllers(
        executable: Bundle.main.executableURL, folders: ResourceFolders.folders(of: nil))

    /// - Parameters:
    ///   - executable: The program. Only manifests that name it are the plugin's: beside it there may be those of others.
    ///   - folders: Where `plugin.json` may lie.
    package init(executable: URL?, folders: [URL]) {
        let program = executable?.resolvingSymlinksInPath()
        for folder in folders {
            let file = folder.appendingPathComponent(PluginManifest.fileName)
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            do throws(ManifestError) {
                let manifest = try PluginManifest(contentsOf: file.path)
                guard
                    manifest.executable.candidates(in: folder).contains(where: {
                        $0.resolvingSymlinksInPath() == program
                    })
                else { continue }
                for (name, controller) in manifest.controllers where entries[name] == nil {
                    entries[name] = controller.storyboard.map { Entry(storyboard: $0, folder: folder) }
                }
            } catch {
                problems.append("\(error)")
            }
        }
    }

    /// A new controller of this name; nil, with a line in the log, where no storyboard is named for it, or it is not there.
    package func makeViewController(_ name: String) -> UIViewController? {
        guard let entry = entries[name] else {
            let known = entries.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
            let others = known.isEmpty ? "It names none." : "It names one for \(known)."
            Log.plugins.warning(
                "No storyboard is named for the controller \"\(name)\" in plugin.json. \(others) Name one, or write makeViewController(_:scene:). \(problems.joined(separator: " "))"
            )
            return nil
        }
        let storyboard = UIStoryboard(name: entry.storyboard.name, bundle: Bundle(path: entry.folder.path))
        if let identifier = entry.storyboard.identifier {
            return storyboard.controller(identifier, nil)
        }
        let controller = storyboard.instantiateInitialViewController()
        if controller == nil {
            Log.plugins.warning(
                "The storyboard \(entry.storyboard.name) names no controller to begin with; set Is Initial View Controller, or give \"identifier\" for \"\(name)\" in plugin.json."
            )
        }
        return controller
    }
}
