import Foundation
import Testing

@testable import Screens

/// The script of the page, run by Node.js with a stand-in for noVNC that prints what it is to connect to.
@Suite struct PageScriptTests {
    private static let hasNode = (try? ChildProcess.run("node", ["--version"]))?.hasPrefix("v") ?? false

    /// What the script dials.
    ///
    /// - Parameters:
    ///   - address: Of the page, as the browser has it.
    ///   - port: What stands in the page.
    private func dialled(at address: String, port: Int) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = [
            "package.json": #"{"type": "module"}"#,
            "page.js": BrowserPageContent.javaScript,
            "core/rfb.js": """
            export default class RFB {
                constructor(target, url) { console.log(url); }
                addEventListener() {}
            }
            """,
            "run.js": """
            globalThis.location = new URL(process.argv[2]);
            globalThis.document = {
                body: { dataset: { vncPort: process.argv[3] } }, getElementById: () => ({}),
            };
            await import("./page.js");
            """,
        ]
        for (name, text) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return try ChildProcess.run("node", [folder.appending(component: "run.js").path, address, "\(port)"])
    }

    @Test(
        "D7 the script dials the host and the port of the page, whatever else its address says (by node; else by its text)",
        arguments: [
            ("http://localhost:6080/", "ws://localhost:5901"),
            ("http://127.0.0.1:6080/?port=5900@evil.example:80", "ws://127.0.0.1:5901"),
            ("http://localhost:6080/?port=3000", "ws://localhost:5901"),
            ("http://user:word@localhost:6080/#@evil.example", "ws://localhost:5901"),
            ("http://[::1]:6080/?resize=remote", "ws://[::1]:5901"),
            ("https://desk.example/", "wss://desk.example:5901"),
        ])
    func dialling(address: String, expected: String) throws {
        guard Self.hasNode else {
            #expect(BrowserPageContent.javaScript.contains("const port = Number(body.dataset.vncPort);"))
            #expect(!BrowserPageContent.javaScript.contains(#"get("port")"#))
            return
        }
        #expect(try dialled(at: address, port: 5901) == expected)
    }
}
