import CoreGraphics
import InputEvents

extension HostToPlugin: CommonMessageBody {
    init?(common reader: inout MessageReader) throws(Misbehaviour) {
        let body: HostToPlugin? =
            switch reader.nextField {
            case 12: try reader.message(12) { _ in .session(.ping) }
            case 21:
                try reader.message(21) { reader throws(Misbehaviour) in
                    let steps = try reader.messages(1, upTo: reader.limits.sceneSteps, SceneStep.self)
                    guard !steps.isEmpty else { throw MessageReader.unusual }
                    return .scene(.updateScene(steps))
                }
            case 23:
                try reader.message(23) { reader throws(Misbehaviour) in
                    .scene(.acknowledgeCommit(try WireNumber.serial(reader.number(1), "commit")))
                }
            case 30: try reader.message(30, TouchBatch.self).map { .input(.deliverTouches($0)) }
            case 31: try reader.message(31, ScrollEvent.self).map { .input(.deliverScroll($0)) }
            case 36:
                try reader.message(36) { reader throws(Misbehaviour) in
                    .input(.deliverHover(try reader.message(1, CGPoint.self)))
                }
            default: nil
            }
        guard let body else { return nil }
        self = body
    }

    func writeCommon(to writer: inout MessageWriter) -> Bool {
        switch self {
        case .session(.ping): writer.message(12) { _ in }
        case .scene(.updateScene(let steps)): writer.message(21) { for step in steps { $0.message(1, step) } }
        case .scene(.acknowledgeCommit(let commit)): writer.message(23) { $0.number(1, commit.rawValue) }
        case .input(.deliverTouches(let touches)): writer.message(30, touches)
        case .input(.deliverScroll(let scroll)): writer.message(31, scroll)
        case .input(.deliverHover(let position)):
            writer.message(36) { if let position { $0.message(1, position) } }
        case .session, .scene, .input: return false
        }
        return true
    }
}
