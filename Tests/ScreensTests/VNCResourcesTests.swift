import Files
import Glibc
import Testing

@testable import Screens

/// What a served window costs and leaves behind, seen on a program of its own.
@Suite(.serialized) struct VNCResourcesTests {
    private let fixture: ChildProcess
    private let before: String
    private let port: Int

    init() throws {
        fixture = try ChildProcess.fixture(["vnc", "--size", "200x100"])
        before = try fixture.waitForLine("resources")
        port = try Self.port(in: fixture.waitForLine("ready"))
    }

    private static func port(in line: String) throws -> Int {
        try #require(line.split(separator: "=").last.flatMap { Int($0) })
    }

    private func wakes() throws -> Int {
        fixture.send(SIGUSR1)
        return try #require(try fixture.waitForLine("wakes").split(separator: " ").last.flatMap { Int($0) })
    }

    @Test("Viewers that come, look and go do not wake the main loop, which sleeps meanwhile")
    func idle() throws {
        let viewer = try RFBClient(connectedTo: port)
        try viewer.requestUpdate(incremental: false)
        _ = try viewer.readUpdate()
        let first = try wakes()
        // A signal that comes while the loop is still awake wakes nobody, and is not counted.
        try fixture.waitUntilAsleep()
        for _ in 0..<50 {
            try viewer.requestUpdate(incremental: false)
            _ = try viewer.readUpdate()
        }
        // The signal that asks is the one wake.
        #expect(try wakes() == first + 1)
    }

    @Test(
        "A process keeps its limit of descriptors, and viewers are served while more than select(2) can name are open")
    func manyDescriptors() throws {
        let crowded = try ChildProcess.fixture(["vnc", "--descriptors", "1500"])
        let limit = try crowded.waitForLine("resources").split(separator: " ").last
        let port = try Self.port(in: crowded.waitForLine("ready"))
        let held = try crowded.waitForLine("holds descriptors up to")
        #expect(try #require(held.split(separator: " ").last.flatMap { Int($0) }) > 1500)
        for _ in 0..<2 {
            let viewers = try (0..<5).map { _ in try RFBClient(connectedTo: port) }
            for viewer in viewers {
                try viewer.requestUpdate(incremental: false)
                #expect(try !viewer.readUpdate().isEmpty)
            }
        }
        crowded.send(SIGUSR2)
        #expect(try crowded.waitForLine("resources").split(separator: " ").last == limit)
    }

    @Test("M6 a wish for 8192x8192 costs no memory")
    func hugeWish() throws {
        let viewer = try RFBClient(connectedTo: port)
        try viewer.setEncodings([0, RFBClient.desktopSize, RFBClient.extendedDesktopSize])
        try viewer.setDesktopSize(width: 8192, height: 8192)
        try viewer.requestUpdate(incremental: true)
        let answer = try viewer.readUpdate()
        #expect(answer.map { [$0.x, $0.y, $0.width, $0.height] } == [[1, 2, 200, 100]])
        let status = try #require(SystemFile.text(of: "/proc/\(fixture.pid)/status"))
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        let kilobytes = try #require(line.split(separator: " ").dropFirst().first.flatMap { Int($0) })
        #expect(kilobytes < 250_000)
    }

    @Test("Closing leaves no descriptor, no thread and no lowered limit, whatever viewers do at that moment")
    func closing() throws {
        var port = port
        for _ in 0..<10 {
            let idle = try RFBClient(connectedTo: port)
            let reading = try RFBClient(connectedTo: port)
            for _ in 0..<50 { try reading.requestUpdate(incremental: false) }
            let silent = try RFBClient(port: port)
            let halfRequest = try RFBClient(port: port)
            try halfRequest.send(Array("GET / HTTP/1.1\r\n".utf8))
            let waiting = try RFBClient(port: port)
            fixture.send(SIGUSR2)
            #expect(try fixture.waitForLine("resources") == before)
            port = try Self.port(in: fixture.waitForLine("ready"))
            for viewer in [idle, reading, silent, halfRequest, waiting] { _ = viewer.receiveRest() }
        }
    }

    @Test("A storm of viewers leaves nothing behind")
    func storm() throws {
        for round in 0..<150 {
            let viewer = try RFBClient(port: port)
            switch round % 5 {
            case 0: break
            case 1: try viewer.send(Array("RFB 003.008\n".utf8))
            case 2: try viewer.send(Array("GET / HTTP/1.1\r\nOrigin: http://localhost\r\n\r\n".utf8))
            case 3: try viewer.send(Array("RFB 999.999\n".utf8))
            default:
                try viewer.handshake()
                try viewer.requestUpdate(incremental: false)
                try viewer.pointer(1, x: round % 200, y: 5)
            }
        }
        // The fixture has drawn a dot for each press, so pictures were sent while viewers left.
        let last = try RFBClient(connectedTo: port)
        try last.requestUpdate(incremental: false)
        _ = try last.readUpdate()
        fixture.send(SIGUSR2)
        #expect(try fixture.waitForLine("resources") == before)
    }
}
