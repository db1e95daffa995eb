import CoreGraphics
import QuartzCore
import WireMessages

extension SceneStep: CommonMessage {
    private typealias Field = FieldNumber.SceneStep

    init(from reader: inout MessageReader) throws(Misbehaviour) {
        let resize = try reader.message(Field.resizeScene) { reader throws(Misbehaviour) -> SceneStep in
            let geometry = try SceneGeometry(from: &reader)
            var animation: AnimationParameters?
            if let wire = try reader.generated(FieldNumber.ResizeScene.animation, Mullion_V1_TransitionAnimation.self) {
                animation = try AnimationParameters(wire: wire)
            }
            return .resizeScene(geometry, animated: animation)
        }
        self = if let resize { resize } else { try Self(wire: reader.rest()) }
    }

    func write(to writer: inout MessageWriter) {
        guard case .resizeScene(let geometry, let animation) = self else { return writer.fields(ofGenerated: wire) }
        writer.message(Field.resizeScene) {
            geometry.write(to: &$0)
            if let animation { $0.message(FieldNumber.ResizeScene.animation, generated: animation.wire) }
        }
    }
}

extension SceneGeometry {
    private typealias Field = FieldNumber.ResizeScene

    /// The size and the serial of a resize, its first fields.
    fileprivate init(from reader: inout MessageReader) throws(Misbehaviour) {
        guard let size = try reader.message(Field.size, CGSize.self) else { throw MessageReader.unusual }
        self.init(size: size, serial: try WireNumber.serial(reader.number(Field.serial), "serial"))
    }

    fileprivate func write(to writer: inout MessageWriter) {
        writer.message(Field.size, size)
        writer.number(Field.serial, serial.rawValue)
    }
}
