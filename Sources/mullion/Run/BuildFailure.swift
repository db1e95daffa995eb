import Foundation
import PluginHost

/// Why there is nothing new to show: the first mistake that the compiler found, in most cases.
struct BuildFailure: Hashable {
    /// `Sources/Counter/CounterViewController.swift:12:5`; nil where no place is known.
    let place: String?
    let message: String
    /// The line of the source, without the space before it.
    let source: String?
    /// How many other mistakes were found.
    let others: Int

    init(place: String?, message: String, source: String? = nil, others: Int = 0) {
        self.place = place
        self.message = message
        self.source = source
        self.others = others
    }

    /// The build ended without a word on it.
    init(silent status: ChildExitStatus) {
        self.init(place: nil, message: "swift build \(status), and did not say why.")
    }
}
