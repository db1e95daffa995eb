import SwiftProtobufPluginLibrary

/// The file with the numbers of the fields of all messages that protoc was given, for code that reads and writes their bytes itself.
struct FieldNumberSource {
    let text: String

    init(_ files: [FileDescriptor]) {
        var source = SourceText()
        source.add("// Made by protoc-gen-mullion from the files in protos. Change those, and make this anew.", "")
        source.add("/// The numbers of the fields of all messages, by the names of the generated properties.")
        source.block("enum FieldNumber") { source in
            let messages = files.flatMap(\.messages).sorted { $0.name < $1.name }
            for (index, message) in messages.filter(Self.hasFields).enumerated() {
                if index > 0 { source.add("") }
                Self.add(message, to: &source)
            }
        }
        text = source.text
    }

    private static func add(_ message: Descriptor, to source: inout SourceText) {
        source.block("enum \(message.name.escaped)") { source in
            for field in message.fields.sorted(by: { $0.number < $1.number }) {
                let name = SwiftProtobufNamer().messagePropertyNames(
                    field: field, prefixed: "", includeHasAndClear: false
                ).name
                source.add("static var \(name): UInt64 { \(field.number) }")
            }
            for inner in message.messages where hasFields(inner) {
                source.add("")
                add(inner, to: &source)
            }
        }
    }

    private static func hasFields(_ message: Descriptor) -> Bool {
        !message.fields.isEmpty || message.messages.contains(where: hasFields)
    }
}
