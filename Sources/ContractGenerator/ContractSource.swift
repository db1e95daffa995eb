import SwiftProtobufPluginLibrary

/// The file for the module that parent and child share: the protocols, and how a child in a plugin serves them.
struct ContractSource {
    let text: String

    init(_ contracts: [ContractService], of file: FileDescriptor) {
        var source = SourceText()
        source.add("// Made by protoc-gen-mullion from \(file.name). Change that, and make this anew.", "")
        source.add("import Contracts", "import SwiftProtobuf")
        for contract in contracts {
            source.add("")
            Self.addChild(contract, to: &source)
            if let delegate = contract.delegate {
                source.add("")
                Self.add(delegate, of: contract, to: &source)
            }
            Self.addOptional(contract, to: &source)
            source.add("")
            Self.addServing(contract, to: &source)
            if let delegate = contract.delegate {
                source.add("")
                Self.addProxy(delegate, of: contract, to: &source)
            }
        }
        text = source.text
    }

    private static func addChild(_ contract: ContractService, to source: inout SourceText) {
        source.add(comment: contract.comment)
        source.block("@preconcurrency @MainActor public protocol \(contract.name): ContractController") { source in
            if let delegate = contract.delegate {
                source.add("/// Hears of what happens here. To be kept weakly.")
                source.add("var delegate: (any \(delegate.name))? { get set }")
            }
            for (index, method) in contract.methods.enumerated() {
                if index > 0 || contract.delegate != nil { source.add("") }
                source.add(comment: method.comment)
                source.add(method.childSignature)
            }
        }
    }

    private static func add(
        _ delegate: ContractService.Delegate, of contract: ContractService, to source: inout SourceText
    ) {
        source.add(comment: delegate.comment)
        source.block("@preconcurrency @MainActor public protocol \(delegate.name): AnyObject") { source in
            for (index, method) in delegate.methods.enumerated() {
                if index > 0 { source.add("") }
                source.add(comment: method.comment)
                source.add(method.delegateSignature(contract))
            }
        }
    }

    /// Swift has no optional methods but these: whoever leaves one out gets this one.
    private static func addOptional(_ contract: ContractService, to source: inout SourceText) {
        func add(_ name: String, _ methods: [ContractCall], _ signature: (ContractCall) -> String) {
            let optional = methods.filter(\.isOptional)
            guard !optional.isEmpty else { return }
            source.add("", "// What may be left out.")
            source.block("extension \(name)") { source in
                for (index, method) in optional.enumerated() {
                    if index > 0 { source.add("") }
                    if method.answer == nil {
                        source.add("public \(signature(method)) {}")
                    } else {
                        source.block("public \(signature(method))") { $0.add("throw ContractError.unimplemented") }
                    }
                }
            }
        }
        add(contract.name, contract.methods, \.childSignature)
        if let delegate = contract.delegate {
            add(delegate.name, delegate.methods) { $0.delegateSignature(contract) }
        }
    }

    private static func addServing(_ contract: ContractService, to source: inout SourceText) {
        source.block("extension \(contract.name)") { source in
            source.block("public static var contract: Contract") {
                $0.add("Contract(name: \"\(contract.fullName)\", version: \(contract.version))")
            }
            source.add("")
            source.block("public func serveContract(on link: ContractLink) -> AnyObject") { source in
                source.serve(contract.methods, by: "link") { method in
                    let call = method.childCall(method.argumentName.escaped)
                    guard method.answer != nil else { return ["self?.\(call)"] }
                    return ["guard let self else { throw ContractError.nobody }", "return try await self.\(call)"]
                }
                guard let delegate = contract.delegate else { return source.add("return link") }
                source.add("let delegate = \(delegate.name)Proxy(link)")
                source.add("self.delegate = delegate", "return delegate")
            }
        }
    }

    private static func addProxy(
        _ delegate: ContractService.Delegate, of contract: ContractService, to source: inout SourceText
    ) {
        source.add("/// Stands for the delegate of a `\(contract.name)` in a plugin.")
        source.block("@MainActor private final class \(delegate.name)Proxy: \(delegate.name)") { source in
            source.add("private let link: ContractLink", "")
            source.block("init(_ link: ContractLink)") { $0.add("self.link = link") }
            for method in delegate.methods {
                source.add("")
                source.block(method.delegateSignature(contract)) { $0.add(method.sending(by: "self.link")) }
            }
        }
    }
}
