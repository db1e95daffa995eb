import PluginProtocol
import PluginTransport

extension LauncherCommand {
    /// How a plugin is started that is to reach this host.
    ///
    /// - Parameters:
    ///   - spare: A directory of this host's, for the data of plugins where the user has no other place.
    init(
        starting plugin: InstalledPlugin, reaching bootstrap: Bootstrap, options: SpawnOptions, spare: String,
        controlGroup: ControlGroup?
    ) throws {
        let data = try DataFolder(of: plugin.identifier, environment: options.directories, spare: spare)
        let program = ProcessDescription(
            executable: plugin.executable.path, environment: Self.environment(data, adding: options.environment),
            workingDirectory: plugin.folder.path)
        // Without a sandbox it may reach everything, and nothing is opened for it.
        let isConfined = options.sandbox != .none
        var confinement = Confinement(
            files: try isConfined ? PluginFiles(of: plugin, startedAs: program).readable : [],
            data: try isConfined ? [data.open()] : [],
            sockets: [bootstrap.control, bootstrap.content].compactMap(Self.path(ofEndpoint:)),
            network: plugin.manifest.network && options.withNetwork.contains(plugin.identifier),
            limits: options.limits, environment: options.directories)
        confinement.isRequired = options.requiresSandbox
        self.init(
            program: program, sandbox: options.sandbox, confinement: confinement,
            launcher: try LauncherProgram.find(at: options.launcher), controlGroup: controlGroup?.path,
            searchPath: options.directories["PATH"] ?? "/usr/bin:/bin")
    }

    private static func environment(_ data: DataFolder, adding additions: [String: String]) -> ChildEnvironment {
        var environment = ChildEnvironment(adding: additions.merging(data.environment) { $1 })
        environment.variables[Bootstrap.descriptorVariable] = lifeline
        // It is the way to the user's session: its bus, its windows, its services.
        environment.variables["XDG_RUNTIME_DIR"] = nil
        return environment
    }

    /// `/run/…/c` of `ipc:///run/…/c`.
    private static func path(ofEndpoint endpoint: String) -> String? {
        let scheme = "ipc://"
        return endpoint.hasPrefix(scheme) ? String(endpoint.dropFirst(scheme.count)) : nil
    }
}
