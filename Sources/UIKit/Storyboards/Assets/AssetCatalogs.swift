import Synchronization

/// The asset catalogues of resource folders, which are read as Xcode has them: folders with a `Contents.json` for each asset.
enum AssetCatalogs {
    enum Kind: String {
        case image = "imageset"
        case color = "colorset"
    }

    private struct Index {
        var folders: [String: URL] = [:]
    }

    private static let indices = Mutex<[String: Index]>([:])

    /// The greatest number of folders that are looked into, and how deep.
    private static let most = 20_000
    private static let deepest = 16

    /// The folder of an asset; nil where no catalogue of the bundle has it.
    ///
    /// - Parameter bundle: Nil stands for the program's own resources.
    static func folder(of name: String, _ kind: Kind, in bundle: Bundle?) -> URL? {
        for folder in ResourceFolders.folders(of: bundle) {
            if let found = index(of: folder).folders["\(kind.rawValue):\(name)"] { return found }
        }
        return nil
    }

    private static func index(of folder: URL) -> Index {
        if let known = indices.withLock({ $0[folder.path] }) { return known }
        var index = Index()
        var count = 0
        for entry in entries(of: folder) where entry.hasSuffix(".xcassets") {
            add(folder.appendingPathComponent(entry), prefix: "", depth: 0, to: &index, &count)
        }
        let made = index
        indices.withLock { $0[folder.path] = made }
        return made
    }

    private static func entries(of folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    private static func add(_ folder: URL, prefix: String, depth: Int, to index: inout Index, _ count: inout Int) {
        guard depth < deepest else { return }
        for entry in entries(of: folder) {
            count += 1
            guard count < most else { return }
            let child = folder.appendingPathComponent(entry, isDirectory: true)
            switch (entry as NSString).pathExtension {
            case Kind.image.rawValue, Kind.color.rawValue:
                let kind = (entry as NSString).pathExtension
                let key = "\(kind):\(prefix)\((entry as NSString).deletingPathExtension)"
                if index.folders[key] == nil { index.folders[key] = child }
            case "":
                // Groups are folders; one that says so is part of the names in it.
                let isNamespace = group(child)?.properties?.providesNamespace ?? false
                add(child, prefix: isNamespace ? "\(prefix)\(entry)/" : prefix, depth: depth + 1, to: &index, &count)
            default:
                break
            }
        }
    }

    private struct Group: Decodable {
        struct Properties: Decodable {
            let providesNamespace: Bool?

            enum CodingKeys: String, CodingKey {
                case providesNamespace = "provides-namespace"
            }
        }
        let properties: Properties?
    }

    private static func group(_ folder: URL) -> Group? { contents(of: folder, as: Group.self) }

    /// Reads the `Contents.json` of a folder; nil where there is none that can be read.
    static func contents<Contents: Decodable>(of folder: URL, as type: Contents.Type) -> Contents? {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return nil }
        return try? JSONDecoder().decode(type, from: data)
    }
}
