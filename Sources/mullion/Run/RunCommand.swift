import ArgumentParser
import Foundation
import PluginHost

/// Shows one plugin of a package in a window, and shows it anew whenever its sources change.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Builds a plugin, shows it in a window, and shows it anew whenever its sources change.",
        discussion: """
            It watches Sources/, Plugins/ and Package.swift of the package. After a change the plugin is built, and its new process \
            takes the place of the old one when it has drawn; what a controller keeps by state restoration stays. A mistake in the \
            sources is shown above the pane, which goes on meanwhile.

            Words after -- are for each `swift build`.
            """)

    @Argument(
        help: ArgumentHelp(
            "The plugin: its identifier, or the name of its executable or folder.",
            discussion: "Without it: the only one of the package."))
    var plugin: String?

    @Option(help: "Which controller of the plugin. Without it: its only one, or `main`.")
    var controller: String?

    @Option(help: ArgumentHelp("The folder of the package. Without it: this one.", valueName: "folder"))
    var packagePath = "."

    @Option(
        help: ArgumentHelp(
            "The folder that swift build builds into. Without it: .build of the package.", valueName: "folder"))
    var scratchPath: String?

    @Flag(help: "Begin with what is built already. What changes is built as ever.")
    var noBuild = false

    @OptionGroup(title: "Options of every host") var host: HostOptions

    func validate() throws {
        guard host.pluginsDirectory() == nil else {
            throw ValidationError(
                "mullion run starts the plugin itself, to start it anew; leave out --plugins and MULLION_PLUGINS_DIRECTORY"
            )
        }
    }

    func run() throws {
        host.endIfOnlyAsking()
        let folder = URL(fileURLWithPath: packagePath, isDirectory: true).standardizedFileURL
        let package = try RunPackage(
            folder: folder, scratch: scratchPath.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
        )
        let plugin = try PluginChoice(in: folder).plugin(named: plugin)
        let source = PluginSource(manifest: plugin.file, controller: controller)
        _ = try source.read()
        let build = try SwiftBuild(package: package, words: host.own)
        try MainActor.assumeIsolated {
            let session = try RunSession(
                source: source, package: package, build: build, options: host.spawnOptions(), skipsFirstBuild: noBuild)
            let application = HostApplication(options: host, companion: session)
            session.onFirstLook = { [weak application] in application?.beginLifetime() }
            application.run(RunDelegate(session))
        }
    }
}
