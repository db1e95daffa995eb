import Foundation
import Testing

/// The page of a screen in a real browser, which types, copies and pastes.
@Suite(
    "Chromium's page", .enabled(if: ChromiumPage.isInstalled, "scripts/install-packages clients installs chromium"),
    .serialized)
struct ChromiumTests {
    @Test(
        "What is typed into the page comes as keys with their text, and what is pasted is on the clipboard before the key"
    )
    func typing() throws {
        let page = try ChromiumPage()
        try page.perform("click", "100", "100", "type", "abé", "paste", "from the browser")
        try page.fixture.waitForLine("pointer released [primary]")
        for text in ["a", "b", "é"] { try page.fixture.waitForLine("text \(text)") }
        try page.fixture.waitForLine("clipboard from the browser")
        try page.fixture.waitForLine(#"key down 0x19 characters="v" ignoring="v" modifiers=[control]"#)
    }

    @Test("What is copied in the window is on the browser's clipboard")
    func copying() throws {
        let page = try ChromiumPage(copying: "Été\n€ 日本")
        try page.perform("click", "100", "100", "wait-clipboard", "Été\n€ 日本")
    }
}
