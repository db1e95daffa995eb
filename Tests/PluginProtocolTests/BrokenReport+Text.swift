import PluginProtocol
import ProtocolSamples
import WireMessages

extension BrokenReport {
    /// `location` within the text of the second update, whose second run and second paragraph have everything.
    private static func text(
        _ what: String, _ code: Misbehaviour.Code, at location: String,
        _ change: (inout Mullion_V1_StyledText) -> Void
    ) -> BrokenReport {
        commit(what, code, at: "updates[1].contents.text.\(location)") { change(&$0.updates[1].contents.text) }
    }

    static let texts: [BrokenReport] = [
        .text("an unknown alignment", .unknownCase, at: "alignment") {
            $0.alignment = .unspecified
        },
        .text("an unknown line break", .unknownCase, at: "line_break") {
            $0.lineBreak = .UNRECOGNIZED(40)
        },
        .text("an unknown vertical alignment", .unknownCase, at: "vertical_alignment") {
            $0.verticalAlignment = .UNRECOGNIZED(4)
        },
        .text("a vertical alignment below all", .unknownCase, at: "vertical_alignment") {
            $0.verticalAlignment = .UNRECOGNIZED(-1)
        },
        .text("no font", .missingField, at: "runs[0].font") {
            $0.runs[0].clearFont()
        },
        .text("a font of no size", .outOfRange, at: "runs[0].font.size") {
            $0.runs[0].font.size = 0
        },
        .text("a font of no weight", .outOfRange, at: "runs[0].font.weight") {
            $0.runs[0].font.weight = 0
        },
        .text("too much text", .limitExceeded, at: "runs") {
            $0.runs[0].text = String(repeating: "x", count: 300_000)
        },
        .text("a style that is not there", .outOfRange, at: "runs[1].paragraph") { $0.runs[1].paragraph = 2 },
        .text("an unknown paragraph alignment", .unknownCase, at: "paragraphs[1].alignment") {
            $0.paragraphs[1].alignment = .UNRECOGNIZED(40)
        },
        .text("an unknown paragraph line break", .unknownCase, at: "paragraphs[1].line_break") {
            $0.paragraphs[1].lineBreak = .UNRECOGNIZED(40)
        },
        .text("an unknown direction", .unknownCase, at: "paragraphs[1].direction") {
            $0.paragraphs[1].direction = .UNRECOGNIZED(40)
        },
        .text("a negative line spacing", .outOfRange, at: "paragraphs[1].line_spacing") {
            $0.paragraphs[1].lineSpacing = -1
        },
        .text("a spacing that is no number", .outOfRange, at: "paragraphs[1].spacing") {
            $0.paragraphs[1].spacing = .nan
        },
        .text("an endless spacing", .outOfRange, at: "paragraphs[1].spacing_before") {
            $0.paragraphs[1].spacingBefore = .infinity
        },
        .text("a line height that is no number", .outOfRange, at: "paragraphs[1].line_height_multiple") {
            $0.paragraphs[1].lineHeightMultiple = .nan
        },
        .text("a negative least height", .outOfRange, at: "paragraphs[1].minimum_line_height") {
            $0.paragraphs[1].minimumLineHeight = -1
        },
        .text("a negative greatest height", .outOfRange, at: "paragraphs[1].maximum_line_height") {
            $0.paragraphs[1].maximumLineHeight = -1
        },
        .text("a negative first indent", .outOfRange, at: "paragraphs[1].first_line_head_indent") {
            $0.paragraphs[1].firstLineHeadIndent = -1
        },
        .text("a negative indent", .outOfRange, at: "paragraphs[1].head_indent") { $0.paragraphs[1].headIndent = -1 },
        .text("an endless tail", .outOfRange, at: "paragraphs[1].tail_indent") {
            $0.paragraphs[1].tailIndent = -.infinity
        },
        .text("an unknown tab", .unknownCase, at: "paragraphs[1].tabs[1].alignment") {
            $0.paragraphs[1].tabs[1].alignment = .unspecified
        },
        .text("a tab before the start", .outOfRange, at: "paragraphs[1].tabs[0].location") {
            $0.paragraphs[1].tabs[0].location = -1
        },
        .text("a negative tab interval", .outOfRange, at: "paragraphs[1].tab_interval") {
            $0.paragraphs[1].tabInterval = -1
        },
        .text("a background beyond all colours", .outOfRange, at: "runs[1].ornaments.background.red") {
            $0.runs[1].ornaments.background.red = 2
        },
        .text("a kern that is no number", .outOfRange, at: "runs[1].ornaments.kern") {
            $0.runs[1].ornaments.kern = .nan
        },
        .text("an underline of no weight", .unknownCase, at: "runs[1].ornaments.underline.weight") {
            $0.runs[1].ornaments.underline.weight = .unspecified
        },
        .text("an underline of no pattern", .unknownCase, at: "runs[1].ornaments.underline.pattern") {
            $0.runs[1].ornaments.underline.pattern = .UNRECOGNIZED(9)
        },
        .text("an underline beyond all colours", .outOfRange, at: "runs[1].ornaments.underline.color.alpha") {
            $0.runs[1].ornaments.underline.color.alpha = -1
        },
        .text("a strikethrough of no weight", .unknownCase, at: "runs[1].ornaments.strikethrough.weight") {
            $0.runs[1].ornaments.strikethrough.weight = .UNRECOGNIZED(9)
        },
        .text("an endless baseline offset", .outOfRange, at: "runs[1].ornaments.baseline_offset") {
            $0.runs[1].ornaments.baselineOffset = .infinity
        },
        .text("a shadow of no colour", .missingField, at: "runs[1].ornaments.shadow.color") {
            $0.runs[1].ornaments.shadow.clearColor()
        },
        .text("a shadow of no offset", .missingField, at: "runs[1].ornaments.shadow.offset") {
            $0.runs[1].ornaments.shadow.clearOffset()
        },
        .text("a negative blur", .outOfRange, at: "runs[1].ornaments.shadow.blur_radius") {
            $0.runs[1].ornaments.shadow.blurRadius = -1
        },
        .text("a stroke of no width", .outOfRange, at: "runs[1].ornaments.stroke.width") {
            $0.runs[1].ornaments.stroke.width = 0
        },
        .text("a stroke beyond all colours", .outOfRange, at: "runs[1].ornaments.stroke.color.blue") {
            $0.runs[1].ornaments.stroke.color.blue = 7
        },
        .text("a slant that is no number", .outOfRange, at: "runs[1].ornaments.obliqueness") {
            $0.runs[1].ornaments.obliqueness = .nan
        },
        .text("an attachment of negative width", .outOfRange, at: "runs[1].ornaments.attachment.width") {
            $0.runs[1].ornaments.attachment.width = -1
        },
        .text("an attachment of no height", .outOfRange, at: "runs[1].ornaments.attachment.height") {
            $0.runs[1].ornaments.attachment.height = .nan
        },
        .text("an attachment beyond the sky", .outOfRange, at: "runs[1].ornaments.attachment.rise") {
            $0.runs[1].ornaments.attachment.rise = .infinity
        },
        BrokenReport(
            "a flood of paragraph styles", .limitExceeded, at: "field 51.field 6.field 7.field 2.field 5",
            .content(.sceneDidCommit(Samples.commit))
        ) {
            $0.sceneDidCommit.updates[1].contents.text.paragraphs = Array(repeating: .init(), count: 4097)
        },
        BrokenReport(
            "a flood of tabs", .limitExceeded, at: "field 51.field 6.field 7.field 2.field 5.field 13",
            .content(.sceneDidCommit(Samples.commit))
        ) {
            $0.sceneDidCommit.updates[1].contents.text.paragraphs[1].tabs = Array(repeating: .init(), count: 65)
        },
    ]
}
