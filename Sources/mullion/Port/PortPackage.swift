import Foundation

/// A package that compiles sources for Apple's systems.
struct PortPackage {
    let name: PackageName
    let sources: PortedFolder
    /// Whether one of the sources is where a program begins.
    let isProgram: Bool
    let mullion: PackagePath

    /// The folder of the target where UIKit looks for `Info.plist`: SwiftPM lets no resource of that name lie at the top of a bundle.
    private static let manifestFolder = "Supporting Files"

    /// The files to copy, with their places in the folder of the target. Swift files keep their places below the folder. Two folders of one name,
    /// `Base.lproj`, become one, because they are in one bundle.
    private var copies: [(from: URL, to: String)] {
        sources.swift.map { ($0, "Xcode/" + PortedFolder.parts(of: $0, in: sources.folder).joined(separator: "/")) }
            + sources.resources.map { ($0, "Resources/\($0.lastPathComponent)") }
            + (sources.manifest.map { [($0, "\(Self.manifestFolder)/Info.plist")] } ?? [])
    }

    private var resourceNames: [String] { Set(sources.resources.map(\.lastPathComponent)).sorted() }

    /// Writes the package.
    ///
    /// - Throws: `CommandError`, where the folder is there already or cannot be written.
    func write(to folder: URL) throws {
        try NewPackage(
            folder: folder,
            files: [
                .gitignore, NewFile("Package.swift", packageText),
                NewFile(
                    "Sources/\(name)/Sources.swift",
                    "// The sources are in the folder Xcode; Mullion's plugin AppleSources compiles them.\n"),
            ]
        ).write()
        let target = folder.appending(path: "Sources/\(name)")
        do {
            for copy in copies { try Self.copy(copy.from, to: target.appending(path: copy.to)) }
        } catch {
            // The folder was made above, so nothing in it is anybody else's.
            try? FileManager.default.removeItem(at: folder)
            throw CommandError(.fileSystem, "\(folder.path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// A file that is there already stays.
    private static func copy(_ from: URL, to: URL) throws {
        if from.isDirectory {
            for file in from.filesBelow where !file.isDirectory {
                try copy(file, to: PortedFolder.parts(of: file, in: from).reduce(to) { $0.appending(component: $1) })
            }
        } else if !FileManager.default.fileExists(atPath: to.path) {
            try FileManager.default.createDirectory(
                at: to.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: from, to: to)
        }
    }

    private var packageText: String {
        let paths = resourceNames.map { "Resources/" + $0 } + (sources.manifest == nil ? [] : [Self.manifestFolder])
        let resources = paths.map { ".copy(\"\(Self.literal($0))\")" }.joined(separator: ", ")
        let host = isProgram ? "\n                .product(name: \"PluginHost\", package: \"mullion\")," : ""
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(name)",
                defaultLocalization: "en",
                dependencies: [
                    .package(name: "mullion", path: "\(mullion.literal)")
                ],
                targets: [
                    .\(isProgram ? "executableTarget" : "target")(
                        name: "\(name)",
                        dependencies: [\(host)
                            .product(name: "UIKit", package: "mullion")
                        ],
                        exclude: ["Xcode"],
                        resources: [\(resources)],
                        plugins: [.plugin(name: "AppleSources", package: "mullion")])
                ],
                // As Xcode has it for most projects.
                swiftLanguageModes: [.v5]
            )

            """
    }

    private static func literal(_ name: String) -> String {
        name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    func printSummary() {
        NewSummary(
            title: "Made \(name) of \(sources.swift.count) Swift files and \(resourceNames.count) resources.",
            folder: name.text, files: ["Package.swift", "Sources/\(name)/Sources.swift", "Sources/\(name)/Xcode"],
            next: NextCommands(commands: [
                ("cd \(name)", ""), ("swift build", "builds it, and says what is in the way besides"),
            ])
        ).print()
    }
}
