import MainLoop

/// The files and folders that a plugin may read of what was installed with it, each opened once: its own folder and,
/// where its program lies elsewhere, what the program needs there.
struct PluginFiles: Sendable {
    /// To be read and executed, with all that is in those that are folders.
    let readable: [OpenedFile]

    /// A folder of programs that SwiftPM built has a few of these.
    private static let mostParts = 64

    /// - Parameter program: How the plugin is started, for errors.
    /// - Throws: Where its folder or its program is not there, or is something else.
    init(of plugin: InstalledPlugin, startedAs program: ProcessDescription) throws(LaunchError) {
        let own: OpenedFile
        let executable: OpenedFile
        do throws(SystemCallError) {
            own = try OpenedFile(plugin.folder.path)
            executable = try OpenedFile(program.executable)
        } catch {
            throw LaunchError(spawning: program, failedWith: error)
        }
        guard own.isFolder, !plugin.hasManifestFile || Self.isThere("plugin.json", in: own) else {
            throw LaunchError(
                .workingDirectoryMissing,
                "\(plugin.folder.path) has led to \(own.location), which has no plugin.json and so is no folder of \(plugin.identifier); put the plugin back into its place."
            )
        }
        guard executable.isFile else {
            let what = executable.isFolder ? "a directory, not a program" : "neither a file nor a link to one"
            throw LaunchError(.notExecutable, "\(program.executable) is \(what).")
        }
        var readable = [own]
        // Around a folder of resources, where SwiftPM puts programs; or where code that knows the plugin has named one.
        let around = FilePaths.folder(of: program.executable)
        if !FilePaths.contains(plugin.folder.path, around), let folder = Self.around(own, at: around, of: plugin) {
            readable.append(folder)
        }
        if !readable.contains(where: { FilePaths.contains($0.location, executable.location) }) {
            // A link led to it. Whatever else lies there may be somebody else's.
            readable.append(executable)
            readable += Self.parts(beside: executable)
        }
        self.readable = readable
    }

    private static func isThere(_ name: String, in folder: OpenedFile) -> Bool {
        (try? OpenedFile(name, in: folder))?.isFolder == false
    }

    /// The folder that the executable is named in. Where the catalog found the plugin that is the one around its own.
    private static func around(_ own: OpenedFile, at path: String, of plugin: InstalledPlugin) -> OpenedFile? {
        guard let folder = try? OpenedFile(path), folder.isFolder else { return nil }
        guard plugin.hasManifestFile else { return folder }
        let inside = try? OpenedFile("\(folder.location)/\(plugin.folder.lastPathComponent)")
        return inside?.isSame(as: own) == true ? folder : nil
    }

    /// The files that a program which SwiftPM built loads from beside it: resources and libraries.
    private static func parts(beside executable: OpenedFile) -> [OpenedFile] {
        let name = executable.location.split(separator: "/").last.map(String.init) ?? ""
        guard let folder = try? OpenedFile(FilePaths.folder(of: executable.location)),
            let same = try? OpenedFile(name, in: folder), same.isSame(as: executable)
        else { return [] }
        let parts = folder.names.lazy.compactMap { name -> OpenedFile? in
            let isFolder = name.hasSuffix(".resources")
            guard isFolder || name.hasSuffix(".so") || name.contains(".so."),
                let part = try? OpenedFile(name, in: folder), isFolder ? part.isFolder : part.isFile
            else { return nil }
            return part
        }
        return Array(parts.prefix(mostParts))
    }
}
