import QuartzCore

// Each group is taken apart as a whole, so that what is new in it cannot be forgotten here.

extension LayerValues.Geometry: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        guard let position = try reader.message(2, CGPoint.self), let anchorPoint = try reader.message(3, CGPoint.self),
            let transform = try reader.message(4, CGAffineTransform.self), let size = try reader.message(5, CGSize.self)
        else { throw MessageReader.unusual }
        self.init(size: size, position: position, anchorPoint: anchorPoint, transform: transform)
    }

    func write(to writer: inout MessageWriter) {
        let (size, position, anchorPoint, transform) = parts
        writer.message(2, position)
        writer.message(3, anchorPoint)
        writer.message(4, transform)
        // Layers compute with the sides, which have no signs.
        writer.message(5, CGSize(width: abs(size.width), height: abs(size.height)))
    }
}

extension LayerValues.Scroll: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        guard let offset = try reader.message(1, CGPoint.self) else { throw MessageReader.unusual }
        self.init(
            offset: offset, area: try reader.message(2, CGRect.self), rules: try reader.message(3, ScrollRules.self),
            isPinned: try reader.truth(4))
    }

    func write(to writer: inout MessageWriter) {
        let (offset, area, rules, isPinned) = parts
        writer.message(1, offset)
        if let area { writer.message(2, area) }
        if let rules { writer.message(3, rules) }
        writer.truth(4, isPinned)
    }
}

extension ScrollRules: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        let behaviour = Behaviour(rawValue: Int(try reader.number32(1)))
        let rate = try reader.double(2)
        guard behaviour.isSubset(of: .all), Self.decelerationRates.contains(rate) else { throw MessageReader.unusual }
        self.init(behaviour: behaviour, decelerationRate: rate)
    }

    func write(to writer: inout MessageWriter) {
        writer.number(1, UInt64(behaviour.rawValue))
        writer.double(2, decelerationRate)
    }
}

extension LayerValues.Visibility: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        self.init(
            isHidden: try reader.truth(1), opacity: try WireNumber.fraction(reader.float(2), "opacity"))
    }

    func write(to writer: inout MessageWriter) {
        let (isHidden, opacity) = parts
        writer.truth(1, isHidden)
        writer.float(2, WireNumber.fraction(opacity))
    }
}

extension LayerValues.Appearance: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        let backgroundColor = try reader.message(1, CGColor.self)
        let cornerRadius = try WireNumber.coordinate(reader.double(2), "corner_radius")
        let borderWidth = try WireNumber.coordinate(reader.double(3), "border_width")
        let borderColor = try reader.message(4, CGColor.self)
        let squareCorners = CACornerMask(rawValue: UInt(try reader.number32(5)))
        guard squareCorners.isSubset(of: .all) else { throw MessageReader.unusual }
        self.init(
            backgroundColor: backgroundColor, cornerRadius: cornerRadius, borderWidth: borderWidth,
            borderColor: borderColor, maskedCorners: CACornerMask.all.subtracting(squareCorners),
            cornerCurve: try reader.truth(6) ? .continuous : .circular)
    }

    func write(to writer: inout MessageWriter) {
        let (backgroundColor, cornerRadius, borderWidth, borderColor, maskedCorners, cornerCurve) = parts
        if let backgroundColor { writer.message(1, backgroundColor) }
        writer.double(2, WireNumber.coordinate(cornerRadius))
        writer.double(3, WireNumber.coordinate(borderWidth))
        if let borderColor { writer.message(4, borderColor) }
        writer.number(5, UInt64(CACornerMask.all.subtracting(maskedCorners).rawValue))
        writer.truth(6, cornerCurve == .continuous)
    }
}
