import CoreGraphics
import WireMessages

extension SceneTextInput {
    /// The most bytes of all of it, and more than it has within its limits.
    static let mostBytes = 8192
    /// The most UTF-16 code units that are told before a selection, of it, and behind it.
    package static let reach = 256
    /// In bytes of UTF-8.
    fileprivate static let longestContentType = 64

    init(wire: Mullion_V1_SceneTextInput) throws(Misbehaviour) {
        self.init(wire.hasState ? try within("state", try Field(wire: wire.state)) : nil)
    }

    var wire: Mullion_V1_SceneTextInput {
        .with { if let field { $0.state = field.wire } }
    }
}

extension SceneTextInput.Field {
    fileprivate init(wire: Mullion_V1_TextInputState) throws(Misbehaviour) {
        guard !wire.isSecure || !wire.hasSurroundings else {
            throw Misbehaviour(.outOfRange, "nothing is told of a text that is secret", at: ["surroundings"])
        }
        self.init(
            caret: wire.hasCaret ? try within("caret", try CGRect(wire: wire.caret)) : nil,
            surroundings: wire.hasSurroundings
                ? try within("surroundings", try SceneTextInput.Surroundings(wire: wire.surroundings)) : nil,
            keyboard: try Self.kind(wire.keyboard, "keyboard"), returnKey: try Self.kind(wire.returnKey, "return_key"),
            contentType: try WireNumber.text(
                wire.contentType, upTo: SceneTextInput.longestContentType, "content_type"),
            isSecure: wire.isSecure, hasInputView: wire.ownInputView,
            composition: CompositionSerial(rawValue: wire.composition))
    }

    private static func kind(_ value: UInt32, _ field: String) throws(Misbehaviour) -> UInt8 {
        guard let kind = UInt8(exactly: value) else {
            throw Misbehaviour(.outOfRange, "\(value) is not from 0 to 255", at: [field])
        }
        return kind
    }

    fileprivate var wire: Mullion_V1_TextInputState {
        .with {
            if let caret { $0.caret = caret.wire }
            if !isSecure, let surroundings = surroundings?.wire { $0.surroundings = surroundings }
            $0.keyboard = UInt32(keyboard)
            $0.returnKey = UInt32(returnKey)
            $0.contentType = WireNumber.text(contentType, upTo: SceneTextInput.longestContentType)
            $0.isSecure = isSecure
            $0.ownInputView = hasInputView
            if let composition { $0.composition = composition.rawValue }
        }
    }
}

extension SceneTextInput.Surroundings {
    fileprivate init(wire: Mullion_V1_TextSurroundings) throws(Misbehaviour) {
        let count = wire.text.utf16.count
        let selected = try WireNumber.range(wire.selectedStart, wire.selectedEnd, within: count, "selected")
        let marked = try WireNumber.range(wire.markedStart, wire.markedEnd, within: count, "marked")
        for told in [selected.lowerBound, selected.count, count - selected.upperBound] {
            try WireNumber.count(told, upTo: SceneTextInput.reach, "text")
        }
        self.init(text: wire.text, selected: selected, marked: marked)
    }

    /// Nil where it is not within its limits.
    fileprivate var wire: Mullion_V1_TextSurroundings? {
        let count = text.utf16.count
        let told = [selected.lowerBound, selected.count, count - selected.upperBound]
        guard told.allSatisfy({ 0...SceneTextInput.reach ~= $0 }), marked.lowerBound >= 0, marked.upperBound <= count
        else { return nil }
        return .with {
            $0.text = text
            $0.selectedStart = UInt32(selected.lowerBound)
            $0.selectedEnd = UInt32(selected.upperBound)
            $0.markedStart = UInt32(marked.lowerBound)
            $0.markedEnd = UInt32(marked.upperBound)
        }
    }
}
