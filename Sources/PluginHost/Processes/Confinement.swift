import MainLoop

/// What a plugin can reach, beyond its own memory. Nothing else: the rest of the file system, of the network and of this
/// user's processes is not there for it.
struct Confinement: Sendable {
    /// Files and folders of the system, with all that is in them, that it may read and execute. Those that are missing are
    /// left out.
    var readable: [String]
    /// The files and folders that it may read and execute besides. A plugin could have a hand in where their paths
    /// lead, so they are held open.
    let files: [OpenedFile]
    /// Folders whose names it may list, with those of all that is in them.
    var listable: [String]
    /// Folders in which it may do everything but execute programs.
    let data: [OpenedFile]
    var devices: [String]
    /// Paths of the Unix sockets that it may connect to.
    var sockets: [String]
    /// Whether it may use the internet.
    var network: Bool
    var limits: ResourceLimits
    /// Whether a kernel that lacks a part of this is a reason not to start the plugin.
    var isRequired = false

    /// What every plugin gets.
    ///
    /// - Parameters:
    ///   - files: What was installed with it.
    ///   - environment: Says where the system keeps its data (`XDG_DATA_DIRS`), of which icons are read.
    init(
        files: [OpenedFile], data: [OpenedFile], sockets: [String], network: Bool, limits: ResourceLimits,
        environment: [String: String]
    ) {
        let libraries = LoadedLibraries.folders
        readable = FilePaths.outermost(
            SystemFiles.readable + (network ? SystemFiles.readableWithNetwork : [])
                + SystemFiles.icons(environment: environment)
                + libraries + LoadedLibraries.backtracers(of: libraries))
        self.files = files
        listable = SystemFiles.listable
        self.data = data
        devices = SystemFiles.devices
        self.sockets = sockets
        self.network = network
        self.limits = limits
    }

    /// The descriptors that have to be passed on to `mullion-launch`, in this order.
    var descriptors: [OwnedDescriptor] {
        (files + data).map(\.descriptor)
    }

    /// For the command line of `mullion-launch`.
    ///
    /// - Parameter first: The number that the first of `descriptors` has there; the others follow.
    func arguments(descriptorsFrom first: Int) -> [String] {
        var words = [
            "--confine", "--open-files", "\(limits.openFiles)", "--file-size", "\(limits.fileSize)",
            "--processes", "\(limits.userProcesses)", "--badness", "\(limits.badness)",
        ]
        if network { words.append("--network") }
        if isRequired { words.append("--strict") }
        for (option, paths) in [
            ("--connect", sockets), ("--read", readable), ("--list", listable), ("--device", devices),
        ] {
            words += paths.flatMap { [option, $0] }
        }
        for (number, option) in zip(first..., files.map { _ in "--read-open" } + data.map { _ in "--write-open" }) {
            words += [option, "\(number)"]
        }
        return words
    }
}
