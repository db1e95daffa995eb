import Synchronization

/// The folders in which resources of a program or bundle lie.
enum ResourceFolders {
    /// - Parameter bundle: Nil stands for the program: the folder of the executable, then those that SwiftPM puts beside it.
    static func folders(of bundle: Bundle?) -> [URL] {
        guard let bundle, bundle != .main else { return standard }
        return [bundle.resourceURL ?? bundle.bundleURL]
    }

    /// The folder of the executable, then the resource folders that SwiftPM puts beside it, in the order of their names.
    static let standard: [URL] = {
        let folder = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return [folder]
            + entries.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
            .map { folder.appendingPathComponent($0, isDirectory: true) }
    }()

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
