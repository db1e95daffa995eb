import Foundation
import SwiftProtobuf
import SwiftProtobufPluginLibrary
import WireMessages

/// Makes the Swift of contracts, each of which is a service with the service of its delegate, and the numbers of the fields of messages.
///
/// Parameters:
/// - `Part=Contract`, or nothing: `NAME.contract.swift`, the protocols, for a module that parent and child share.
/// - `Part=Host`: `NAME.host.swift`, the controller that stands for a child in a plugin, for the host's module. With it
///   `Module=NAME` for the shared module; without it both are in one.
/// - `Part=Fields`: `FieldNumber.pb.swift`, the numbers of the fields of the messages in all files.
package struct ContractGenerator: CodeGenerator {
    package init() {}

    /// Reads what protoc asks for, and writes the answer.
    package static func run() {
        main()
    }

    /// The answer to what protoc asks for.
    ///
    /// - Throws: Where the bytes are no request.
    package static func respond(to bytes: Data) throws -> Google_Protobuf_Compiler_CodeGeneratorResponse {
        var extensions = SimpleExtensionMap()
        extensions.insert(contentsOf: ContractGenerator().customOptionExtensions)
        let request = try Google_Protobuf_Compiler_CodeGeneratorRequest(serializedBytes: bytes, extensions: extensions)
        return generateCode(request: request, generator: ContractGenerator())
    }

    package var supportedFeatures: [Google_Protobuf_Compiler_CodeGeneratorResponse.Feature] {
        [.proto3Optional]
    }

    package var customOptionExtensions: [any AnyMessageExtension] {
        [
            Mullion_V1_Extensions_contract_version,
            Mullion_V1_Extensions_optional_method,
            Mullion_V1_Extensions_deadline_milliseconds,
        ]
    }

    package func generate(
        files: [FileDescriptor], parameter: any CodeGeneratorParameter, protoCompilerContext: any ProtoCompilerContext,
        generatorOutputs: any GeneratorOutputs
    ) throws {
        let options = try GeneratorOptions(parameter.parsedPairs)
        switch options.part {
        case .contract:
            for (name, file, contracts) in try Self.contracts(in: files) {
                try generatorOutputs.add(
                    fileName: "\(name).contract.swift", contents: ContractSource(contracts, of: file).text)
            }
        case .host:
            for (name, file, contracts) in try Self.contracts(in: files) {
                try generatorOutputs.add(
                    fileName: "\(name).host.swift",
                    contents: RemoteControllerSource(contracts, of: file, module: options.module).text)
            }
        case .fields:
            try generatorOutputs.add(fileName: "FieldNumber.pb.swift", contents: FieldNumberSource(files).text)
        }
    }

    /// The files that have contracts, with their names without folder and `.proto`.
    private static func contracts(
        in files: [FileDescriptor]
    ) throws(GenerationError) -> [(name: String, file: FileDescriptor, contracts: [ContractService])] {
        var found: [(name: String, file: FileDescriptor, contracts: [ContractService])] = []
        for file in files {
            let contracts = try ContractService.contracts(in: file)
            guard !contracts.isEmpty else { continue }
            let name = String(file.name.split(separator: "/").last ?? "").replacing(/\.proto$/, with: "")
            found.append((name, file, contracts))
        }
        return found
    }
}
