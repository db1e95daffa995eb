import CoreGraphics

extension CGPoint: CommonMessage {
    private typealias Field = FieldNumber.Point

    init(from reader: inout MessageReader) throws(Misbehaviour) {
        self.init(
            x: try WireNumber.coordinate(reader.double(Field.x), "x"),
            y: try WireNumber.coordinate(reader.double(Field.y), "y"))
    }

    func write(to writer: inout MessageWriter) {
        writer.double(Field.x, WireNumber.coordinate(x))
        writer.double(Field.y, WireNumber.coordinate(y))
    }
}

extension CGVector: CommonMessage {
    private typealias Field = FieldNumber.Vector

    init(from reader: inout MessageReader) throws(Misbehaviour) {
        self.init(
            dx: try WireNumber.coordinate(reader.double(Field.dx), "dx"),
            dy: try WireNumber.coordinate(reader.double(Field.dy), "dy")
        )
    }

    func write(to writer: inout MessageWriter) {
        writer.double(Field.dx, WireNumber.coordinate(dx))
        writer.double(Field.dy, WireNumber.coordinate(dy))
    }
}

extension CGSize: CommonMessage {
    private typealias Field = FieldNumber.Size

    init(from reader: inout MessageReader) throws(Misbehaviour) {
        self.init(
            width: try WireNumber.length(reader.double(Field.width), "width"),
            height: try WireNumber.length(reader.double(Field.height), "height"))
    }

    func write(to writer: inout MessageWriter) {
        writer.double(Field.width, WireNumber.length(width))
        writer.double(Field.height, WireNumber.length(height))
    }
}

extension CGRect: CommonMessage {
    private typealias Field = FieldNumber.Rect

    init(from reader: inout MessageReader) throws(Misbehaviour) {
        guard let origin = try reader.message(Field.origin, CGPoint.self),
            let size = try reader.message(Field.size, CGSize.self)
        else {
            throw MessageReader.unusual
        }
        self.init(origin: origin, size: size)
    }

    /// Keeps the origin and drops the signs of the sides: what layers compute with (`width` and `height` have none).
    func write(to writer: inout MessageWriter) {
        writer.message(Field.origin, origin)
        writer.message(Field.size, CGSize(width: abs(size.width), height: abs(size.height)))
    }
}

extension CGAffineTransform: CommonMessage {
    private typealias Field = FieldNumber.AffineTransform

    init(from reader: inout MessageReader) throws(Misbehaviour) {
        self.init(
            a: try WireNumber.coordinate(reader.double(Field.a), "a"),
            b: try WireNumber.coordinate(reader.double(Field.b), "b"),
            c: try WireNumber.coordinate(reader.double(Field.c), "c"),
            d: try WireNumber.coordinate(reader.double(Field.d), "d"),
            tx: try WireNumber.coordinate(reader.double(Field.tx), "tx"),
            ty: try WireNumber.coordinate(reader.double(Field.ty), "ty")
        )
    }

    func write(to writer: inout MessageWriter) {
        writer.double(Field.a, WireNumber.coordinate(a))
        writer.double(Field.b, WireNumber.coordinate(b))
        writer.double(Field.c, WireNumber.coordinate(c))
        writer.double(Field.d, WireNumber.coordinate(d))
        writer.double(Field.tx, WireNumber.coordinate(tx))
        writer.double(Field.ty, WireNumber.coordinate(ty))
    }
}

extension CGColor: CommonMessage {
    private typealias Field = FieldNumber.Color

    convenience init(from reader: inout MessageReader) throws(Misbehaviour) {
        self.init(
            red: CGFloat(try WireNumber.fraction(reader.double(Field.red), "red")),
            green: CGFloat(try WireNumber.fraction(reader.double(Field.green), "green")),
            blue: CGFloat(try WireNumber.fraction(reader.double(Field.blue), "blue")),
            alpha: CGFloat(try WireNumber.fraction(reader.double(Field.alpha), "alpha")))
    }

    func write(to writer: inout MessageWriter) {
        writer.double(Field.red, Double(red))
        writer.double(Field.green, Double(green))
        writer.double(Field.blue, Double(blue))
        writer.double(Field.alpha, Double(alpha))
    }
}
