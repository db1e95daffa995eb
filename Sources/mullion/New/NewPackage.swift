import Foundation

/// The files of a package, and the folder that they will be in.
struct NewPackage {
    let folder: URL
    let files: [NewFile]

    /// The folder for a package of this name: here.
    static func folder(_ name: PackageName) -> URL {
        URL.here.appending(component: name.text, directoryHint: .isDirectory)
    }

    /// Writes all of it or nothing.
    ///
    /// - Throws: Where the folder is there already, or cannot be written.
    func write() throws(CommandError) {
        // The system says whether it was there in the same moment in which it makes it.
        guard mkdir(folder.path, 0o777) == 0 else {
            let number = errno
            if number == EEXIST {
                throw CommandError(
                    .exists,
                    "\(folder.path) is there already, and nothing is overwritten. Choose another name, or move it away."
                )
            }
            throw CommandError(
                .fileSystem,
                "\(folder.path) cannot be made: \(String(cString: strerror(number))). Start from a folder in which you may write."
            )
        }
        do {
            for file in files {
                let place = folder.appending(path: file.path)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(file.text.utf8).write(to: place)
            }
        } catch {
            // Nothing in it is anybody else's.
            try? FileManager.default.removeItem(at: folder)
            throw CommandError(.fileSystem, "\(folder.path) cannot be written: \(error.localizedDescription)")
        }
    }
}
