import PluginProtocol
import ProtocolSamples
import SwiftProtobuf
import Testing

@Suite struct MalformedTests {
    @Test("A plugin's message that breaks a rule is refused with its place", arguments: BrokenReport.all)
    func report(broken: BrokenReport) throws {
        let bytes: [UInt8] = try broken.message.serializedBytes()
        let error = #expect(throws: Misbehaviour.self) {
            try PluginToHost.decode(bytes, on: broken.lane, limits: .standard)
        }
        #expect(error?.code == broken.code)
        #expect(error?.location.joined(separator: ".") == broken.location)
    }

    @Test("A host's message that breaks a rule is refused with its place", arguments: BrokenRequest.all)
    func request(broken: BrokenRequest) throws {
        let bytes: [UInt8] = try broken.message.serializedBytes()
        let error = #expect(throws: Misbehaviour.self) {
            try HostToPlugin.decode(bytes, on: .control, limits: .standard)
        }
        #expect(error?.code == broken.code)
        #expect(error?.location.joined(separator: ".") == broken.location)
    }

    @Test("Every message has a line here that breaks it")
    func everyMessageIsBroken() {
        let reports = Set(BrokenReport.all.map(\.location)).map { $0.prefix { $0 != "." } }.map(String.init)
        #expect(
            Set(Samples.pluginToHost.map(\.name)).subtracting(reports) == ["DidRecordTrace"],
            "its line breaks before the name is known")
        let requests = Set(BrokenRequest.all.map(\.location)).map { $0.prefix { $0 != "." } }.map(String.init)
        #expect(Set(Samples.hostToPlugin.map(\.name)).subtracting(requests).isEmpty)
    }

    @Test("A message larger than its lane allows is refused before it is read")
    func oversize() {
        let bytes = [UInt8](repeating: 0, count: Limits.standard.controlMessageBytes + 1)
        let error = #expect(throws: Misbehaviour.self) {
            try PluginToHost.decode(bytes, on: .control, limits: .standard)
        }
        #expect(error?.code == .limitExceeded)
    }

    @Test("Groups that nest without end are refused")
    func depth() {
        let error = #expect(throws: Misbehaviour.self) {
            try PluginToHost.decode([UInt8](repeating: 0x0b, count: 100_000), on: .control, limits: .standard)
        }
        #expect(error?.code == .malformed)
    }

    @Test(
        "M2 a group, which decoding skips, does not hide what comes after it from the limits", arguments: [true, false])
    func group(isOutermost: Bool) {
        // Field 127 or 6 as an empty group.
        let group: [UInt8] = isOutermost ? [0xfb, 0x07, 0xfc, 0x07] : [0x33, 0x34]
        let updates = [[UInt8]](repeating: [0x32, 0x02, 0x08, 0x01], count: 9000).joined()
        let commit = [0x08, 0x01, 0x18, 0x01, 0x20, 0x01] + (isOutermost ? [] : group) + updates
        let length = [
            UInt8(commit.count & 0x7f | 0x80), UInt8(commit.count >> 7 & 0x7f | 0x80), UInt8(commit.count >> 14),
        ]
        let bytes = [0x10, 0x01, 0x28, 0x01] + (isOutermost ? group : []) + [0x9a, 0x03] + length + commit
        let error = #expect(throws: Misbehaviour.self) {
            try PluginToHost.decode(bytes, on: .content, limits: .standard)
        }
        // By what it holds it would be refused too, but only once all of it was read.
        #expect(error?.code == .malformed)
    }

    @Test("Text that is not UTF-8 is refused")
    func notUTF8() {
        // SceneDidFail (field 21) with a text (field 2) of one byte that starts no character.
        let bytes: [UInt8] = [0x10, 0x01, 0x28, 0x01, 0xaa, 0x01, 0x03, 0x12, 0x01, 0xff]
        let error = #expect(throws: Misbehaviour.self) {
            try PluginToHost.decode(bytes, on: .control, limits: .standard)
        }
        #expect(error?.code == .malformed)
    }

    @Test("Fields that this version does not know are dropped")
    func unknownFields() throws {
        let envelope = Samples.envelope(PluginToHost.session(.pong))
        // Field 1000, a varint.
        let bytes = PluginToHost.encode(envelope) + [0xc0, 0x3e, 0x01]
        #expect(try PluginToHost.decode(bytes, on: .control, limits: .standard) == envelope)
    }
}
