import Foundation
import PluginProtocol

/// Compares the contracts that a plugin names with those of its package.
///
/// One of which the package has nothing is left alone, unless it looks like a misspelt one: it may be another package's.
struct ContractCheck {
    /// Each without the file.
    private(set) var mistakes: [String] = []

    private let contracts: PackageContracts

    init(_ manifest: PluginManifest, contracts: PackageContracts) {
        self.contracts = contracts
        for (controller, entry) in manifest.controllers.sorted(by: { $0.key < $1.key }) {
            if let named = entry.contract { check(named, key: "controllers.\(controller).contract") }
        }
    }

    private mutating func check(_ named: PluginManifest.Contract, key: String) {
        guard let entries = contracts.contracts[named.name] else {
            guard let similar = similar(to: named.name) else { return }
            mistakes.append(
                "\"\(key).name\": this package has no contract \(named.name), but \(similar). Correct the name, if that is meant."
            )
            return
        }
        // What was released may be older than what is there now.
        guard let newest = entries.max(by: { $0.version < $1.version }), newest.version != named.version else { return }
        let relation =
            named.version < newest.version
            ? "hosts that were made for the newer one would not open it"
            : "hosts would take it for newer than it is"
        mistakes.append(
            "\"\(key).version\": it is \(named.version), and \(newest.file.shown) has version \(newest.version), so \(relation). Write \(newest.version), or correct contract_version in the .proto file and run mullion generate."
        )
    }

    /// The contract of the package that has the same service, or the same package.
    private func similar(to name: String) -> String? {
        let known = contracts.contracts.keys.sorted()
        let (service, package) = Self.parts(of: name)
        return known.first { Self.parts(of: $0).service == service }
            ?? known.first { Self.parts(of: $0).package == package }
    }

    private static func parts(of name: String) -> (service: String, package: String) {
        let parts = name.lowercased().split(separator: ".")
        return (String(parts.last ?? ""), parts.dropLast().joined(separator: "."))
    }
}
