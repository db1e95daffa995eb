import Foundation

/// Where what a host needs of a contract is written.
struct ContractHost {
    let folder: URL
    /// Whether it is in the module of the contract itself, which it then need not import.
    let isSameModule: Bool

    /// Those of a package that use a contract of `target`: they depend on it and on `PluginHost`.
    ///
    /// An executable among them gets a file that it has not. Tests and libraries have one only where somebody put it once, and an
    /// executable needs none where a library that it depends on has it.
    ///
    /// - Parameter file: `counter.host.swift`
    static func hosts(of target: PackageTarget, in package: SwiftPackage, file: String) -> [ContractHost] {
        let users = package.targets.filter { user in
            user.dependencies.contains("PluginHost")
                && (user.dependencies.contains(target.name) || user.name == target.name)
        }
        var hosts: [String: [ContractHost]] = [:]
        for user in users {
            hosts[user.name] = places(of: file, below: package.folder(of: user)).map {
                ContractHost(folder: $0, isSameModule: user.name == target.name)
            }
        }
        for user in users where user.isExecutable && hosts[user.name]?.isEmpty != false {
            guard !user.dependencies.contains(where: { hosts[$0]?.isEmpty == false }) else { continue }
            hosts[user.name] = [
                ContractHost(folder: package.folder(of: user), isSameModule: user.name == target.name)
            ]
        }
        return users.flatMap { hosts[$0.name] ?? [] }
    }

    private static func places(of file: String, below folder: URL) -> [URL] {
        folder.filesBelow.filter { $0.lastPathComponent == file }.map { $0.deletingLastPathComponent() }
    }
}
