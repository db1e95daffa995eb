import Foundation

/// A package, as its `Package.swift` has it.
struct SwiftPackage {
    let folder: URL
    let targets: [PackageTarget]

    /// - Throws: Where the folder has no package, or SwiftPM does not understand it.
    init(at folder: URL) throws(CommandError) {
        guard FileManager.default.fileExists(atPath: folder.appending(component: "Package.swift").path) else {
            throw CommandError(
                .noPackage, "\(folder.shown) has no Package.swift. Name the folder of a package, or start from there.")
        }
        guard let swift = ToolRun.program(named: "swift") else {
            throw CommandError(
                .missingProgram, "There is no command swift. Put the bin folder of the Swift toolchain into PATH.")
        }
        // With a folder of its own for what SwiftPM keeps it neither waits for a build, nor has one begin anew.
        let scratch = try TemporaryFolder()
        let run = try ToolRun(
            swift,
            ["package", "--package-path", folder.path, "--scratch-path", scratch.url.path, "dump-package"])
        // Something about fetching may stand before the object.
        guard run.succeeded, let start = run.output.firstIndex(of: UInt8(ascii: "{")),
            let manifest = try? JSONDecoder().decode(Manifest.self, from: run.output[start...])
        else {
            throw CommandError(
                .noPackage, "SwiftPM does not understand the package in \(folder.shown):\n\(run.complaints)")
        }
        self.folder = folder
        targets = manifest.targets
    }

    private struct Manifest: Decodable {
        let targets: [PackageTarget]
    }

    /// The names of all targets and products that a target depends on, of those that its dependencies in this package depend on too.
    func dependencies(of target: PackageTarget) -> Set<String> {
        var known: Set<String> = []
        var waiting = Array(target.dependencies)
        while let name = waiting.popLast() {
            guard known.insert(name).inserted else { continue }
            waiting += targets.first { $0.name == name }?.dependencies ?? []
        }
        return known
    }

    func folder(of target: PackageTarget) -> URL {
        target.folder(in: folder)
    }
}
