import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Pasteboards") @MainActor struct PasteboardTests {
    /// A desktop's clipboard.
    private final class Desktop: PasteboardPlatform {
        var text: String?
        var selected: String?
        private(set) var offers: [String] = []
        private(set) var reads = 0

        func offer(_ content: PasteboardContent, on selection: PasteboardSelection) {
            let place = selection == .general ? "general" : "primary"
            offers.append("\(place): \(content.string ?? "nothing")\(content.isLocal ? ", local" : "")")
        }

        func content(of selection: PasteboardSelection) -> PasteboardContent? {
            guard let text = selection == .general ? text : selected else { return PasteboardContent() }
            let value = PasteboardValue.deferred { [weak self] in
                self?.reads += 1
                return Data(text.utf8)
            }
            return PasteboardContent(items: [
                PasteboardItem(representations: [.init(type: PasteboardType.text, value: value)])
            ])
        }
    }

    /// Writes down what notifications have said.
    @MainActor private final class Notes {
        var lines: [[String]] = []
    }

    private let shared = SharedPasteboards()
    private var general: UIPasteboard { .general }

    private func image() throws -> UIImage {
        try #require(
            UIImage(
                data: UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).pngData { context in
                    UIColor.red.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
                }))
    }

    // MARK: One item

    @Test("What is set is there alone, and says what it is")
    func kinds() throws {
        let image = try image()
        let url = try #require(URL(string: "https://example.org/a"))
        shared.perform {
            general.string = "Hello"
            #expect(general.string == "Hello")
            #expect(general.types == ["public.utf8-plain-text"])
            #expect(
                [general.hasStrings, general.hasURLs, general.hasImages, general.hasColors] == [
                    true, false, false, false,
                ])
            #expect(general.data(forPasteboardType: "public.utf8-plain-text") == Data("Hello".utf8))
            general.url = url
            #expect(general.url == url)
            #expect(general.string == "https://example.org/a")
            #expect(
                [general.hasStrings, general.hasURLs, general.hasImages, general.hasColors] == [
                    true, true, false, false,
                ])
            general.image = image
            #expect(general.image === image)
            #expect(general.string == nil)
            #expect(
                [general.hasStrings, general.hasURLs, general.hasImages, general.hasColors] == [
                    false, false, true, false,
                ])
            #expect(general.data(forPasteboardType: "public.png")?.isEmpty == false)
            general.color = .red
            #expect(general.color == .red)
            #expect(
                [general.hasStrings, general.hasURLs, general.hasImages, general.hasColors] == [
                    false, false, false, true,
                ])
            general.string = nil
            #expect(general.numberOfItems == 0)
            #expect(general.string == nil && general.strings == nil && general.types == [])
        }
    }

    @Test(
        "Bytes are read as what their type means",
        arguments: [
            ("public.utf8-plain-text", "Été", "Été"), ("public.plain-text", "a", "a"),
            ("public.url", "https://example.org", "https://example.org"),
            ("org.example.own", "b", nil),
        ])
    func bytes(type: String, bytes: String, string: String?) {
        shared.perform {
            general.setData(Data(bytes.utf8), forPasteboardType: type)
            #expect(general.string == string)
            #expect(general.data(forPasteboardType: type) == Data(bytes.utf8))
            #expect(general.value(forPasteboardType: "public.jpeg") == nil)
            #expect(general.contains(pasteboardTypes: ["org.example.other", type]))
            #expect(!general.contains(pasteboardTypes: ["org.example.other"]))
        }
    }

    @Test(
        "Bytes that are not what their type says are bytes, and no text, image or colour",
        arguments: [
            "public.utf8-plain-text", "public.png", "com.apple.uikit.color", "public.url",
        ])
    func brokenBytes(type: String) {
        let broken = Data([0xFF, 0xFE, 0x20, 0xC0])
        shared.perform {
            general.setData(broken, forPasteboardType: type)
            #expect(general.string == nil && general.image == nil && general.color == nil && general.url == nil)
            #expect(general.value(forPasteboardType: type) as? Data == broken)
        }
    }

    @Test(
        "A colour survives as bytes; numbers that are none of a colour do not",
        arguments: [
            ("1.0 0.5 0.0 1.0", true), ("1 0.5 0 2", false), ("nan 0 0 1", false), ("0 0 0", false),
            ("0 0 0 1 1", false),
        ])
    func colorBytes(bytes: String, isColor: Bool) {
        shared.perform {
            general.setData(Data(bytes.utf8), forPasteboardType: "com.apple.uikit.color")
            #expect(general.color == (isColor ? UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) : nil))
            guard isColor else { return }
            general.color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            #expect(general.data(forPasteboardType: "com.apple.uikit.color") == Data(bytes.utf8))
        }
    }

    // MARK: Several items

    @Test("Items are read as a whole and by number")
    func items() throws {
        let url = try #require(URL(string: "https://example.org"))
        shared.perform {
            general.setItems([
                [UIPasteboard.typeAutomatic: "One", "org.example.number": 7], ["public.url": url],
                [UIPasteboard.typeAutomatic: "Three"],
            ])
            #expect(general.numberOfItems == 3)
            #expect(general.strings == ["One", "https://example.org", "Three"])
            #expect(general.urls == [url])
            #expect(general.colors == nil)
            #expect(general.itemSet(withPasteboardTypes: ["public.url"]) == IndexSet(integer: 1))
            #expect(general.itemSet(withPasteboardTypes: ["public.png"]) == nil)
            #expect(general.types(forItemSet: IndexSet([2, 9]))?.map(\.count) == [1])
            #expect(general.values(forPasteboardType: "org.example.number", inItemSet: nil) as? [Int] == [7])
            #expect(general.contains(pasteboardTypes: UIPasteboard.typeListString, inItemSet: IndexSet([0, 2])))
            #expect(!general.contains(pasteboardTypes: UIPasteboard.typeListString, inItemSet: nil))
            general.addItems([[UIPasteboard.typeAutomatic: "Four"]])
            #expect(general.items.count == 4)
            #expect(general.items.last?["public.utf8-plain-text"] as? String == "Four")
        }
    }

    @Test("What no bytes can be made of is reported and left out")
    func impossible() {
        final class Own {}
        var rules: [UsageDiagnostic.Rule] = []
        let before = UsageDiagnostic.observer
        UsageDiagnostic.observer = { rule, _ in rules.append(rule) }
        defer { UsageDiagnostic.observer = before }
        shared.perform {
            general.setValue(Own(), forPasteboardType: "org.example.own")
            general.setItems([[UIPasteboard.typeAutomatic: 7]])
            #expect(general.types == [])
        }
        #expect(rules == [.invalidPasteboard, .invalidPasteboard])
    }

    // MARK: Changes

    @Test("Each change counts once and is told, with the types that came and went")
    func changes() {
        let notes = Notes()
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: general, queue: nil
        ) { notification in
            let added = notification.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? ["none"]
            let removed = notification.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] ?? ["none"]
            MainActor.assumeIsolated { notes.lines += [added, removed] }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        shared.perform {
            let before = general.changeCount
            general.string = "a"
            general.color = .red
            general.items = []
            #expect(general.changeCount == before + 3)
        }
        let text = "public.utf8-plain-text"
        let color = "com.apple.uikit.color"
        #expect(notes.lines == [[text], [], [color], [text], [], [color]])
    }

    @Test("Items with an end are gone at it, and that is a change; what was written since stays")
    func expiry() {
        ManualFrameClock.use { clock in
            shared.perform {
                let end = Date(timeIntervalSinceNow: 60)
                general.setItems([["public.utf8-plain-text": "secret"]], options: [.expirationDate: end])
                clock.advance(by: .seconds(50))
                #expect(general.string == "secret")
                let before = general.changeCount
                clock.advance(by: .seconds(11))
                #expect(general.string == nil)
                #expect(general.changeCount == before + 1)
                general.setItems([["public.utf8-plain-text": "secret"]], options: [.expirationDate: end])
                general.string = "other"
                clock.advance(by: .seconds(500))
                #expect(general.string == "other")
                general.setItems([["public.utf8-plain-text": "late"]], options: [.expirationDate: Date.distantPast])
                #expect(general.string == nil)
                general.setItems([["public.utf8-plain-text": "long"]], options: [.expirationDate: Date.distantFuture])
                clock.advance(by: .seconds(500))
                #expect(general.string == "long")
            }
        }
    }

    @Test("The end of what was written comes for others too, although the object that wrote it is gone")
    func expiryAfterItsObject() {
        let desktop = Desktop()
        shared.attach(desktop)
        ManualFrameClock.use { clock in
            shared.perform {
                UIPasteboard(name: .general, create: false)?.setItems(
                    [["public.utf8-plain-text": "secret"]],
                    options: [.expirationDate: Date(timeIntervalSinceNow: 60)])
                clock.advance(by: .seconds(61))
                #expect(desktop.offers == ["general: secret", "general: nothing"])
            }
        }
    }

    // MARK: Names

    @Test("A pasteboard of a name is one, whichever object stands for it, until it is removed")
    func names() throws {
        let name = UIPasteboard.Name("org.example.\(UUID().uuidString)")
        #expect(UIPasteboard(name: name, create: false) == nil)
        #expect(UIPasteboard(name: .init(""), create: true) == nil)
        let one = try #require(UIPasteboard(name: name, create: true))
        let other = try #require(UIPasteboard(name: name, create: false))
        one.string = "a"
        #expect(other.string == "a" && other.name == name && !other.isPersistent)
        let notes = Notes()
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.removedNotification, object: nil, queue: nil
        ) { notification in
            let removed = notification.object as? UIPasteboard
            MainActor.assumeIsolated { notes.lines.append([removed?.name.rawValue ?? "none"]) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        UIPasteboard.remove(withName: name)
        one.string = "b"
        #expect(notes.lines == [[name.rawValue]])
        #expect(one.string == nil && other.string == nil)
        #expect(UIPasteboard(name: name, create: false) == nil)
        UIPasteboard.remove(withName: .general)
        #expect(notes.lines == [[name.rawValue]])
        let unique = [UIPasteboard.withUniqueName(), UIPasteboard.withUniqueName()]
        unique[0].string = "c"
        #expect(unique[0].name != unique[1].name && unique[1].string == nil)
        for pasteboard in unique { UIPasteboard.remove(withName: pasteboard.name) }
    }

    // MARK: Beyond the program

    @Test("The desktop is offered what is written, and read when somebody reads")
    func desktop() {
        let desktop = Desktop()
        shared.attach(desktop)
        shared.perform {
            general.string = "mine"
            general.setItems([["public.utf8-plain-text": "secret"]], options: [.localOnly: true])
            #expect(desktop.offers == ["general: mine", "general: secret, local"])
            desktop.text = "theirs"
            #expect(general.string == "secret")
            let before = general.changeCount
            shared.general.didChange(in: desktop)
            #expect(general.changeCount == before + 1)
            #expect(general.hasStrings && desktop.reads == 0)
            #expect(general.string == "theirs" && desktop.reads == 1)
            general.addItems([["public.utf8-plain-text": "and mine"]])
            desktop.text = nil
            #expect(general.strings == ["theirs", "and mine"])
            var isReadable = false
            general.whenReadable { isReadable = true }
            #expect(isReadable)
        }
    }

    @Test("The primary selection is the desktop's where it has one, and is no news to those who watch the clipboard")
    func primary() {
        let notes = Notes()
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: UIPasteboard.primarySelection, queue: nil
        ) { _ in
            MainActor.assumeIsolated { notes.lines.append(["told"]) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        shared.perform {
            UIPasteboard.primarySelection.string = "selected"
            #expect(UIPasteboard.primarySelection.string == "selected")
            let desktop = Desktop()
            shared.attach(desktop)
            desktop.selected = "elsewhere"
            #expect(UIPasteboard.primarySelection.string == "elsewhere")
            #expect(general.string == nil)
            UIPasteboard.primarySelection.string = "again"
            #expect(desktop.offers == ["primary: again"])
        }
        #expect(notes.lines.isEmpty)
    }

    @Test("Code of a plugin that runs in its host's process has the plugin's pasteboards")
    func places() {
        let other = SharedPasteboards()
        shared.perform {
            general.string = "host"
            other.perform { general.string = "plugin" }
            #expect(general.string == "host")
        }
        #expect(other.perform { general.string } == "plugin")
    }
}
