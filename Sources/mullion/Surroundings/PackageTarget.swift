import Foundation

/// A target of a package, as its `Package.swift` has it.
///
/// Not as SwiftPM builds it: to SwiftPM a target without a Swift file is none, and a new contract has only its `.proto` file.
struct PackageTarget: Decodable {
    let name: String
    /// The targets and products that it names.
    let dependencies: Set<String>
    private let path: String?
    private let type: String

    private enum CodingKeys: String, CodingKey {
        case name, dependencies, path, type
    }

    /// `{"product": ["UIKit", "mullion", …]}`, `{"byName": ["CounterContract", …]}` and the like.
    private struct Dependency: Decodable {
        let name: String?

        init(from decoder: any Decoder) throws {
            let kinds = try decoder.container(keyedBy: Kind.self)
            name = try kinds.allKeys.first.map { kind in
                var words = try kinds.nestedUnkeyedContainer(forKey: kind)
                return try words.decode(String.self)
            }
        }

        private enum Kind: String, CodingKey {
            case byName, product, target
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        path = try container.decodeIfPresent(String.self, forKey: .path)
        type = try container.decode(String.self, forKey: .type)
        dependencies = Set(try container.decode([Dependency].self, forKey: .dependencies).compactMap(\.name))
    }

    var isExecutable: Bool {
        type == "executable"
    }

    /// The name of its module.
    var module: String {
        name.replacing(/\W/, with: "_")
    }

    /// The folder that it names, or the one where SwiftPM looks for it.
    ///
    /// - Parameter package: The folder of the package.
    func folder(in package: URL) -> URL {
        let usual = (type == "test" ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
        let paths = path.map { [$0] } ?? usual.map { "\($0)/\(name)" }
        let folders = paths.map {
            URL(fileURLWithPath: $0, isDirectory: true, relativeTo: package).standardizedFileURL
        }
        return folders.first(where: \.isDirectory) ?? folders.first ?? package
    }
}
