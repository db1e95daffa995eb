import CoreGraphics
import WireMessages

extension StyledText.Ornaments {
    init(wire: Mullion_V1_TextOrnaments) throws(Misbehaviour) {
        self.init()
        background = wire.hasBackground ? try within("background", try CGColor(wire: wire.background)) : nil
        kern = try WireNumber.coordinate(wire.kern, "kern")
        underline = wire.hasUnderline ? try within("underline", try Line(wire: wire.underline)) : nil
        strikethrough = wire.hasStrikethrough ? try within("strikethrough", try Line(wire: wire.strikethrough)) : nil
        baselineOffset = try WireNumber.coordinate(wire.baselineOffset, "baseline_offset")
        shadow = wire.hasShadow ? try within("shadow", try Shadow(wire: wire.shadow)) : nil
        stroke = wire.hasStroke ? try within("stroke", try Stroke(wire: wire.stroke)) : nil
        obliqueness = try WireNumber.coordinate(wire.obliqueness, "obliqueness")
        hasLigatures = !wire.withoutLigatures
        attachment =
            wire.hasAttachment ? try within("attachment", try StyledText.Attachment(wire: wire.attachment)) : nil
    }

    var wire: Mullion_V1_TextOrnaments {
        .with {
            if let background { $0.background = background.wire }
            $0.kern = WireNumber.coordinate(kern)
            if let underline { $0.underline = underline.wire }
            if let strikethrough { $0.strikethrough = strikethrough.wire }
            $0.baselineOffset = WireNumber.coordinate(baselineOffset)
            if let shadow { $0.shadow = shadow.wire }
            if let stroke, stroke.width > 0 { $0.stroke = stroke.wire }
            $0.obliqueness = WireNumber.coordinate(obliqueness)
            $0.withoutLigatures = !hasLigatures
            if let attachment { $0.attachment = attachment.wire }
        }
    }
}

extension StyledText.Attachment {
    init(wire: Mullion_V1_TextAttachment) throws(Misbehaviour) {
        self.init(
            size: CGSize(
                width: try WireNumber.length(wire.width, "width"), height: try WireNumber.length(wire.height, "height")),
            rise: try WireNumber.coordinate(wire.rise, "rise"))
    }

    var wire: Mullion_V1_TextAttachment {
        .with {
            $0.width = WireNumber.length(size.width)
            $0.height = WireNumber.length(size.height)
            $0.rise = WireNumber.coordinate(rise)
        }
    }
}

extension StyledText.Ornaments.Line {
    init(wire: Mullion_V1_TextDecoration) throws(Misbehaviour) {
        guard let weight = Weight(rawValue: wire.weight.rawValue) else {
            throw Misbehaviour(.unknownCase, "\(wire.weight) is no weight of a line", at: ["weight"])
        }
        guard let pattern = Pattern(rawValue: wire.pattern.rawValue) else {
            throw Misbehaviour(.unknownCase, "\(wire.pattern) is no pattern of a line", at: ["pattern"])
        }
        self.init(
            weight: weight, pattern: pattern, skipsSpaces: wire.skipsSpaces,
            color: wire.hasColor ? try within("color", try CGColor(wire: wire.color)) : nil)
    }

    var wire: Mullion_V1_TextDecoration {
        .with {
            $0.weight = weight.wire
            $0.pattern = pattern.wire
            $0.skipsSpaces = skipsSpaces
            if let color { $0.color = color.wire }
        }
    }
}

extension StyledText.Ornaments.Line.Weight {
    var wire: Mullion_V1_DecorationWeight {
        switch self {
        case .single: .single
        case .thick: .thick
        case .double: .double
        }
    }
}

extension StyledText.Ornaments.Line.Pattern {
    var wire: Mullion_V1_DecorationPattern {
        switch self {
        case .solid: .solid
        case .dot: .dot
        case .dash: .dash
        case .dashDot: .dashDot
        case .dashDotDot: .dashDotDot
        }
    }
}

extension StyledText.Ornaments.Shadow {
    init(wire: Mullion_V1_TextShadow) throws(Misbehaviour) {
        try WireNumber.require(wire.hasColor, "color")
        try WireNumber.require(wire.hasOffset, "offset")
        let offset = try within("offset", try CGVector(wire: wire.offset))
        self.init(
            color: try within("color", try CGColor(wire: wire.color)),
            offset: CGSize(width: offset.dx, height: offset.dy),
            blurRadius: try WireNumber.length(wire.blurRadius, "blur_radius"))
    }

    var wire: Mullion_V1_TextShadow {
        .with {
            $0.color = color.wire
            $0.offset = CGVector(dx: offset.width, dy: offset.height).wire
            $0.blurRadius = WireNumber.length(blurRadius)
        }
    }
}

extension StyledText.Ornaments.Stroke {
    private static let widest = 1000.0

    init(wire: Mullion_V1_TextStroke) throws(Misbehaviour) {
        self.init(
            width: try WireNumber.positive(wire.width, upTo: Self.widest, "width"), isFilled: wire.filled,
            color: wire.hasColor ? try within("color", try CGColor(wire: wire.color)) : nil)
    }

    var wire: Mullion_V1_TextStroke {
        .with {
            $0.width = WireNumber.positive(width, upTo: Self.widest, else: .leastNormalMagnitude)
            $0.filled = isFilled
            if let color { $0.color = color.wire }
        }
    }
}
