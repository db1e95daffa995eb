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
        let executable = plugin.executable.path
        let folders = [plugin.folder.path, FilePaths.folder(of: executable)]
        // A link to it may be somewhere else than it and its libraries.
        let linked = FilePaths.resolved(executable).map { [FilePaths.folder(of: $0)] } ?? []
        var confinement = Confinement(
            folders: folders + linked, data: data.path,
            sockets: [bootstrap.control, bootstrap.content].compactMap(Self.path(ofEndpoint:)),
            network: plugin.manifest.network && options.withNetwork.contains(plugin.identifier),
            limits: options.limits, environment: options.directories)
        confinement.isRequired = options.requiresSandbox
        self.init(
            program: ProcessDescription(
                executable: executable, environment: Self.environment(data, adding: options.environment),
                workingDirectory: plugin.folder.path),
            sandbox: options.sandbox, confinement: confinement,
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
