import QuartzCore
import WireMessages

extension SceneCommit: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        let serial: CommitSerial = try WireNumber.serial(reader.number(1), "commit")
        var answeredResize: ResizeSerial?
        if let number = try reader.optionalNumber(2) {
            answeredResize = try WireNumber.serial(number, "answered_resize")
        }
        let afterControl: SequenceNumber = try WireNumber.serial(reader.number(3), "after_control_sequence")
        let layers = try LayerCommit(from: &reader)
        var facts = SceneFacts.unchanged
        if let wire = try reader.generated(8, Mullion_V1_SceneFacts.self) { facts = try SceneFacts(wire: wire) }
        self.init(
            serial: serial, answeredResize: answeredResize, afterControl: afterControl, layers: layers, facts: facts)
    }

    func write(to writer: inout MessageWriter) {
        writer.number(1, serial.rawValue)
        if let answeredResize { writer.present(2, answeredResize.rawValue) }
        writer.number(3, afterControl.rawValue)
        writer.number(4, layers.root.rawValue)
        writer.numbers(5, layers.removed.lazy.map(\.rawValue))
        for update in layers.updates { writer.message(6, update) }
        writer.fixedNumbers(7, layers.releasedImages.lazy.map(\.rawValue))
        if facts != .unchanged { writer.message(8, generated: facts.wire) }
    }
}

extension LayerCommit {
    /// The fields from 4 to 7 of a commit.
    fileprivate init(from reader: inout MessageReader) throws(Misbehaviour) {
        let mostChanges = reader.limits.changes
        self.init(root: try LayerID(wire: reader.number(4), "root"))
        for id in try reader.numbers(5, upTo: mostChanges) { removed.append(try LayerID(wire: id, "removed")) }
        updates = try reader.messages(6, upTo: mostChanges - removed.count)
        releasedImages = try reader.fixedNumbers(7, upTo: mostChanges).map(ImageHash.init(rawValue:))
    }
}
