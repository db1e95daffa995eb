import ContractGenerator
import PluginProtocol

/// The contract of a new package: its `.proto` file, and what `mullion generate` makes of that, so that the package builds
/// where there is no protoc.
struct NewContract {
    let name: PackageName
    /// The package in the `.proto` file: `org.example.counter.v1`.
    let package: String
    /// How `Package.swift` names the package swift-protobuf.
    let protobuf: String

    init(name: PackageName, identifier: PluginIdentifier, protobuf: String) {
        self.name = name
        self.protobuf = protobuf
        // What identifiers may have and the names of packages may not.
        let parts = identifier.rawValue.split(separator: ".").map { part in
            (part.first?.isNumber == true ? "_" : "") + part.replacing("-", with: "_")
        }
        package = parts.joined(separator: ".") + ".v1"
    }

    var module: String {
        "\(name)Contract"
    }

    /// `counter`: what the methods of the delegate call the child.
    var sender: String {
        name.text.lowercasedFirst
    }

    /// The same as the name of a variable.
    var variable: String {
        sender.escaped
    }

    /// `counter.proto`
    var file: String {
        "\(name.lowercased).proto"
    }

    /// - Parameter host: The folder of the host.
    func files(host: String) -> [NewFile] {
        [
            NewFile("Sources/\(module)/\(name.lowercased).contract.swift", protocolsText),
            NewFile("Sources/\(module)/\(name.lowercased).pb.swift", messagesText),
            NewFile("Sources/\(module)/\(file)", protoText),
            NewFile("\(host)/\(name.lowercased).host.swift", remoteControllerText),
        ]
    }
}
