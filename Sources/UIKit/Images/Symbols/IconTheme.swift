import Foundation

/// The symbolic icons of the Adwaita theme, wherever the system keeps its data.
enum IconTheme {
    private static let ending = "-symbolic.svg"

    /// By name without the ending; read once.
    private static let files: [String: URL] = {
        let directories = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"] ?? ""
        let roots = (directories.isEmpty ? "/usr/local/share:/usr/share" : directories).split(separator: ":")
        var files: [String: URL] = [:]
        for root in roots {
            let theme = URL(fileURLWithPath: String(root)).appendingPathComponent("icons/Adwaita")
            for size in ["scalable", "scalable-up-to-32", "symbolic"] {
                let folder = theme.appendingPathComponent(size)
                guard let enumerator = FileManager.default.enumerator(atPath: folder.path) else { continue }
                for case let path as String in enumerator where path.hasSuffix(ending) {
                    let file = folder.appendingPathComponent(path)
                    let name = String(file.lastPathComponent.dropLast(ending.count))
                    if files[name] == nil { files[name] = file }
                }
            }
        }
        return files
    }()

    static func file(of icon: String) -> URL? {
        files[icon]
    }
}
