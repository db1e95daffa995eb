import Testing

@testable import Screens

@Suite struct SocketTableTests {
    private static let header =
        "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode\n"

    private static func owner(_ local: (String, UInt16), _ remote: (String, UInt16), in lines: String...) throws
        -> UInt32?
    {
        let local = try #require(SocketAddress(local.0, port: local.1))
        let remote = try #require(SocketAddress(remote.0, port: remote.1))
        return SocketTable.owner(local: local, remote: remote, in: header + lines.map { $0 + "\n" }.joined())
    }

    // Of the two ends of a connection the one at port 5900 is ours.
    private static let ours =
        "   1: 0100007F:170C 0100007F:C350 01 00000000:00000000 00:00000000 00000000     0        0 70 1 0 20 4 30 10 -1"

    private static func theirs(uid: String = "1000", inode: String = "71", state: String = "01") -> String {
        "   2: 0100007F:C350 0100007F:170C \(state) 00000000:00000000 00:00000000 00000000  \(uid)        0 \(inode) 1 0 20"
    }

    @Test("D6 the other end of a connection is found, and not our own")
    func ip4() throws {
        let peer = ("127.0.0.1", UInt16(50000)), own = ("127.0.0.1", UInt16(5900))
        #expect(try Self.owner(peer, own, in: Self.ours, Self.theirs()) == 1000)
        #expect(try Self.owner(peer, own, in: Self.ours) == nil)
        #expect(try Self.owner(("127.0.0.1", 50001), own, in: Self.ours, Self.theirs()) == nil)
        #expect(try Self.owner(("127.0.0.2", 50000), own, in: Self.ours, Self.theirs()) == nil)
    }

    @Test("D6 IPv6 is found, and IPv4 by an IPv6 socket")
    func ip6() throws {
        let line =
            "   0: 00000000000000000000000001000000:C350 00000000000000000000000001000000:170C 01 00000000:00000000 "
            + "00:00000000 00000000   501        0 9 1 0 20 4 30 10 -1"
        #expect(try Self.owner(("::1", 50000), ("::1", 5900), in: line) == 501)
        let mapped =
            "   0: 0000000000000000FFFF00000100007F:C350 0000000000000000FFFF00000100007F:170C 01 00000000:00000000 "
            + "00:00000000 00000000   502        0 9 1 0 20 4 30 10 -1"
        #expect(try Self.owner(("127.0.0.1", 50000), ("127.0.0.1", 5900), in: mapped) == 502)
        #expect(try Self.owner(("::1", 50000), ("::1", 5900), in: mapped) == nil)
    }

    @Test("D6 a socket that its process has closed belongs to nobody, not to root")
    func orphans() throws {
        let peer = ("127.0.0.1", UInt16(50000)), own = ("127.0.0.1", UInt16(5900))
        for state in ["04", "05", "06"] {
            #expect(try Self.owner(peer, own, in: Self.theirs(uid: "0", inode: "0", state: state)) == nil)
        }
    }

    @Test(
        "D6 a list that is cut off or makes no sense names nobody",
        arguments: [
            "", "   2: 0100007F:C350 0100007F:170C ", "   2: 0100007F:C350 0100007F:170C 01 0:0 0:0 0 x 0 71 1",
            "   2: 0100007F:C350 0100007F:170C 01 0:0 0:0 0 -1 0 71 1",
            "   2: 0100007F:C350 0100007F:170C 01 0:0 0:0 0 99999999999 0 71 1",
            "   2: 0100007F:C350 0100007F:170C 01 0:0 0:0 0 1000 0 y 1",
        ])
    func nonsense(line: String) throws {
        #expect(try Self.owner(("127.0.0.1", 50000), ("127.0.0.1", 5900), in: line) == nil)
    }

    @Test("D6 a list of 50 000 sockets is read in a moment")
    func longList() throws {
        let line = Self.ours.replacing("C350", with: "C351")
        let table = String(repeating: line + "\n", count: 50_000) + Self.theirs()
        #expect(try Self.owner(("127.0.0.1", 50000), ("127.0.0.1", 5900), in: table) == 1000)
    }
}
