import CoreGraphics
import WireMessages

extension CGPoint {
    init(wire: Mullion_V1_Point) throws(Misbehaviour) {
        self.init(x: try WireNumber.coordinate(wire.x, "x"), y: try WireNumber.coordinate(wire.y, "y"))
    }

    var wire: Mullion_V1_Point {
        .with {
            $0.x = WireNumber.coordinate(x)
            $0.y = WireNumber.coordinate(y)
        }
    }
}

extension CGVector {
    init(wire: Mullion_V1_Vector) throws(Misbehaviour) {
        self.init(dx: try WireNumber.coordinate(wire.dx, "dx"), dy: try WireNumber.coordinate(wire.dy, "dy"))
    }

    var wire: Mullion_V1_Vector {
        .with {
            $0.dx = WireNumber.coordinate(dx)
            $0.dy = WireNumber.coordinate(dy)
        }
    }
}

extension CGSize {
    init(wire: Mullion_V1_Size) throws(Misbehaviour) {
        self.init(
            width: try WireNumber.length(wire.width, "width"), height: try WireNumber.length(wire.height, "height"))
    }

    var wire: Mullion_V1_Size {
        .with {
            $0.width = WireNumber.length(width)
            $0.height = WireNumber.length(height)
        }
    }
}

extension CGRect {
    init(wire: Mullion_V1_Rect) throws(Misbehaviour) {
        try WireNumber.require(wire.hasOrigin, "origin")
        try WireNumber.require(wire.hasSize, "size")
        self.init(
            origin: try within("origin", try CGPoint(wire: wire.origin)),
            size: try within("size", try CGSize(wire: wire.size)))
    }

    /// Keeps the origin and drops the signs of the sides: what layers compute with (`width` and `height` have none).
    var wire: Mullion_V1_Rect {
        .with {
            $0.origin = origin.wire
            $0.size = CGSize(width: abs(size.width), height: abs(size.height)).wire
        }
    }
}

extension SceneInsets {
    init(wire: Mullion_V1_EdgeInsets) throws(Misbehaviour) {
        self.init(
            top: try WireNumber.coordinate(wire.top, "top"), left: try WireNumber.coordinate(wire.left, "left"),
            bottom: try WireNumber.coordinate(wire.bottom, "bottom"),
            right: try WireNumber.coordinate(wire.right, "right"))
    }

    var wire: Mullion_V1_EdgeInsets {
        .with {
            $0.top = WireNumber.coordinate(top)
            $0.left = WireNumber.coordinate(left)
            $0.bottom = WireNumber.coordinate(bottom)
            $0.right = WireNumber.coordinate(right)
        }
    }
}

extension CGAffineTransform {
    init(wire: Mullion_V1_AffineTransform) throws(Misbehaviour) {
        self.init(
            a: try WireNumber.coordinate(wire.a, "a"), b: try WireNumber.coordinate(wire.b, "b"),
            c: try WireNumber.coordinate(wire.c, "c"), d: try WireNumber.coordinate(wire.d, "d"),
            tx: try WireNumber.coordinate(wire.tx, "tx"), ty: try WireNumber.coordinate(wire.ty, "ty"))
    }

    var wire: Mullion_V1_AffineTransform {
        .with {
            $0.a = WireNumber.coordinate(a)
            $0.b = WireNumber.coordinate(b)
            $0.c = WireNumber.coordinate(c)
            $0.d = WireNumber.coordinate(d)
            $0.tx = WireNumber.coordinate(tx)
            $0.ty = WireNumber.coordinate(ty)
        }
    }
}
