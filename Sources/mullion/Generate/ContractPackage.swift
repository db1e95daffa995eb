import Foundation

/// All contracts of a package, and the hosts that use them.
struct ContractPackage {
    let package: SwiftPackage
    let folders: [ContractFolder]
    /// Folders of hosts that are in other packages.
    let otherHosts: [URL]
    /// Whether each contract is written as descriptors too, also where it was not before.
    let descriptors: Bool

    /// A sentence for each contract of which no host gets anything.
    var withoutHost: [String] {
        guard otherHosts.isEmpty else { return [] }
        return folders.flatMap { folder in
            folder.contracts.map { "\($0.stem).host.swift" }.filter {
                ContractHost.hosts(of: folder.target, in: package, file: $0).isEmpty
            }.map { ContractHost.absence(of: folder.target, in: package, file: $0) }
        }
    }

    /// What the contracts give. Nothing is written yet, so that a mistake in one leaves all as it was.
    ///
    /// - Throws: One error with all mistakes of all folders.
    func generate(with protoc: Protoc) throws(CommandError) -> [GeneratedFile] {
        var files: [GeneratedFile] = []
        var mistakes: [String] = []
        for folder in folders {
            do throws(CommandError) {
                files += try generate(folder, with: protoc)
            } catch  where error.code == .badContract {
                mistakes.append(error.message)
            }
        }
        guard mistakes.isEmpty else {
            let lines = mistakes.joined(separator: "\n")
            throw CommandError(.badContract, "Nothing was written, because of what has to be mended:\n\(lines)")
        }
        return files
    }

    private func generate(_ folder: ContractFolder, with protoc: Protoc) throws(CommandError) -> [GeneratedFile] {
        var files = try protoc.makeSwift(of: folder)
        for contract in folder.contracts {
            let descriptor = contract.made("binpb")
            if descriptors || FileManager.default.fileExists(atPath: descriptor.path) {
                files.append(
                    GeneratedFile(url: descriptor, content: try protoc.makeDescriptors(of: contract, in: folder)))
            }
            let name = "\(contract.stem).host.swift"
            let hosts =
                ContractHost.hosts(of: folder.target, in: package, file: name)
                + otherHosts.map { ContractHost(folder: $0, isSameModule: false) }
            for host in hosts {
                let module = host.isSameModule ? nil : folder.target.module
                files.append(
                    GeneratedFile(
                        url: host.folder.appending(component: name),
                        content: try protoc.makeHostSwift(of: contract, in: folder, module: module)))
            }
        }
        return files + StaleFiles(of: folder, in: package).files
    }
}
