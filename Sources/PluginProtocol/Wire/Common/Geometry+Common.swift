import CoreGraphics

extension CGPoint: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        self.init(
            x: try WireNumber.coordinate(reader.double(1), "x"), y: try WireNumber.coordinate(reader.double(2), "y"))
    }

    func write(to writer: inout MessageWriter) {
        writer.double(1, WireNumber.coordinate(x))
        writer.double(2, WireNumber.coordinate(y))
    }
}

extension CGVector: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        self.init(
            dx: try WireNumber.coordinate(reader.double(1), "dx"), dy: try WireNumber.coordinate(reader.double(2), "dy")
        )
    }

    func write(to writer: inout MessageWriter) {
        writer.double(1, WireNumber.coordinate(dx))
        writer.double(2, WireNumber.coordinate(dy))
    }
}

extension CGSize: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        self.init(
            width: try WireNumber.length(reader.double(1), "width"),
            height: try WireNumber.length(reader.double(2), "height"))
    }

    func write(to writer: inout MessageWriter) {
        writer.double(1, WireNumber.length(width))
        writer.double(2, WireNumber.length(height))
    }
}

extension CGRect: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        guard let origin = try reader.message(1, CGPoint.self), let size = try reader.message(2, CGSize.self) else {
            throw MessageReader.unusual
        }
        self.init(origin: origin, size: size)
    }

    /// Keeps the origin and drops the signs of the sides: what layers compute with (`width` and `height` have none).
    func write(to writer: inout MessageWriter) {
        writer.message(1, origin)
        writer.message(2, CGSize(width: abs(size.width), height: abs(size.height)))
    }
}

extension CGAffineTransform: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        self.init(
            a: try WireNumber.coordinate(reader.double(1), "a"), b: try WireNumber.coordinate(reader.double(2), "b"),
            c: try WireNumber.coordinate(reader.double(3), "c"), d: try WireNumber.coordinate(reader.double(4), "d"),
            tx: try WireNumber.coordinate(reader.double(5), "tx"), ty: try WireNumber.coordinate(reader.double(6), "ty")
        )
    }

    func write(to writer: inout MessageWriter) {
        writer.double(1, WireNumber.coordinate(a))
        writer.double(2, WireNumber.coordinate(b))
        writer.double(3, WireNumber.coordinate(c))
        writer.double(4, WireNumber.coordinate(d))
        writer.double(5, WireNumber.coordinate(tx))
        writer.double(6, WireNumber.coordinate(ty))
    }
}

extension CGColor: CommonMessage {
    convenience init(from reader: inout MessageReader) throws(Misbehaviour) {
        self.init(
            red: CGFloat(try WireNumber.fraction(reader.double(1), "red")),
            green: CGFloat(try WireNumber.fraction(reader.double(2), "green")),
            blue: CGFloat(try WireNumber.fraction(reader.double(3), "blue")),
            alpha: CGFloat(try WireNumber.fraction(reader.double(4), "alpha")))
    }

    func write(to writer: inout MessageWriter) {
        writer.double(1, Double(red))
        writer.double(2, Double(green))
        writer.double(3, Double(blue))
        writer.double(4, Double(alpha))
    }
}
