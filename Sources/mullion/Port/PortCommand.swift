import ArgumentParser
import Foundation
import PluginHost

/// Makes a package of a folder of sources for Apple's systems, and says what stands in their way.
struct PortCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "port",
        abstract: "Makes a package of a folder of sources for iOS, and says what stands in their way.",
        discussion: """
            The sources are copied and stay as they are: the package compiles them by Mullion's plugin AppleSources. What stands in the way comes in \
            the order of the files that it blocks. It makes a folder here and overwrites nothing; --report makes none.
            """)

    @Argument(help: ArgumentHelp("The folder with the sources of the app, not that of its tests.", valueName: "folder"))
    var folder: String

    @Option(help: "What the package is called: that of the folder where it is left out.")
    var name: String?

    @Flag(help: "Only says what stands in the way.")
    var report = false

    @OptionGroup var mullion: MullionOptions

    func run() throws {
        let original = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
        let sources = try PortedFolder(original)
        let mullion = try mullion.package()
        let surveys = try PortSurvey.all(of: sources.swift)
        let obstacles = PortObstacle.all(in: surveys, foreign: sources.foreign, known: try KnownNames(of: mullion))
        if !report {
            let name = try PackageName(name ?? original.lastPathComponent)
            try name.checkAgainst(mullion, targets: [name.text])
            let folder = NewPackage.folder(name)
            let package = PortPackage(
                name: name, sources: sources, isProgram: surveys.contains(where: \.isEntry),
                mullion: PackagePath(from: folder, to: mullion.folder))
            try package.write(to: folder)
            package.printSummary()
        }
        print(PortReport(obstacles: obstacles, surveys: surveys, folder: original).text)
    }
}
