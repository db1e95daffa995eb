import CoreGraphics
import WireMessages

extension StyledText {
    init(wire: Mullion_V1_StyledText, limits: Limits) throws(Misbehaviour) {
        guard let alignment = Alignment(wire: wire.alignment) else {
            throw Misbehaviour(.unknownCase, "\(wire.alignment) is no alignment", at: ["alignment"])
        }
        guard let lineBreak = LineBreak(wire: wire.lineBreak) else {
            throw Misbehaviour(.unknownCase, "\(wire.lineBreak) is no way to break lines", at: ["line_break"])
        }
        guard let verticalAlignment = VerticalAlignment(wire: wire.verticalAlignment) else {
            throw Misbehaviour(
                .unknownCase, "\(wire.verticalAlignment) is no vertical alignment", at: ["vertical_alignment"])
        }
        try WireNumber.count(wire.runs.count, upTo: Limits.textRuns, "runs")
        try WireNumber.count(wire.paragraphs.count, upTo: Limits.paragraphStyles, "paragraphs")
        var bytes = 0
        var runs: [Run] = []
        runs.reserveCapacity(wire.runs.count)
        for (index, run) in wire.runs.enumerated() {
            bytes += run.text.utf8.count
            try WireNumber.count(bytes, upTo: limits.textBytes, "runs")
            runs.append(try within("runs[\(index)]", try Run(wire: run, paragraphCount: wire.paragraphs.count)))
        }
        var paragraphs: [Paragraph] = []
        for (index, paragraph) in wire.paragraphs.enumerated() {
            paragraphs.append(try within("paragraphs[\(index)]", try Paragraph(wire: paragraph)))
        }
        self.init(
            runs: runs, paragraphs: paragraphs, alignment: alignment, lineBreak: lineBreak,
            verticalAlignment: verticalAlignment, maximumLines: Int(min(wire.maximumLines, UInt32(Int32.max))),
            isRightToLeft: wire.rightToLeft)
    }

    var wire: Mullion_V1_StyledText {
        let paragraphs = paragraphs.prefix(Limits.paragraphStyles)
        return .with {
            $0.runs = runs.map { $0.wire(paragraphCount: paragraphs.count) }
            $0.paragraphs = paragraphs.map(\.wire)
            $0.rightToLeft = isRightToLeft
            $0.alignment = alignment.wire
            $0.lineBreak = lineBreak.wire
            $0.verticalAlignment = verticalAlignment.wire
            $0.maximumLines = UInt32(clamping: maximumLines)
        }
    }
}

extension StyledText.Run {
    init(wire: Mullion_V1_TextRun, paragraphCount: Int) throws(Misbehaviour) {
        if wire.hasParagraph, wire.paragraph >= paragraphCount {
            throw Misbehaviour(
                .outOfRange, "there is no style \(wire.paragraph); the text has \(paragraphCount)", at: ["paragraph"])
        }
        try WireNumber.require(wire.hasFont, "font")
        try WireNumber.require(wire.hasColor, "color")
        self.init(
            text: wire.text,
            font: try within("font", try FontDescription(wire: wire.font)),
            color: try within("color", try CGColor(wire: wire.color)),
            ornaments: wire.hasOrnaments
                ? try within("ornaments", try StyledText.Ornaments(wire: wire.ornaments)) : nil,
            paragraph: wire.hasParagraph ? Int(wire.paragraph) : nil)
    }

    /// An index that names no style goes out as none, which means the same.
    func wire(paragraphCount: Int) -> Mullion_V1_TextRun {
        .with {
            $0.text = text
            $0.font = font.wire
            $0.color = color.wire
            if let ornaments { $0.ornaments = ornaments.wire }
            if let paragraph, (0..<paragraphCount).contains(paragraph) { $0.paragraph = UInt32(paragraph) }
        }
    }
}

extension StyledText.Alignment {
    init?(wire: Mullion_V1_TextAlignment) {
        switch wire {
        case .natural: self = .natural
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .justified: self = .justified
        case .unspecified, .UNRECOGNIZED: return nil
        }
    }

    var wire: Mullion_V1_TextAlignment {
        switch self {
        case .natural: .natural
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        }
    }
}

extension StyledText.VerticalAlignment {
    init?(wire: Mullion_V1_TextVerticalAlignment) {
        switch wire {
        case .unspecified, .center: self = .center
        case .top: self = .top
        case .bottom: self = .bottom
        case .UNRECOGNIZED: return nil
        }
    }

    var wire: Mullion_V1_TextVerticalAlignment {
        switch self {
        case .top: .top
        case .center: .center
        case .bottom: .bottom
        }
    }
}

extension StyledText.LineBreak {
    init?(wire: Mullion_V1_LineBreak) {
        switch wire {
        case .wordWrapping: self = .byWordWrapping
        case .characterWrapping: self = .byCharWrapping
        case .clipping: self = .byClipping
        case .truncatingHead: self = .byTruncatingHead
        case .truncatingTail: self = .byTruncatingTail
        case .truncatingMiddle: self = .byTruncatingMiddle
        case .unspecified, .UNRECOGNIZED: return nil
        }
    }

    var wire: Mullion_V1_LineBreak {
        switch self {
        case .byWordWrapping: .wordWrapping
        case .byCharWrapping: .characterWrapping
        case .byClipping: .clipping
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }
}
