import CoreGraphics
import QuartzCore
import WireMessages

extension SceneStep: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        let resize = try reader.message(8) { reader throws(Misbehaviour) -> SceneStep in
            let geometry = try SceneGeometry(from: &reader)
            var animation: AnimationParameters?
            if let wire = try reader.generated(3, Mullion_V1_TransitionAnimation.self) {
                animation = try AnimationParameters(wire: wire)
            }
            return .resizeScene(geometry, animated: animation)
        }
        self = if let resize { resize } else { try Self(wire: reader.rest()) }
    }

    func write(to writer: inout MessageWriter) {
        guard case .resizeScene(let geometry, let animation) = self else { return writer.fields(ofGenerated: wire) }
        writer.message(8) {
            geometry.write(to: &$0)
            if let animation { $0.message(3, generated: animation.wire) }
        }
    }
}

extension SceneGeometry {
    /// The fields 1 and 2 of a resize.
    fileprivate init(from reader: inout MessageReader) throws(Misbehaviour) {
        guard let size = try reader.message(1, CGSize.self) else { throw MessageReader.unusual }
        self.init(size: size, serial: try WireNumber.serial(reader.number(2), "serial"))
    }

    fileprivate func write(to writer: inout MessageWriter) {
        writer.message(1, size)
        writer.number(2, serial.rawValue)
    }
}
