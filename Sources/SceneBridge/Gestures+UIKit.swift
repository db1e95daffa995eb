import PluginProtocol
import UIKit

extension InputAnswer.Gestures {
    fileprivate static let uses: [(InputAnswer.Gestures, GestureUse)] = [
        (.taps, .taps), (.pans, .pans), (.swipes, .swipes),
    ]

    /// The same gestures.
    package init(_ use: GestureUse) {
        self = Self.uses.reduce(into: []) { gestures, pair in
            if use.contains(pair.1) { gestures.insert(pair.0) }
        }
    }
}

extension GestureUse {
    /// The same gestures of UIKit.
    package init(_ gestures: InputAnswer.Gestures) {
        self = InputAnswer.Gestures.uses.reduce(into: []) { use, pair in
            if gestures.contains(pair.0) { use.insert(pair.1) }
        }
    }
}
