import CoreGraphics
import InputEvents

extension HostToPlugin: CommonMessageBody {
    private typealias Field = FieldNumber.HostToPluginEnvelope

    init?(common reader: inout MessageReader) throws(Misbehaviour) {
        let body: HostToPlugin? =
            switch reader.nextField {
            case Field.ping: try reader.message(Field.ping) { _ in .session(.ping) }
            case Field.updateScene:
                try reader.message(Field.updateScene) { reader throws(Misbehaviour) in
                    let steps = try reader.messages(
                        FieldNumber.UpdateScene.steps, upTo: reader.limits.sceneSteps, SceneStep.self)
                    guard !steps.isEmpty else { throw MessageReader.unusual }
                    return .scene(.updateScene(steps))
                }
            case Field.acknowledgeCommit:
                try reader.message(Field.acknowledgeCommit) { reader throws(Misbehaviour) in
                    .scene(
                        .acknowledgeCommit(
                            try WireNumber.serial(reader.number(FieldNumber.AcknowledgeCommit.commit), "commit")))
                }
            case Field.deliverTouches:
                try reader.message(Field.deliverTouches, TouchBatch.self).map { .input(.deliverTouches($0)) }
            case Field.deliverScroll:
                try reader.message(Field.deliverScroll, ScrollEvent.self).map { .input(.deliverScroll($0)) }
            case Field.deliverHover:
                try reader.message(Field.deliverHover) { reader throws(Misbehaviour) in
                    .input(.deliverHover(try reader.message(FieldNumber.DeliverHover.position, CGPoint.self)))
                }
            default: nil
            }
        guard let body else { return nil }
        self = body
    }

    func writeCommon(to writer: inout MessageWriter) -> Bool {
        switch self {
        case .session(.ping): writer.message(Field.ping) { _ in }
        case .scene(.updateScene(let steps)):
            writer.message(Field.updateScene) { for step in steps { $0.message(FieldNumber.UpdateScene.steps, step) } }
        case .scene(.acknowledgeCommit(let commit)):
            writer.message(Field.acknowledgeCommit) {
                $0.number(FieldNumber.AcknowledgeCommit.commit, commit.rawValue)
            }
        case .input(.deliverTouches(let touches)): writer.message(Field.deliverTouches, touches)
        case .input(.deliverScroll(let scroll)): writer.message(Field.deliverScroll, scroll)
        case .input(.deliverHover(let position)):
            writer.message(Field.deliverHover) {
                if let position { $0.message(FieldNumber.DeliverHover.position, position) }
            }
        case .session, .scene, .input: return false
        }
        return true
    }
}
