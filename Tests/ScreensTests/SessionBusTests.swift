import Foundation
import Testing

@testable import Screens

@Suite("The user's bus, which no window is to start")
struct SessionBusTests {
    @Test(
        "One that is named is there, and what would have to be launched is not",
        arguments: [
            ("unix:path=/run/user/1000/bus", true), ("unix:abstract=/tmp/dbus-x,guid=1;unix:path=/tmp/y", true),
            ("autolaunch:;unix:path=/tmp/y", true), ("autolaunch:", false), ("autolaunch:scope=install-path", false),
            ("", false),
        ])
    func named(address: String, isThere: Bool) {
        #expect(SessionBus.isThere { $0 == "DBUS_SESSION_BUS_ADDRESS" ? address : nil } == isThere)
    }

    @Test("Without a name it is the socket of the user's own bus, and nothing else that stands there")
    func ownBus() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bus-\(UUID())").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func isThere() -> Bool { SessionBus.isThere { $0 == "XDG_RUNTIME_DIR" ? folder : nil } }
        #expect(!SessionBus.isThere { _ in nil } && !isThere())
        try Data().write(to: URL(fileURLWithPath: "\(folder)/bus"))
        #expect(!isThere())
        try FileManager.default.removeItem(atPath: "\(folder)/bus")
        let bus = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(bus) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: "\(folder)/bus".utf8) }
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(bus, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(isBound == 0)
        #expect(isThere())
    }
}
