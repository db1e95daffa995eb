// Pasteboards as real code uses them.

import UIKit

class LinkViewController: UIViewController {
    private let drafts = UIPasteboard(name: UIPasteboard.Name("org.example.drafts"), create: true)

    func copyLink() {
        UIPasteboard.general.string = title
        UIPasteboard.general.url = URL(string: "https://example.org")
        UIPasteboard.general.image = UIImage(systemName: "link")
        UIPasteboard.general.setItems(
            [[UIPasteboard.typeAutomatic: "secret"]],
            options: [.localOnly: true, .expirationDate: Date().addingTimeInterval(60)])
        UIPasteboard.general.items = [["public.utf8-plain-text": "text", "public.url": URL(fileURLWithPath: "/")]]
        UIPasteboard.general.addItems([["org.example.own": Data()]])
        UIPasteboard.general.setValue("text", forPasteboardType: "public.plain-text")
        drafts?.strings = ["one", "two"]
        UIPasteboard.remove(withName: UIPasteboard.Name(rawValue: "org.example.drafts"))
    }

    func pasteLink() {
        let pasteboard = UIPasteboard.general
        guard pasteboard.hasStrings, let text = pasteboard.string, pasteboard.changeCount > 0 else { return }
        title = text
        let types: [String] = UIPasteboard.typeListString + UIPasteboard.typeListURL
        guard pasteboard.contains(pasteboardTypes: types), let first = pasteboard.types.first else { return }
        _ = pasteboard.value(forPasteboardType: first) as? String
        _ = pasteboard.itemSet(withPasteboardTypes: types)?.count
    }

    func watch() -> NSObjectProtocol {
        NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: .main
        ) { notification in
            _ = notification.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String]
        }
    }
}
