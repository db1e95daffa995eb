import Foundation
import PluginHost
import PluginProtocol

/// Mullion's own package, which new packages depend on.
struct MullionPackage {
    let folder: URL
    /// The text of its `Package.swift`.
    private let manifest: String

    /// - Throws: Where `folder` has no `Package.swift`, or that of another package.
    init(at folder: URL) throws(CommandError) {
        guard let package = Self.package(in: folder) else {
            throw CommandError(
                .noMullion,
                "\(folder.shown) is not Mullion's package: there is no Package.swift with the name \"mullion\". Give --package the folder of a clone of Mullion."
            )
        }
        self = package
    }

    /// The one around a program that SwiftPM built in it.
    ///
    /// - Parameter program: The folder of the program, without symbolic links.
    static func around(_ program: URL) throws(CommandError) -> MullionPackage {
        var folder = program.standardizedFileURL
        while folder.path != "/" {
            if let package = package(in: folder) { return package }
            folder.deleteLastPathComponent()
        }
        throw CommandError(
            .noMullion,
            "This program, in \(program.path), does not lie in Mullion's package, so it does not know where that is. Say so by --package FOLDER."
        )
    }

    private static func package(in folder: URL) -> MullionPackage? {
        let file = folder.appending(component: "Package.swift")
        guard let text = try? file.readText(),
            text.contains(/Package\(\s*name:\s*"mullion"/)
        else { return nil }
        return MullionPackage(folder: folder.resolvingSymlinksInPath(), manifest: text)
    }

    private init(folder: URL, manifest: String) {
        self.folder = folder
        self.manifest = manifest
    }

    /// Where protoc finds `mullion/v1/contract.proto`.
    var protos: URL {
        folder.appending(component: "protos", directoryHint: .isDirectory)
    }

    /// Whether it has a target or a product of this name, which nobody else in the same build can have.
    func hasTarget(_ name: String) -> Bool {
        manifest.contains("name: \"\(name)\"")
    }

    /// How a `Package.swift` names a package that Mullion depends on too, so that both want the same versions.
    func dependency(on package: String) throws(CommandError) -> String {
        for line in manifest.split(separator: "\n") where line.contains("/\(package)\"") {
            return line.trimmingCharacters(in: .whitespaces.union(["," as Unicode.Scalar]))
        }
        throw CommandError(
            .noMullion, "\(folder.path)/Package.swift does not name \(package); is it a clone of Mullion that is whole?"
        )
    }

    /// The program of a plugin of its own, as other packages name the product. Nil for other plugins.
    func product(of plugin: PluginIdentifier) -> String? {
        let plugins = folder.appending(component: "Plugins")
        let installed = PluginCatalog(searchPath: [plugins], logs: false).plugins[plugin]
        return installed.map { $0.executable.lastPathComponent }.flatMap { hasTarget($0) ? $0 : nil }
    }
}
