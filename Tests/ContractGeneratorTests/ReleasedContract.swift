import SwiftProtobuf

/// A contract as it was released: what of it may not change any more, since somebody was built with it.
struct ReleasedContract {
    private let released: Google_Protobuf_FileDescriptorSet

    init(_ released: Google_Protobuf_FileDescriptorSet) {
        self.released = released
    }

    private static func files(_ set: Google_Protobuf_FileDescriptorSet) -> [Google_Protobuf_FileDescriptorProto] {
        set.file.filter { !$0.service.isEmpty }
    }

    /// A sentence for each breach, in the order of the released file.
    func differences(from current: Google_Protobuf_FileDescriptorSet) -> [String] {
        let files = Self.files(current)
        return Self.files(released).flatMap { old in
            guard let new = files.first(where: { $0.package == old.package }) else { return ["\(old.package) is gone"] }
            return old.messageType.flatMap { differences($0, in: new) }
                + old.service.flatMap { differences($0, in: new) }
        }
    }

    private func differences(
        _ old: Google_Protobuf_DescriptorProto, in file: Google_Protobuf_FileDescriptorProto
    ) -> [String] {
        guard let new = file.messageType.first(where: { $0.name == old.name }) else { return ["\(old.name) is gone"] }
        return old.field.compactMap { field in
            let name = "\(old.name).\(field.name)"
            guard let other = new.field.first(where: { $0.name == field.name }) else { return "\(name) is gone" }
            if other.number != field.number { return "\(name) had the number \(field.number), and has \(other.number)" }
            let isSame = (other.type, other.typeName, other.label) == (field.type, field.typeName, field.label)
            return isSame ? nil : "\(name) has another type"
        }
    }

    private func differences(
        _ old: Google_Protobuf_ServiceDescriptorProto, in file: Google_Protobuf_FileDescriptorProto
    ) -> [String] {
        guard let new = file.service.first(where: { $0.name == old.name }) else { return ["\(old.name) is gone"] }
        return old.method.compactMap { method in
            let name = "\(old.name).\(method.name)"
            guard let other = new.method.first(where: { $0.name == method.name }) else { return "\(name) is gone" }
            let isSame = (other.inputType, other.outputType) == (method.inputType, method.outputType)
            return isSame ? nil : "\(name) takes or returns something else"
        }
    }
}
