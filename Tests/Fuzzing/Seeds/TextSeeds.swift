import Foundation
import FuzzTargets
import PluginProtocol
import PluginTransport
import ZMTP

/// What is said before or beside the messages: greetings, requests, manifests.
@MainActor enum TextSeeds {
    static func make() throws -> [Seed] {
        browser.map { Seed("browser", $0.0, [4] + Array($0.1.utf8)) }
            + manifests.map { Seed("manifest", $0.0, Array($0.1.utf8)) }
            + zmtp.map { Seed("zmtp", $0.0, [7] + $0.1) }
            + [
                Seed("bootstrap", "usual", bootstrap),
                Seed(
                    "bootstrap", "taken",
                    Array("{\"host\":7,\"plugin\":\"org.example.first\",\"taken\":true}\n".utf8)),
                Seed("lines", "usual", [5] + Array("plugin 123\nwithout Landlock: old kernel\r\nexec 2\n".utf8)),
                Seed("lines", "long", [3] + Array("a line that is far longer than é may be: 👩‍👩‍👧‍👦🕰\nnext".utf8)),
            ]
    }

    private static let browser = [
        ("viewer", "RFB 003.008\n"),
        (
            "upgrade",
            "GET /websockify HTTP/1.1\r\nHost: 127.0.0.1:5900\r\nOrigin: http://127.0.0.1:6080\r\nUpgrade: websocket\r\n\r\n"
        ), ("foreign", "GET / HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\n\r\n"),
        ("page", "GET /?port=5901&x HTTP/1.1\r\nHost: localhost:6080\r\n\r\n"),
        ("script", "HEAD /core/rfb.js HTTP/1.0\r\nhost: [::1]:6080\r\n\r\n"),
        ("style", "GET /page.css HTTP/1.1\r\nHost: a\r\n"),
        ("name", "desk.example.org:8080"), ("origin", "https://[fe80::1]:443"),
    ]

    private static let manifests = [
        (
            "full",
            #"{"identifier":"org.a.b","name":"Hello","version":"1","executable":"bin/Hello","controllers":{"main":{"title":"Hello","#
                + #""minimumSize":{"width":240,"height":1e2}}},"protocol":{"minimum":1,"maximum":1},"launch":"spawned","network":true,"x":[null]}"#
        ),
        (
            "external",
            #"{"identifier":"org.a.b","executable":"A","controllers":{"main":{}},"launch":{"external":{"key":"#
                + #""rq:rM>}U?@Lns47E1%kR.o@n%FcmmsL/@{H8]yf7"}}}"#
        ), ("broken", #"{"identifier":"org.a.b",}"#),
    ]

    private static var zmtp: [(String, [UInt8])] {
        let ready: [UInt8] =
            [4, 28, 5] + Array("READY".utf8) + [11] + Array("Socket-Type".utf8) + [0, 0, 0, 6] + Array("DEALER".utf8)
        let ping: [UInt8] = [4, 10, 4] + Array("PING".utf8) + [0, 100, 1, 2, 3]
        let error: [UInt8] = [4, 9, 5] + Array("ERROR".utf8) + [2] + Array("no".utf8)
        let message = ZMTPConversation.encode(Array(0..<40)) + ZMTPConversation.encode(Array(repeating: 1, count: 300))
        return [
            ("opening", ZMTPGreetingBytes.own + ready), ("messages", ZMTPGreetingBytes.own + ready + message),
            ("ping", ZMTPGreetingBytes.own + ready + ping + message), ("error", ZMTPGreetingBytes.own + ready + error),
        ]
    }

    private static var bootstrap: [UInt8] {
        Bootstrap(
            control: "ipc:///run/mullion/control", content: "ipc:///run/mullion/content",
            token: HandshakeToken(bytes: (0..<32).map { UInt8($0) }) ?? HandshakeToken(),
            plugin: PluginIdentifier(rawValue: "org.example.first")!, hostProcess: 7
        ).encoded
    }
}

/// What a connection begins with.
private enum ZMTPGreetingBytes {
    static var own: [UInt8] {
        var conversation = ZMTPConversation(.router, largestMessage: 0)
        return conversation.takeAnswers()
    }
}
