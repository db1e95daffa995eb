import CoreGraphics

/// What containers in the host go by of a scene's controller. A part that is nil did not change.
package struct SceneFacts: Hashable, Sendable {
    package var title: Title?
    /// In points; a side of 0 means no preference.
    package var preferredContentSize: CGSize?

    /// Nil where the controller has none.
    package struct Title: Hashable, Sendable {
        package var text: String?

        package init(_ text: String?) {
            self.text = text
        }
    }

    package init(title: Title?, preferredContentSize: CGSize?) {
        self.title = title
        self.preferredContentSize = preferredContentSize
    }

    /// Those of a new controller.
    package static let initial = SceneFacts(title: Title(nil), preferredContentSize: .zero)

    package static let unchanged = SceneFacts(title: nil, preferredContentSize: nil)

    /// All of it, for whoever must miss nothing.
    package var parts: (title: Title?, preferredContentSize: CGSize?) {
        (title, preferredContentSize)
    }

    /// What of it is different from `old`, both being whole.
    package func changes(since old: SceneFacts) -> SceneFacts {
        SceneFacts(
            title: title == old.title ? nil : title,
            preferredContentSize: preferredContentSize == old.preferredContentSize ? nil : preferredContentSize)
    }

    /// With those of `base` where there are none.
    package func completed(by base: SceneFacts) -> SceneFacts {
        let (title, size) = parts
        return SceneFacts(
            title: title ?? base.title, preferredContentSize: size ?? base.preferredContentSize)
    }

    /// As a trace shows it.
    var description: [String] {
        let (title, size) = parts
        return [
            title.map { "title: " + ($0.text.map(TraceText.quoted) ?? "none") },
            size.map { "prefers: " + TraceText.size($0) },
        ].compactMap(\.self)
    }
}
