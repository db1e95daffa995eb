import Testing
import UIKitTesting

@testable import UIKit

extension UIKitPresentation {
    @Suite("Items that are shared") @MainActor struct SharedItemTests {
        private let staging = SharingStaging()
        private var log: SharingLog { staging.log }

        private func page() throws -> URL {
            try #require(URL(string: "https://example.org/a?b=c&d=e"))
        }

        // MARK: Sources

        @Test("A source gives a placeholder when the controller is made, and the item for the activity that is chosen")
        func source() throws {
            let source = NotingSource(log)
            let activity = NotingActivity("Print", log)
            let controller = staging.controller([source, "text"], [activity])
            #expect(log.take() == ["placeholder"])
            try staging.showing(controller) {
                #expect(log.take() == [#"Print can ["placeholder", "text"]"#])
                try staging.tap("Print", of: controller)
                #expect(log.take() == ["item for own.Print", #"Print prepare ["item", "text"]"#, "Print perform"])
            }
        }

        @Test("A source that has no item for an activity is left out")
        func sourceWithoutItem() throws {
            let source = NotingSource(log)
            source.item = nil
            let controller = staging.controller([source, "text"])
            try staging.showing(controller) { try staging.tap("Copy", of: controller) }
            #expect(UIPasteboard.general.strings == ["text"])
            #expect(log.lines.last == "com.apple.UIKit.activity.CopyToPasteboard true gone")
        }

        // MARK: Copying

        @Test("Copy puts texts, URLs and images onto the pasteboard, in their order, and leaves other things out")
        func copy() throws {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
            }
            let controller = staging.controller([
                "text", NSAttributedString(string: "styled"), staging.button, try page(), image,
            ])
            try staging.showing(controller) {
                #expect(UIPasteboard.general.numberOfItems == 0)
                try staging.tap("Copy", of: controller)
            }
            let pasteboard = UIPasteboard.general
            #expect(pasteboard.numberOfItems == 4)
            #expect(pasteboard.strings == ["text", "styled", try page().absoluteString])
            #expect(pasteboard.url == (try page()))
            #expect(pasteboard.image?.size == CGSize(width: 4, height: 3))
            #expect(log.lines == ["com.apple.UIKit.activity.CopyToPasteboard true gone"])
        }

        // MARK: Opening

        @Test("Open opens the URL, and says whether that worked", arguments: [true, false])
        func open(isOpened: Bool) throws {
            let opener = PageOpener()
            opener.answer = isOpened
            let controller = staging.controller(["text", try page()])
            try staging.showing(controller) { try staging.tap("Open", of: controller) }
            #expect(opener.opened == [try page().absoluteString])
            #expect(log.lines == ["org.mullion.activity.OpenURL \(isOpened) gone"])
        }

        @Test("What cannot be opened, and several URLs, are not offered to be")
        func notOpened() throws {
            let controller = staging.controller([try page()])
            staging.showing(controller) { #expect(staging.titles(of: controller) == ["Copy", "Cancel"]) }
            let opener = PageOpener()
            let file = staging.controller([URL(fileURLWithPath: "/etc/hosts")])
            staging.showing(file) { #expect(staging.titles(of: file) == ["Copy", "Cancel"]) }
            let both = staging.controller([try page(), try page()])
            staging.showing(both) { #expect(staging.titles(of: both) == ["Mail", "Copy", "Cancel"]) }
            withExtendedLifetime(opener) {}
        }

        // MARK: Letters

        @Test("Mail begins a letter with the texts and URLs, and with the subject of the first source that has one")
        func mail() throws {
            let opener = PageOpener()
            let source = NotingSource(log)
            source.item = "Über & more:\nline 2"
            source.subject = "50 % off?"
            let controller = staging.controller([NotingSource(log), source, try page()])
            try staging.showing(controller) { try staging.tap("Mail", of: controller) }
            #expect(
                opener.opened == [
                    "mailto:?subject=50%20%25%20off%3F"
                        + "&body=item%0D%0A%C3%9Cber%20%26%20more%3A%0D%0Aline%202%0D%0A"
                        + "https%3A%2F%2Fexample.org%2Fa%3Fb%3Dc%26d%3De"
                ])
            #expect(log.lines.last == "com.apple.UIKit.activity.Mail true gone")
        }

        @Test("A letter that cannot carry an item, or would be too long an address, is not offered")
        func noMail() throws {
            let opener = PageOpener()
            #expect(MailActivity.address(subject: "", items: ["text"])?.absoluteString == "mailto:?body=text")
            #expect(MailActivity.address(subject: "", items: []) == nil)
            #expect(MailActivity.address(subject: "", items: ["text", URL(fileURLWithPath: "/etc/hosts")]) == nil)
            // Each of these letters takes six bytes.
            let long = String(repeating: "\u{E9}", count: MailActivity.greatestLength / 6)
            #expect(MailActivity.address(subject: "", items: [long]) == nil)
            #expect(MailActivity.address(subject: "", items: [String(long.dropLast(3))]) != nil)
            for items in [["text", UIImage()], [long]] as [[Any]] {
                let controller = staging.controller(items)
                staging.showing(controller) {
                    #expect(staging.titles(of: controller) == ["Copy", "Cancel"])
                }
            }
            withExtendedLifetime(opener) {}
        }

        @Test("A letter whose item turns out to be too long is not begun, and the handler hears of that")
        func mailThatIsTooLong() throws {
            let opener = PageOpener()
            let source = NotingSource(log)
            source.item = String(repeating: "a", count: MailActivity.greatestLength)
            let controller = staging.controller([source])
            try staging.showing(controller) { try staging.tap("Mail", of: controller) }
            #expect(opener.opened.isEmpty && log.lines.last == "com.apple.UIKit.activity.Mail false gone")
        }
    }
}
