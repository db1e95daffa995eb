import Foundation

/// The files of a folder of sources for Apple's systems, by what becomes of them.
struct PortedFolder {
    let folder: URL
    let swift: [URL]
    /// Sources in other languages, which nothing compiles.
    let foreign: [URL]
    /// What a program reads at run time. A folder that belongs together, `Base.lproj` or `Assets.xcassets`, counts as one.
    let resources: [URL]

    private static let foreignSuffixes: Set<String> = ["c", "cc", "cpp", "h", "m", "metal", "mm", "pch"]
    private static let wholeFolders: Set<String> = ["lproj", "xcassets"]
    /// What belongs to Xcode or to the system, and is no part of the app.
    private static let ignoredFolders: Set<String> = [
        "framework", "playground", "xcdatamodeld", "xcframework", "xcodeproj", "xcworkspace",
    ]
    private static let ignoredNames: Set<String> = ["Carthage", "DerivedData", "Pods", "build"]
    private static let ignoredFiles: Set<String> = ["Info.plist", "Package.swift", "Podfile", "Podfile.lock"]
    private static let ignoredSuffixes: Set<String> = ["entitlements", "md", "modulemap", "xcconfig", "xcprivacy"]

    /// - Throws: Where there is no such folder, or no Swift file in it.
    init(_ folder: URL) throws(CommandError) {
        guard folder.isDirectory else { throw CommandError(.fileSystem, "\(folder.shown) is no folder.") }
        self.folder = folder
        var (swift, foreign, resources): ([URL], [URL], [URL]) = ([], [], [])
        for file in folder.filesBelow where !file.isDirectory {
            let parts = Self.parts(of: file, in: folder)
            guard !parts.dropLast().contains(where: Self.isIgnored) else { continue }
            let suffix = file.pathExtension.lowercased()
            if let whole = parts.dropLast().firstIndex(where: {
                Self.wholeFolders.contains(($0 as NSString).pathExtension)
            }) {
                let place = parts[...whole].reduce(folder) { $0.appending(component: $1) }
                if resources.last != place { resources.append(place) }
            } else if suffix == "swift" {
                if file.lastPathComponent != "Package.swift" { swift.append(file) }
            } else if Self.foreignSuffixes.contains(suffix) {
                foreign.append(file)
            } else if !Self.ignoredFiles.contains(file.lastPathComponent), !Self.ignoredSuffixes.contains(suffix) {
                resources.append(file)
            }
        }
        guard !swift.isEmpty else { throw CommandError(.noPackage, "\(folder.shown) has no Swift file in it.") }
        (self.swift, self.foreign, self.resources) = (swift, foreign, resources)
    }

    /// The folders and the name of a file, from the folder of the sources on.
    static func parts(of file: URL, in folder: URL) -> [String] {
        Array(file.standardizedFileURL.pathComponents.dropFirst(folder.standardizedFileURL.pathComponents.count))
    }

    private static func isIgnored(_ name: String) -> Bool {
        ignoredNames.contains(name) || ignoredFolders.contains((name as NSString).pathExtension)
            || name.hasSuffix("Tests")
    }
}
