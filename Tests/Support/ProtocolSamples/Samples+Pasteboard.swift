import Foundation
import PluginProtocol

extension Samples {
    private static let copied = PasteboardDescription(items: [
        .init(representations: [
            .init(type: "public.url", data: Data("https://example.org".utf8)),
            .init(type: "public.utf8-plain-text", data: Data()),
        ]),
        .init(representations: [.init(type: "org.example.été", data: Data([0, 1, 255]))]),
    ])

    package static let written = PasteboardWrite(
        request: .first.next, content: copied, isLocal: true, lifetime: .milliseconds(1500))

    package static let pasteboard = PasteboardUpdate(
        changeCount: 7,
        content: PasteboardDescription(
            items: copied.items + [.init(representations: [.init(type: "public.png", data: nil)])]),
        answer: .init(request: .first.next, isGranted: true))
}
