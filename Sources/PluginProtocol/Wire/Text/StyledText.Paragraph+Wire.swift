import CoreGraphics
import WireMessages

extension StyledText.Paragraph {
    init(wire: Mullion_V1_ParagraphStyle) throws(Misbehaviour) {
        self.init()
        if wire.alignment != .unspecified {
            guard let alignment = StyledText.Alignment(wire: wire.alignment) else {
                throw Misbehaviour(.unknownCase, "\(wire.alignment) is no alignment", at: ["alignment"])
            }
            self.alignment = alignment
        }
        if wire.lineBreak != .unspecified {
            guard let lineBreak = StyledText.LineBreak(wire: wire.lineBreak) else {
                throw Misbehaviour(.unknownCase, "\(wire.lineBreak) is no way to break lines", at: ["line_break"])
            }
            self.lineBreak = lineBreak
        }
        isRightToLeft = try Self.isRightToLeft(wire.direction)
        lineSpacing = try WireNumber.length(wire.lineSpacing, "line_spacing")
        spacing = try WireNumber.length(wire.spacing, "spacing")
        spacingBefore = try WireNumber.length(wire.spacingBefore, "spacing_before")
        lineHeightMultiple = try WireNumber.length(wire.lineHeightMultiple, "line_height_multiple")
        minimumLineHeight = try WireNumber.length(wire.minimumLineHeight, "minimum_line_height")
        maximumLineHeight = try WireNumber.length(wire.maximumLineHeight, "maximum_line_height")
        firstLineHeadIndent = try WireNumber.length(wire.firstLineHeadIndent, "first_line_head_indent")
        headIndent = try WireNumber.length(wire.headIndent, "head_indent")
        tailIndent = try WireNumber.coordinate(wire.tailIndent, "tail_indent")
        try WireNumber.count(wire.tabs.count, upTo: Limits.tabStops, "tabs")
        for (index, tab) in wire.tabs.enumerated() {
            tabs.append(try within("tabs[\(index)]", try Tab(wire: tab)))
        }
        tabInterval = try WireNumber.length(wire.tabInterval, "tab_interval")
    }

    private static func isRightToLeft(_ direction: Mullion_V1_WritingDirection) throws(Misbehaviour) -> Bool? {
        switch direction {
        case .unspecified: return nil
        case .leftToRight: return false
        case .rightToLeft: return true
        case .UNRECOGNIZED:
            throw Misbehaviour(.unknownCase, "\(direction) is no direction", at: ["direction"])
        }
    }

    var wire: Mullion_V1_ParagraphStyle {
        .with {
            if let alignment { $0.alignment = alignment.wire }
            if let lineBreak { $0.lineBreak = lineBreak.wire }
            if let isRightToLeft { $0.direction = isRightToLeft ? .rightToLeft : .leftToRight }
            $0.lineSpacing = WireNumber.length(lineSpacing)
            $0.spacing = WireNumber.length(spacing)
            $0.spacingBefore = WireNumber.length(spacingBefore)
            $0.lineHeightMultiple = WireNumber.length(lineHeightMultiple)
            $0.minimumLineHeight = WireNumber.length(minimumLineHeight)
            $0.maximumLineHeight = WireNumber.length(maximumLineHeight)
            $0.firstLineHeadIndent = WireNumber.length(firstLineHeadIndent)
            $0.headIndent = WireNumber.length(headIndent)
            $0.tailIndent = WireNumber.coordinate(tailIndent)
            $0.tabs = tabs.prefix(Limits.tabStops).map(\.wire)
            $0.tabInterval = WireNumber.length(tabInterval)
        }
    }
}

extension StyledText.Paragraph.Tab {
    init(wire: Mullion_V1_TabStop) throws(Misbehaviour) {
        guard let alignment = Alignment(rawValue: wire.alignment.rawValue) else {
            throw Misbehaviour(.unknownCase, "\(wire.alignment) is no alignment of a tab", at: ["alignment"])
        }
        self.init(alignment: alignment, location: try WireNumber.length(wire.location, "location"))
    }

    var wire: Mullion_V1_TabStop {
        .with {
            $0.alignment = alignment.wire
            $0.location = WireNumber.length(location)
        }
    }
}

extension StyledText.Paragraph.Tab.Alignment {
    var wire: Mullion_V1_TabAlignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .decimal: .decimal
        }
    }
}
