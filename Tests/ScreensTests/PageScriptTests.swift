import Foundation
import Testing

@testable import Screens

/// The script of the page, run by Node.js in a stand-in for a browser and for noVNC, which prints what is done.
@Suite struct PageScriptTests {
    private static let hasNode = (try? ChildProcess.run("node", ["--version"]))?.hasPrefix("v") ?? false

    /// What the script has printed at its end: each WebSocket's address, and each message of its own in hexadecimal.
    ///
    /// - Parameters:
    ///   - address: Of the page, as the browser has it.
    ///   - port: What stands in the page.
    ///   - steps: What is done with the page, in JavaScript. `browser` is the stand-in.
    private func printed(at address: String, port: Int, _ steps: String = "") throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = [
            "package.json": #"{"type": "module"}"#,
            "page.js": BrowserPageContent.javaScript,
            "core/rfb.js": """
            export default class RFB {
                constructor(target, socket) { this.listeners = {}; browser.rfb = this; }
                addEventListener(name, listener) { this.listeners[name] = listener; }
                focus() {}
                sendKey(keysym, code) { console.log("key", keysym.toString(16), code); }
            }
            """,
            "run.js": """
            const box = { width: 640, height: 400.4 };
            const queries = {};
            globalThis.browser = {
                listeners: {},
                /// A key goes down; whether noVNC does not hear of it.
                press(key, code, modifiers) {
                    let isKept = false;
                    const event = { key, code, ...modifiers, stopImmediatePropagation() { isKept = true; } };
                    this.listeners.keydown(event);
                    console.log(isKept ? "kept" : "passed", key);
                },
                paste(text) { this.listeners.paste({ clipboardData: { getData: () => text } }); },
                resize(width, height) { [box.width, box.height] = [width, height]; this.observe(); },
                change(query, matches) { queries[query].matches = matches; queries[query].listener(); },
                timers: [],
                /// Lets all timers end, in their order.
                pass() { for (const timer of this.timers.splice(0)) { timer(); } },
            };
            globalThis.addEventListener = (name, listener) => { browser.listeners[name] = listener; };
            Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true, writable: true });
            globalThis.setTimeout = (handler) => browser.timers.push(handler);
            globalThis.location = new URL(process.argv[2]);
            globalThis.devicePixelRatio = 1;
            globalThis.document = {
                body: { dataset: { vncPort: process.argv[3] } },
                addEventListener(name, listener) { browser.listeners[name] = listener; },
                removeEventListener(name) { delete browser.listeners[name]; },
                execCommand(name) {
                    const clipboardData = { setData: (type, text) => console.log(name, type, JSON.stringify(text)) };
                    browser.listeners[name]({ clipboardData, preventDefault() {} });
                },
                getElementById: () => ({ getBoundingClientRect: () => box }),
            };
            globalThis.matchMedia = (query) => {
                const made = { matches: false, addEventListener(_, listener) { this.listener = listener; } };
                return queries[query] = made;
            };
            globalThis.ResizeObserver = class {
                constructor(handler) { browser.observe = handler; }
                observe() {}
            };
            globalThis.WebSocket = class {
                constructor(url) { this.readyState = 1; console.log(url); }
                send(bytes) { console.log(Buffer.from(bytes).toString("hex")); }
            };
            await import("./page.js");
            \(steps)
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

    @Test("D7 the script takes the port of the page and none of its address, and has what it tells the host")
    func text() {
        let script = BrowserPageContent.javaScript
        #expect(!script.contains(#"get("port")"#))
        for part in [
            "const port = Number(body.dataset.vncPort);", "connected.send(describe())", "line.send(message)",
            "navigator.clipboard.writeText(text)", #"options.get("resize") !== "scale""#,
        ] {
            #expect(script.contains(part), "\(part)")
        }
    }

    @Test(
        "D7 the script dials the host and the port of the page, whatever else its address says",
        .enabled(if: hasNode, "there is no Node.js"),
        arguments: [
            ("http://localhost:6080/", "ws://localhost:5901"),
            ("http://127.0.0.1:6080/?port=5900@evil.example:80", "ws://127.0.0.1:5901"),
            ("http://localhost:6080/?port=3000", "ws://localhost:5901"),
            ("http://user:word@localhost:6080/#@evil.example", "ws://localhost:5901"),
            ("http://[::1]:6080/?resize=remote", "ws://[::1]:5901"),
            ("https://desk.example/", "wss://desk.example:5901"),
        ])
    func dialling(address: String, expected: String) throws {
        #expect(try printed(at: address, port: 5901) == expected)
    }

    @Test(
        "The page tells the host its size, its scale and its colours: when it has connected, and when they change",
        .enabled(if: hasNode, "there is no Node.js"))
    func telling() throws {
        let lines = try printed(
            at: "http://localhost:6080/", port: 5901,
            """
            browser.resize(300, 200);
            browser.pass();
            browser.rfb.listeners.connect();
            for (const side of [301, 302, 700]) { browser.resize(side, 500); }
            browser.pass();
            browser.change("(prefers-color-scheme: dark)", true);
            browser.pass();
            devicePixelRatio = 2.5;
            browser.change("(resolution: 1dppx)", false);
            browser.pass();
            devicePixelRatio = 9;
            browser.change("(resolution: 2.5dppx)", false);
            browser.pass();
            devicePixelRatio = 0.5;
            browser.resize(99999, 0);
            browser.pass();
            browser.rfb.listeners.disconnect();
            browser.resize(640, 400);
            console.log("lost");
            """)
        #expect(
            lines.split(separator: "\n") == [
                "ws://localhost:5901", "4d01012c00c80400", "4d0102bc01f40400", "4d0202bc01f40400", "4d0206d604e20a00",
                "4d020af007d01000", "4d02200000010400", "lost",
            ])
    }

    @Test(
        "What the user pastes reaches the host ahead of the key, which goes alone where the browser has nothing to say",
        .enabled(if: hasNode, "there is no Node.js"))
    func pasting() throws {
        let lines = try printed(
            at: "http://localhost:6080/?resize=scale", port: 5901,
            """
            browser.press("v", "KeyV", { ctrlKey: true });
            browser.rfb.listeners.connect();
            browser.press("v", "KeyV", {});
            browser.press("v", "KeyV", { ctrlKey: true, altKey: true });
            browser.paste("unasked");
            browser.press("v", "KeyV", { ctrlKey: true });
            browser.press("v", "KeyV", { ctrlKey: true, repeat: true });
            browser.paste("é\\n");
            browser.pass();
            browser.press("м", "KeyV", { ctrlKey: true, shiftKey: true });
            browser.pass();
            browser.press("Insert", "Insert", { shiftKey: true });
            browser.paste("x".repeat(1100000));
            browser.rfb.listeners.disconnect();
            browser.press("v", "KeyV", { ctrlKey: true });
            """)
        #expect(
            lines.split(separator: "\n") == [
                "ws://localhost:5901", "passed v", "passed v", "passed v", "kept v", "kept v",
                "06000000ffffffec100000017801000900f6ff00000005c3a90d0a00", "key 76 KeyV", "kept м", "key 56 KeyV",
                "kept Insert", "key ff63 Insert", "passed v",
            ])
    }

    @Test(
        "What is copied in the window is the browser's, whether or not the page has the modern way",
        .enabled(if: hasNode, "there is no Node.js"))
    func copying() throws {
        let lines = try printed(
            at: "http://localhost:6080/?resize=scale", port: 5901,
            """
            browser.rfb.listeners.connect();
            browser.rfb.listeners.clipboard({ detail: { text: "a\\r\\nb\\r\\nc" } });
            navigator.clipboard = { writeText(text) { console.log("wrote", text); return Promise.reject(); } };
            browser.rfb.listeners.clipboard({ detail: { text: "€" } });
            """)
        #expect(
            lines.split(separator: "\n") == [
                "ws://localhost:5901", #"copy text/plain "a\nb\nc""#, "wrote €",
            ])
    }

    @Test("A page that is to scale the picture tells nothing", .enabled(if: hasNode, "there is no Node.js"))
    func scaling() throws {
        let steps = "browser.rfb.listeners.connect(); browser.pass();"
        #expect(
            try printed(at: "http://localhost:6080/?resize=scale", port: 5901, steps) == "ws://localhost:5901")
    }
}
