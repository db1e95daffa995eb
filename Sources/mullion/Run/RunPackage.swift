import Foundation

/// The package that `mullion run` builds and watches.
struct RunPackage {
    let folder: URL
    /// What SwiftPM builds into.
    let scratch: URL

    /// - Parameter scratch: Nil for the usual one.
    /// - Throws: Where there is no package.
    init(folder: URL, scratch: URL?) throws(CommandError) {
        guard FileManager.default.fileExists(atPath: folder.appending(component: "Package.swift").path) else {
            throw CommandError(
                .noPackage,
                "\(folder.shown) has no Package.swift. Start mullion run in the folder of a package, or name that by --package-path FOLDER."
            )
        }
        self.folder = folder
        self.scratch = scratch ?? folder.appending(path: ".build", directoryHint: .isDirectory)
    }

    /// Where the programs are, and beside each the resources of its target.
    var programs: URL {
        scratch.appending(path: "debug", directoryHint: .isDirectory)
    }
}
