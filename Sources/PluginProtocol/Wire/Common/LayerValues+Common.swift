import QuartzCore

// Each group is taken apart as a whole, so that what is new in it cannot be forgotten here.

extension LayerValues.Geometry: CommonMessage {
    private typealias Field = FieldNumber.LayerGeometry

    init(from reader: inout MessageReader) throws(Misbehaviour) {
        guard let position = try reader.message(Field.position, CGPoint.self),
            let anchorPoint = try reader.message(Field.anchor, CGPoint.self),
            let transform = try reader.message(Field.transform, CGAffineTransform.self),
            let size = try reader.message(Field.size, CGSize.self)
        else { throw MessageReader.unusual }
        self.init(size: size, position: position, anchorPoint: anchorPoint, transform: transform)
    }

    func write(to writer: inout MessageWriter) {
        let (size, position, anchorPoint, transform) = parts
        writer.message(Field.position, position)
        writer.message(Field.anchor, anchorPoint)
        writer.message(Field.transform, transform)
        // Layers compute with the sides, which have no signs.
        writer.message(Field.size, CGSize(width: abs(size.width), height: abs(size.height)))
    }
}

extension LayerValues.Scroll: CommonMessage {
    private typealias Field = FieldNumber.LayerScroll

    init(from reader: inout MessageReader) throws(Misbehaviour) {
        guard let offset = try reader.message(Field.offset, CGPoint.self) else { throw MessageReader.unusual }
        self.init(
            offset: offset, area: try reader.message(Field.area, CGRect.self),
            rules: try reader.message(Field.rules, ScrollRules.self),
            isPinned: try reader.truth(Field.pinned))
    }

    func write(to writer: inout MessageWriter) {
        let (offset, area, rules, isPinned) = parts
        writer.message(Field.offset, offset)
        if let area { writer.message(Field.area, area) }
        if let rules { writer.message(Field.rules, rules) }
        writer.truth(Field.pinned, isPinned)
    }
}

extension ScrollRules: CommonMessage {
    private typealias Field = FieldNumber.ScrollRules

    init(from reader: inout MessageReader) throws(Misbehaviour) {
        let behaviour = Behaviour(rawValue: Int(try reader.number32(Field.behaviour)))
        let rate = try reader.double(Field.decelerationRate)
        guard behaviour.isSubset(of: .all), Self.decelerationRates.contains(rate) else { throw MessageReader.unusual }
        self.init(behaviour: behaviour, decelerationRate: rate)
    }

    func write(to writer: inout MessageWriter) {
        writer.number(Field.behaviour, UInt64(behaviour.rawValue))
        writer.double(Field.decelerationRate, decelerationRate)
    }
}

extension LayerValues.Visibility: CommonMessage {
    private typealias Field = FieldNumber.LayerVisibility

    init(from reader: inout MessageReader) throws(Misbehaviour) {
        self.init(
            isHidden: try reader.truth(Field.hidden),
            opacity: try WireNumber.fraction(reader.float(Field.opacity), "opacity"))
    }

    func write(to writer: inout MessageWriter) {
        let (isHidden, opacity) = parts
        writer.truth(Field.hidden, isHidden)
        writer.float(Field.opacity, WireNumber.fraction(opacity))
    }
}

extension LayerValues.Appearance: CommonMessage {
    private typealias Field = FieldNumber.LayerAppearance

    init(from reader: inout MessageReader) throws(Misbehaviour) {
        let backgroundColor = try reader.message(Field.background, CGColor.self)
        let cornerRadius = try WireNumber.coordinate(reader.double(Field.cornerRadius), "corner_radius")
        let borderWidth = try WireNumber.coordinate(reader.double(Field.borderWidth), "border_width")
        let borderColor = try reader.message(Field.borderColor, CGColor.self)
        let squareCorners = CACornerMask(rawValue: UInt(try reader.number32(Field.squareCorners)))
        guard squareCorners.isSubset(of: .all) else { throw MessageReader.unusual }
        self.init(
            backgroundColor: backgroundColor, cornerRadius: cornerRadius, borderWidth: borderWidth,
            borderColor: borderColor, maskedCorners: CACornerMask.all.subtracting(squareCorners),
            cornerCurve: try reader.truth(Field.continuousCorners) ? .continuous : .circular)
    }

    func write(to writer: inout MessageWriter) {
        let (backgroundColor, cornerRadius, borderWidth, borderColor, maskedCorners, cornerCurve) = parts
        if let backgroundColor { writer.message(Field.background, backgroundColor) }
        writer.double(Field.cornerRadius, WireNumber.coordinate(cornerRadius))
        writer.double(Field.borderWidth, WireNumber.coordinate(borderWidth))
        if let borderColor { writer.message(Field.borderColor, borderColor) }
        writer.number(Field.squareCorners, UInt64(CACornerMask.all.subtracting(maskedCorners).rawValue))
        writer.truth(Field.continuousCorners, cornerCurve == .continuous)
    }
}
