import Synchronization

/// The folders in which resources of a program or bundle lie.
package enum ResourceFolders {
    /// - Parameter bundle: Nil stands for the program: the folder of the executable, then those that SwiftPM puts beside it.
    package static func folders(of bundle: Bundle?) -> [URL] {
        guard let bundle, bundle != .main else { return standard }
        return [bundle.resourceURL ?? bundle.bundleURL]
    }

    /// The folder of the executable, then the resource folders that SwiftPM puts beside it: the one of the target that the executable is named after,
    /// and the others in the order of their names.
    static let standard: [URL] = {
        let folder = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let program = Bundle.main.executableURL?.lastPathComponent
        return [folder]
            + ordered(entries.filter(isResources), ownFirst: [program].compactMap { $0 })
            .map { folder.appendingPathComponent($0, isDirectory: true) }
    }()

    /// The folders that belong to the program alone: that of the executable, and those of its modules.
    ///
    /// The other folders beside the executable may be another program's: SwiftPM puts all that it builds into one folder.
    static func own(modules: [String]) -> [URL] {
        standard.enumerated().filter { $0.offset == 0 || isFolder($0.element.lastPathComponent, of: modules) }
            .map(\.element)
    }

    private static func isResources(_ name: String) -> Bool {
        name.hasSuffix(".resources") || name.hasSuffix(".bundle")
    }

    /// Sorts the names of resource folders, with those of some targets before all others.
    static func ordered(_ folders: [String], ownFirst targets: [String]) -> [String] {
        let sorted = folders.sorted()
        return sorted.filter { isFolder($0, of: targets) } + sorted.filter { !isFolder($0, of: targets) }
    }

    /// Whether SwiftPM would give a folder this name for one of the targets, or for a target with one of the modules. It writes the package before the
    /// target, and a target may have characters in its name that its module has not.
    static func isFolder(_ name: String, of targets: [String]) -> Bool {
        let stem = (name as NSString).deletingPathExtension
        return targets.contains { target in
            stem.dropLast(target.count).last == "_" && module(stem.suffix(target.count)) == module(target)
        }
    }

    private static func module(_ target: some StringProtocol) -> String {
        String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    private static let known = Mutex<[String: [String]]>([:])

    /// The languages of a folder that the user reads, the preferred one first.
    static func languages(in folder: URL) -> [String] {
        if let found = known.withLock({ $0[folder.path] }) { return found }
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let all = entries.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.map { String($0.dropLast(6)) }
        let best = [InterfaceTranslation.best(of: all.sorted(), Locale.preferredLanguages)].compactMap { $0 }
        known.withLock { $0[folder.path] = best }
        return best
    }
}
