/// Geometry in a box, as the user info of notifications has it.
extension NSValue {
    public convenience init(cgRect: CGRect) {
        self.init(rect: cgRect)
    }

    public convenience init(cgPoint: CGPoint) {
        self.init(point: cgPoint)
    }

    public convenience init(cgSize: CGSize) {
        self.init(size: cgSize)
    }

    /// Zero, if something else is in the box.
    public var cgRectValue: CGRect {
        holds(NSRect.self) ? rectValue : .zero
    }

    /// Zero, if something else is in the box.
    public var cgPointValue: CGPoint {
        holds(NSPoint.self) ? pointValue : .zero
    }

    /// Zero, if something else is in the box.
    public var cgSizeValue: CGSize {
        holds(NSSize.self) ? sizeValue : .zero
    }

    /// Whether a value of that type is in the box.
    func holds<Value>(_ type: Value.Type) -> Bool {
        let sample: NSValue? =
            switch type {
            case is NSRect.Type: NSValue(rect: .zero)
            case is NSPoint.Type: NSValue(point: .zero)
            case is NSSize.Type: NSValue(size: .zero)
            default: nil
            }
        guard let sample else { return false }
        return String(cString: objCType) == String(cString: sample.objCType)
    }
}
