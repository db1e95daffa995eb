import Foundation
import SwiftProtobuf
import WireMessages

/// The contracts of a package, by what was made of them: `.contract.swift`, and descriptors (`.binpb`) of what is there now or
/// was released.
struct PackageContracts {
    struct Entry: Hashable {
        let version: Int
        let file: URL
    }

    /// By the name of the service with its package.
    private(set) var contracts: [String: [Entry]] = [:]

    init(_ package: URL) {
        for file in package.filesBelow {
            if file.lastPathComponent.hasSuffix(".contract.swift") { addSwift(file) }
            if file.pathExtension == "binpb" { addDescriptors(file) }
        }
    }

    private mutating func addSwift(_ file: URL) {
        guard let text = try? file.readText() else { return }
        for match in text.matches(of: /Contract\(name: "([\w.]+)", version: (\d+)\)/) {
            contracts[String(match.1), default: []].append(Entry(version: Int(match.2) ?? 1, file: file))
        }
    }

    private mutating func addDescriptors(_ file: URL) {
        guard let data = try? file.readBytes(),
            let set = try? Google_Protobuf_FileDescriptorSet(
                serializedBytes: data, extensions: Mullion_V1_Contract_Extensions)
        else { return }
        for descriptor in set.file {
            let names = Set(descriptor.service.map(\.name))
            for service in descriptor.service {
                // That of a delegate is no contract by itself.
                if service.name.hasSuffix("Delegate"), names.contains(String(service.name.dropLast(8))) { continue }
                let name = descriptor.package.isEmpty ? service.name : "\(descriptor.package).\(service.name)"
                let options = service.options
                let version = options.hasMullion_V1_contractVersion ? Int(options.Mullion_V1_contractVersion) : 1
                contracts[name, default: []].append(Entry(version: version, file: file))
            }
        }
    }
}
