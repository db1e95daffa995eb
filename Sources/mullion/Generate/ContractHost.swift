import Foundation

/// Where what a host needs of a contract is written.
struct ContractHost {
    let folder: URL
    /// Whether it is in the module of the contract itself, which it then need not import.
    let isSameModule: Bool

    /// Those of a package that use a contract of `target`: they depend on it and on `PluginHost`.
    ///
    /// A file that is there already is written anew wherever it is. Else it is given to the libraries that an executable uses, and to each
    /// executable that uses no library that has it. Tests, and libraries that no executable uses, have one only where somebody put it once.
    ///
    /// - Parameter file: `counter.host.swift`
    static func hosts(of target: PackageTarget, in package: SwiftPackage, file: String) -> [ContractHost] {
        let users = users(of: target, in: package)
        var hosts: [String: [ContractHost]] = [:]
        for user in users {
            hosts[user.name] = places(of: file, below: package.folder(of: user)).map {
                ContractHost(folder: $0, isSameModule: user.name == target.name)
            }
        }
        func hasFile(_ name: String) -> Bool { hosts[name]?.isEmpty == false }
        let executables = package.targets.filter(\.isExecutable)
        let used = executables.reduce(into: Set()) { $0.formUnion(package.dependencies(of: $1)) }
        // A library before what uses it: nothing needs the file twice.
        let libraries = users.filter { !$0.isExecutable && used.contains($0.name) }
        let byDepth = libraries.sorted { package.dependencies(of: $0).count < package.dependencies(of: $1).count }
        for user in byDepth + users.filter(\.isExecutable) {
            guard !hasFile(user.name), !package.dependencies(of: user).contains(where: hasFile) else { continue }
            hosts[user.name] = [
                ContractHost(folder: package.folder(of: user), isSameModule: user.name == target.name)
            ]
        }
        return users.flatMap { hosts[$0.name] ?? [] }
    }

    /// Why a contract has no host in its package, as a sentence.
    static func absence(of target: PackageTarget, in package: SwiftPackage, file: String) -> String {
        let users = users(of: target, in: package).map(\.name)
        let reason =
            users.isEmpty
            ? "no target of this package depends on both \(target.name) and PluginHost"
            : "no executable of this package uses \(users.joined(separator: " or "))"
        return
            "\(file) is written for no host, because \(reason). Name the folder of a host, in this package or another one, by --host FOLDER."
    }

    private static func users(of target: PackageTarget, in package: SwiftPackage) -> [PackageTarget] {
        package.targets.filter { user in
            user.dependencies.contains("PluginHost")
                && (user.dependencies.contains(target.name) || user.name == target.name)
        }
    }

    private static func places(of file: String, below folder: URL) -> [URL] {
        folder.filesBelow.filter { $0.lastPathComponent == file }.map { $0.deletingLastPathComponent() }
    }
}
