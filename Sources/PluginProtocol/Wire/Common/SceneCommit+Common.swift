import QuartzCore
import WireMessages

extension SceneCommit: CommonMessage {
    private typealias Field = FieldNumber.SceneDidCommit

    init(from reader: inout MessageReader) throws(Misbehaviour) {
        let serial: CommitSerial = try WireNumber.serial(reader.number(Field.commit), "commit")
        var answeredResize: ResizeSerial?
        if let number = try reader.optionalNumber(Field.answeredResize) {
            answeredResize = try WireNumber.serial(number, "answered_resize")
        }
        let afterControl: SequenceNumber = try WireNumber.serial(
            reader.number(Field.afterControlSequence), "after_control_sequence")
        let layers = try LayerCommit(from: &reader)
        var facts = SceneFacts.unchanged
        if let wire = try reader.generated(Field.facts, Mullion_V1_SceneFacts.self) {
            facts = try SceneFacts(wire: wire)
        }
        self.init(
            serial: serial, answeredResize: answeredResize, afterControl: afterControl, layers: layers, facts: facts)
    }

    func write(to writer: inout MessageWriter) {
        writer.number(Field.commit, serial.rawValue)
        if let answeredResize { writer.present(Field.answeredResize, answeredResize.rawValue) }
        writer.number(Field.afterControlSequence, afterControl.rawValue)
        writer.number(Field.root, layers.root.rawValue)
        writer.numbers(Field.removed, layers.removed.lazy.map(\.rawValue))
        for update in layers.updates { writer.message(Field.updates, update) }
        writer.fixedNumbers(Field.releasedImages, layers.releasedImages.lazy.map(\.rawValue))
        if facts != .unchanged { writer.message(Field.facts, generated: facts.wire) }
    }
}

extension LayerCommit {
    private typealias Field = FieldNumber.SceneDidCommit

    /// The fields of a commit from its root to the images that it lets go.
    fileprivate init(from reader: inout MessageReader) throws(Misbehaviour) {
        let mostChanges = reader.limits.changes
        self.init(root: try LayerID(wire: reader.number(Field.root), "root"))
        for id in try reader.numbers(Field.removed, upTo: mostChanges) {
            removed.append(try LayerID(wire: id, "removed"))
        }
        updates = try reader.messages(Field.updates, upTo: mostChanges - removed.count)
        releasedImages = try reader.fixedNumbers(Field.releasedImages, upTo: mostChanges).map(ImageHash.init(rawValue:))
    }
}
