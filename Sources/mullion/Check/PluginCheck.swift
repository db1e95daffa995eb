import Foundation
import PluginHost
import PluginProtocol

/// A plugin's manifest, and the mistakes in it and in what it names, each as a sentence with its mend.
struct PluginCheck {
    let file: URL
    private(set) var manifest: PluginManifest?
    private(set) var mistakes: [String] = []
    /// Where its program is, or would be; nil where somebody else starts it.
    private(set) var program: URL?
    /// Whether there is something to compare the manifest with: a package that was never built has no program yet, which is no mistake.
    private(set) var isBuilt = true

    /// - Parameters:
    ///   - package: The folder of the package that it is in, where it is in one.
    ///   - contracts: Those of the package.
    init(_ file: URL, package: URL?, contracts: PackageContracts?) {
        self.file = file
        do throws(ManifestError) {
            let manifest = try PluginManifest(contentsOf: file.shown)
            self.manifest = manifest
            mistakes += manifest.warnings
            checkProtocol(of: manifest)
            checkProgram(of: manifest, package: package)
            StoryboardCheck(manifest, in: file.deletingLastPathComponent()).mistakes.forEach { add($0) }
            if let contracts { ContractCheck(manifest, contracts: contracts).mistakes.forEach { add($0) } }
        } catch {
            mistakes.append(error.message)
        }
    }

    /// - Parameter mistake: Without the place.
    private mutating func add(_ mistake: String) {
        mistakes.append("\(file.shown), \(mistake)")
    }

    private mutating func checkProtocol(of manifest: PluginManifest) {
        let supported = ProtocolVersionRange.supported
        guard manifest.protocolVersions.best(with: supported) == nil else { return }
        add(
            "\"protocol\": the plugin speaks \(manifest.protocolVersions), and this Mullion \(supported): no host would open it. Build the plugin with this Mullion, and name what it speaks."
        )
    }

    private mutating func checkProgram(of manifest: PluginManifest, package: URL?) {
        guard case .spawned = manifest.launch else { return }
        let folder = file.deletingLastPathComponent()
        let built = package.map { package in
            ["debug", "release"].map { package.appending(path: ".build/\($0)", directoryHint: .isDirectory) }
        }
        let candidates =
            manifest.executable.candidates(in: folder)
            + (built ?? []).map { $0.appending(path: manifest.executable.rawValue) }
        let found = candidates.first { FileManager.default.fileExists(atPath: $0.path) }
        program = found ?? candidates.last
        if found == nil, let built, !built.contains(where: \.isDirectory) {
            isBuilt = false
            return
        }
        if found == nil, package != nil {
            add(
                "\"executable\": there is no program \(manifest.executable); it was looked for at \(candidates.map(\.shown).joined(separator: ", ")). Build it (swift build), or correct the name, which is that of an executable target."
            )
            return
        }
        let plugin = InstalledPlugin(manifest: manifest, folder: folder, executable: program ?? folder)
        if let fault = ProgramCheck.fault(of: plugin) { mistakes.append(fault) }
        if let found, let built { checkCopy(of: manifest, beside: found, built) }
    }

    /// A host finds what SwiftPM put beside the programs, and not the file that a person writes.
    private mutating func checkCopy(of manifest: PluginManifest, beside program: URL, _ built: [URL]) {
        let folder = program.deletingLastPathComponent()
        guard built.contains(where: { $0.path == folder.path }) else { return }
        guard let copy = PluginCatalog(searchPath: [folder], logs: false).plugins[manifest.identifier] else {
            add(
                "\"identifier\": no host finds \(manifest.identifier), because it is in no plugin.json beside \(program.shown). Give its target in Package.swift `resources: [.copy(\"plugin.json\")]`, and build (swift build)."
            )
            return
        }
        var (source, other) = (manifest, copy.manifest)
        (source.warnings, other.warnings) = ([], [])
        guard source != other else { return }
        mistakes.append(
            "\(file.shown): hosts find the older \(copy.folder.shown)/plugin.json, which says something else. Build anew (swift build)."
        )
    }
}
