import Foundation

/// Finds the contracts of a package: in the folders of its targets.
struct ContractSearch {
    let folders: [ContractFolder]
    /// A sentence for each `.proto` file of a target that belongs to no contract.
    let leftAlone: [String]

    /// - Throws: Where there is no contract.
    init(_ package: SwiftPackage) throws(CommandError) {
        var folders: [ContractFolder] = []
        var leftAlone: [String] = []
        let places = package.targets.map { (target: $0, path: package.folder(of: $0).path) }
        for (target, path) in places {
            // The folder of a target may have that of another in it.
            let inner = places.map(\.path).filter { $0 != path && $0.hasPrefix(path + "/") }
            let files = Self.protoFiles(below: URL(fileURLWithPath: path, isDirectory: true)).filter { file in
                !inner.contains { file.path.hasPrefix($0 + "/") }
            }
            let byFolder = Dictionary(grouping: files) { $0.deletingLastPathComponent().path }
            for (folder, files) in byFolder.sorted(by: { $0.key < $1.key }) {
                var protos: [ProtoFile] = []
                for file in files { protos.append(try ProtoFile(file)) }
                if protos.contains(where: \.isContract) {
                    folders.append(
                        ContractFolder(
                            url: URL(fileURLWithPath: folder, isDirectory: true), target: target, files: protos))
                } else {
                    leftAlone += protos.map(Self.reason)
                }
            }
        }
        guard !folders.isEmpty else {
            let found = leftAlone.isEmpty ? "" : " There are others: \(leftAlone.joined(separator: " "))"
            throw CommandError(
                .noContract,
                "No target of the package in \(package.folder.shown) has a contract. Put a .proto file with a service, which imports \"mullion/v1/contract.proto\", into the folder of a target: see docs/Contracts.md of Mullion.\(found)"
            )
        }
        self.folders = folders
        self.leftAlone = leftAlone
    }

    private static func reason(_ file: ProtoFile) -> String {
        file.hasService
            ? "\(file.url.shown) has a service and does not import \"mullion/v1/contract.proto\"; if it is a contract, let it."
            : "\(file.url.shown) has no service, and no contract is beside it."
    }

    private static func protoFiles(below folder: URL) -> [URL] {
        folder.filesBelow.filter { $0.pathExtension == "proto" }
    }
}
