import ArgumentParser
import Foundation
import PluginHost

/// What `mullion run` and `mullion debug` take, and how they begin.
struct RunOptions: ParsableArguments {
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
                "mullion starts the plugin itself, to start it anew; leave out --plugins and MULLION_PLUGINS_DIRECTORY"
            )
        }
    }

    /// Returns only by ending the program, or by throwing.
    ///
    /// - Parameter waitsForDebugger: Whether each process of the plugin waits for one before it does anything.
    func start(waitsForDebugger: Bool = false) throws {
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
                source: source, package: package, build: build, options: try host.spawnOptions(),
                renderer: host.renderer, waitsForDebugger: waitsForDebugger, skipsFirstBuild: noBuild)
            let application = HostApplication(options: host, companion: session, isInspectedUsually: true)
            session.onFirstLook = { [weak application] in application?.beginLifetime() }
            application.run(RunDelegate(session))
        }
    }
}
