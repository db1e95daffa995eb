import SwiftProtobufPluginLibrary

/// The file for the host's module: a controller that stands for a child in a plugin.
struct RemoteControllerSource {
    let text: String

    /// - Parameter module: That of the protocols, where it is another one.
    init(_ contracts: [ContractService], of file: FileDescriptor, module: String?) {
        var source = SourceText()
        source.add("// Made by protoc-gen-mullion from \(file.name). Change that, and make this anew.", "")
        let usesWellKnownTypes = contracts.contains { contract in
            (contract.methods + (contract.delegate?.methods ?? [])).contains(where: \.usesWellKnownTypes)
        }
        let modules =
            ["Contracts", "PluginHost", "UIKit"] + (module.map { [$0] } ?? [])
            + (usesWellKnownTypes ? ["SwiftProtobuf"] : [])
        for module in modules.sorted() { source.add("import \(module)") }
        for contract in contracts {
            source.add("")
            Self.add(contract, to: &source)
        }
        text = source.text
    }

    private static func add(_ contract: ContractService, to source: inout SourceText) {
        source.add("/// A `\(contract.name)` in a plugin.")
        source.block(
            "@preconcurrency @MainActor public final class Remote\(contract.name): RemoteViewController, RemoteContractController, \(contract.name)"
        ) { source in
            if let delegate = contract.delegate {
                source.add("public weak var delegate: (any \(delegate.name))?", "")
            }
            source.add(
                "/// The controller called `controller` of the plugin with this identifier. A plugin that is not installed, or"
            )
            source.add("/// does not have this contract, gives a pane that says so.")
            source.block("public init(plugin: String, controller: String)") { source in
                source.add("super.init(plugin: plugin, controller: controller, contract: Self.contract)")
                source.serve(contract.delegate?.methods ?? [], by: "contractLink") { method in
                    let call = method.delegateCall(contract, "self", method.argumentName.escaped)
                    guard method.answer != nil else {
                        return ["guard let self else { return }", "self.delegate?.\(call)"]
                    }
                    return [
                        "guard let self, let receiver = self.delegate else { throw ContractError.nobody }",
                        "return try await receiver.\(call)",
                    ]
                }
            }
            source.add("")
            source.block("public required init?(coder: NSCoder)") { $0.add("nil") }
            for method in contract.methods {
                source.add("")
                source.add(comment: method.comment)
                source.block("public \(method.childSignature)") { $0.add(method.sending(by: "self.contractLink")) }
            }
        }
    }
}
