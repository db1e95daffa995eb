import Foundation
import SwiftProtobuf
import SwiftProtobufPluginLibrary

/// The contract that the example has, as protoc reads it, and what was made of it.
enum PaletteFiles {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    static func descriptors(_ path: String) throws -> Google_Protobuf_FileDescriptorSet {
        try Google_Protobuf_FileDescriptorSet(
            serializedBytes: Data(contentsOf: root.appendingPathComponent(path)))
    }

    /// What protoc asks its plugin for, after a change of the palette's file.
    static func request(
        _ parameter: String = "", _ change: (inout Google_Protobuf_FileDescriptorProto) -> Void = { _ in }
    ) throws -> Google_Protobuf_Compiler_CodeGeneratorRequest {
        var files = try descriptors("Plugins/Palette/Contract/palette.binpb").file
        if let index = files.firstIndex(where: { $0.name == "palette.proto" }) { change(&files[index]) }
        var request = Google_Protobuf_Compiler_CodeGeneratorRequest()
        request.fileToGenerate = ["palette.proto"]
        request.parameter = parameter
        request.protoFile = files
        return request
    }
}
