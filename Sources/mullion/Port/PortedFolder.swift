import Foundation

/// The files of a folder of sources for Apple's systems, by what becomes of them.
struct PortedFolder {
    let folder: URL
    let swift: [URL]
    /// Sources in other languages, which nothing compiles.
    let foreign: [URL]
    /// The files that a program reads at run time. A folder that belongs together, `Base.lproj` or `Assets.xcassets`, counts as one.
    let resources: [URL]
    /// The property list of the app, by which its first storyboard is found: of several the one that lies least deep. Those of extensions do not count.
    let manifest: URL?

    private static let foreignSuffixes: Set<String> = ["c", "cc", "cpp", "h", "m", "metal", "mm", "pch"]
    private static let wholeFolders: Set<String> = ["lproj", "xcassets"]
    /// The suffixes of folders that belong to Xcode or to the system, and are no part of the app.
    private static let ignoredFolders: Set<String> = [
        "framework", "playground", "xcdatamodeld", "xcframework", "xcodeproj", "xcworkspace",
    ]
    private static let ignoredNames: Set<String> = ["Carthage", "DerivedData", "Pods", "build"]
    private static let ignoredFiles: Set<String> = ["Package.swift", "Podfile", "Podfile.lock"]
    private static let ignoredSuffixes: Set<String> = ["entitlements", "md", "modulemap", "xcconfig", "xcprivacy"]

    /// Sorts the files of a folder.
    ///
    /// - Throws: `fileSystem` where there is no such folder, `noPackage` where it has no Swift file.
    init(_ folder: URL) throws(CommandError) {
        guard folder.isDirectory else { throw CommandError(.fileSystem, "\(folder.shown) is no folder.") }
        self.folder = folder
        var (swift, foreign, resources, manifests): ([URL], [URL], [URL], [URL]) = ([], [], [], [])
        for file in folder.filesBelow where !file.isDirectory {
            let parts = Self.parts(of: file, in: folder)
            guard !parts.dropLast().contains(where: Self.isIgnored) else { continue }
            let suffix = file.pathExtension.lowercased()
            if let whole = parts.dropLast().firstIndex(where: {
                Self.wholeFolders.contains(($0 as NSString).pathExtension)
            }) {
                let place = parts[...whole].reduce(folder) { $0.appending(component: $1) }
                if resources.last != place { resources.append(place) }
            } else if Self.ignoredFiles.contains(file.lastPathComponent) || Self.ignoredSuffixes.contains(suffix) {
                continue
            } else if suffix == "swift" {
                swift.append(file)
            } else if Self.foreignSuffixes.contains(suffix) {
                foreign.append(file)
            } else if Self.isManifest(file) {
                manifests.append(file)
            } else {
                resources.append(file)
            }
        }
        guard !swift.isEmpty else { throw CommandError(.noPackage, "\(folder.shown) has no Swift file in it.") }
        (self.swift, self.foreign, self.resources) = (swift, foreign, resources)
        manifest = manifests.filter { Self.properties(of: $0)["NSExtension"] == nil }.min {
            $0.pathComponents.count < $1.pathComponents.count
        }
    }

    /// The folders and the name of a file, from the folder of the sources on.
    static func parts(of file: URL, in folder: URL) -> [String] {
        Array(file.standardizedFileURL.pathComponents.dropFirst(folder.standardizedFileURL.pathComponents.count))
    }

    /// Whether a file is the property list of an app or an extension. Others have such names too: `GoogleService-Info.plist`.
    private static func isManifest(_ file: URL) -> Bool {
        let name = file.lastPathComponent
        return name == "Info.plist"
            || name.hasSuffix("-Info.plist") && properties(of: file)["CFBundleIdentifier"] != nil
    }

    /// Nothing where the file is no property list.
    private static func properties(of file: URL) -> [String: Any] {
        let data = try? Data(contentsOf: file)
        let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil) }
        return list as? [String: Any] ?? [:]
    }

    private static func isIgnored(_ name: String) -> Bool {
        ignoredNames.contains(name) || ignoredFolders.contains((name as NSString).pathExtension)
            || name.hasSuffix("Tests")
    }
}
