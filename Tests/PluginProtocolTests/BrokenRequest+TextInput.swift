import InputEvents
import PluginProtocol
import ProtocolSamples

extension BrokenRequest {
    private static let marked = HostToPlugin.input(.setMarkedText(Samples.marked, .first))
    private static let deletion = HostToPlugin.input(.deleteSurroundingText(before: 1, after: 2))

    /// Requests by which input methods act.
    static let textInputs: [BrokenRequest] = [
        BrokenRequest("a composition without a number", .missingField, at: "SetMarkedText.composition", marked) {
            $0.setMarkedText.composition = 0
        },
        BrokenRequest("a composition nowhere", .missingField, at: "SetMarkedText.scene", marked) { $0.clearScene() },
        BrokenRequest("a long composition", .limitExceeded, at: "SetMarkedText.text", marked) {
            $0.setMarkedText.text = String(repeating: "x", count: 4097)
        },
        BrokenRequest("a selection backwards", .outOfRange, at: "SetMarkedText.selected_start", marked) {
            $0.setMarkedText.selectedStart = 9
        },
        BrokenRequest("a selection beyond the text", .outOfRange, at: "SetMarkedText.selected_end", marked) {
            $0.setMarkedText.selectedEnd = .max
        },
        BrokenRequest("an end nowhere", .missingField, at: "UnmarkText.scene", .input(.unmarkText)) { $0.clearScene() },
        BrokenRequest("a deletion of nothing", .missingField, at: "DeleteSurroundingText.before", deletion) {
            $0.deleteSurroundingText = .init()
        },
        BrokenRequest("a deletion of too much", .limitExceeded, at: "DeleteSurroundingText.after", deletion) {
            $0.deleteSurroundingText.after = .max
        },
        BrokenRequest("another deletion of too much", .limitExceeded, at: "DeleteSurroundingText.before", deletion) {
            $0.deleteSurroundingText.before = 257
        },
    ]
}
