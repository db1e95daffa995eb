import CoreGraphics
import WireMessages

extension SceneStep: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        if let geometry = try reader.message(8, SceneGeometry.self) {
            self = .resizeScene(geometry, animated: nil)
        } else {
            self = try Self(wire: reader.rest())
        }
    }

    func write(to writer: inout MessageWriter) {
        if case .resizeScene(let geometry, animated: nil) = self {
            writer.message(8, geometry)
        } else {
            writer.fields(ofGenerated: wire)
        }
    }
}

extension SceneGeometry: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        guard let size = try reader.message(1, CGSize.self) else { throw MessageReader.unusual }
        self.init(size: size, serial: try WireNumber.serial(reader.number(2), "serial"))
    }

    func write(to writer: inout MessageWriter) {
        writer.message(1, size)
        writer.number(2, serial.rawValue)
    }
}
