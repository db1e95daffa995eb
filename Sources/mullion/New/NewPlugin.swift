import Foundation
import PluginProtocol

/// A package with a plugin, its controllers, a host that shows it, and a test.
///
/// The controllers have a target of their own: a host can show them in its own process too, and tests can make them. The texts of
/// the files are in `Templates`.
struct NewPlugin {
    let name: PackageName
    let identifier: PluginIdentifier
    let mullion: PackagePath
    let contract: NewContract?
    /// Whether its controllers are written with `@objc` and `#selector`, which the build plugin makes Linux's compiler take.
    let hasAppleSources: Bool

    /// Those that come into one build with Mullion's; its tests do not.
    var targets: [String] {
        ["\(name)Controllers", "\(name)Host", "\(name)Plugin"] + (contract.map { [$0.module] } ?? [])
    }

    var files: [NewFile] {
        [
            .gitignore,
            NewFile("Package.swift", packageText),
            NewFile("Plugins/\(name)/\(name)Plugin.swift", pluginText),
            NewFile("Plugins/\(name)/plugin.json", manifestText),
            NewFile("README.md", readmeText),
        ] + (contract.map { $0.files(host: "Sources/\(name)Host") } ?? []) + controllerFiles + [
            NewFile("Sources/\(name)Host/AppDelegate.swift", hostText),
            NewFile("Tests/\(name)Tests/\(name)Tests.swift", testText),
        ]
    }

    private var controllerFiles: [NewFile] {
        let folder = "Sources/\(name)Controllers/"
        guard hasAppleSources else { return [NewFile("\(folder)\(name)ViewController.swift", controllerText)] }
        return [
            NewFile("\(folder)Sources.swift", sourcesText),
            NewFile("\(folder)Xcode/\(name)ViewController.swift", controllerText),
        ]
    }

    var next: NextCommands {
        NextCommands(commands: [
            ("mullion run", "builds the plugin and shows it, and shows it anew whenever you change its sources"),
            ("swift run \(name)Host", "builds everything, the first time for some minutes, and shows it"),
            ("swift test", "presents the plugin, taps it, kills it, and sees it come back"),
            ("mullion check", "says whether a host will find it, and what is wrong where not"),
        ])
    }

    /// Says what was made and what to do next.
    func printSummary() {
        let what = "a plugin, its controllers, a host that shows it, and a test"
        NewSummary(
            title: "Made \(name): " + what + (contract == nil ? "." : ", with a contract between plugin and host."),
            folder: name.text, files: files.map(\.path),
            next: NextCommands(commands: [("cd \(name)", "")] + next.commands)
        ).print()
    }
}
