import InputEvents
import WireMessages

extension MarkedText {
    /// In bytes of UTF-8.
    fileprivate static let longest = 4096

    init(wire: Mullion_V1_SetMarkedText) throws(Misbehaviour) {
        let text = try WireNumber.text(wire.text, upTo: Self.longest, "text")
        self.init(
            text,
            selection: try WireNumber.range(
                wire.selectedStart, wire.selectedEnd, within: text.utf16.count, "selected"))
    }

    func wire(_ composition: CompositionSerial) -> Mullion_V1_SetMarkedText {
        let sent = MarkedText(WireNumber.text(text, upTo: Self.longest), selection: selection)
        return .with {
            $0.text = sent.text
            $0.selectedStart = UInt32(sent.selection.lowerBound)
            $0.selectedEnd = UInt32(sent.selection.upperBound)
            $0.composition = composition.rawValue
        }
    }
}
