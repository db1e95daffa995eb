import PluginHost

/// A plugin's process that is no child of its host.
@MainActor final class StartedPlugin {
    var child: ChildProcess?
    var lines: [String] = []
    var status: ChildExitStatus?
}
