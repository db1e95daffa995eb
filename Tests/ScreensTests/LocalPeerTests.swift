import Files
import Foundation
import Glibc
import Testing

@testable import Screens

@MainActor @Suite(.serialized) struct LocalPeerTests {
    @Test(
        "D6 only the same user and root come in without a password, and nobody who is not known",
        arguments: [
            (1000, 1000, true), (0, 1000, true), (0, 0, true), (1000, 0, false), (1001, 1000, false),
            (nil, 1000, false), (nil, 0, false),
        ] as [(uid_t?, uid_t, Bool)])
    func decision(uid: uid_t?, user: uid_t, isTrusted: Bool) {
        #expect(LocalPeer.isTrusted(uid: uid, byUser: user) == isTrusted)
    }

    /// A program of another user that connects and prints the beginning of what it is sent.
    private func visit(_ port: Int, host: String = "127.0.0.1", asUser uid: uid_t = 65534) throws -> String {
        let script = """
            import encodings.idna, os, socket
            if os.geteuid() == 0:
                os.setgroups([])
                os.setuid(\(uid))
            with socket.create_connection(("\(host)", \(port)), 60) as connection:
                try:
                    print("got", connection.recv(12))
                except ConnectionError:
                    print("got", b"")
            """
        return try ChildProcess.run("python3", ["-c", script])
    }

    private nonisolated static let isRoot = geteuid() == 0

    @Test("D6 no other user is trusted but root")
    func others() {
        #expect(!LocalPeer.isTrusted(uid: geteuid() + 1, byUser: geteuid()))
    }

    @Test(
        "D6 a program of another user is turned away without a password",
        .enabled(if: isRoot, "only root can be another user"))
    func otherUser() throws {
        let served = try ServedScreen()
        #expect(try visit(served.port) == "got b''")
        #expect(try visit(served.port, asUser: 0) == "got b'RFB 003.008\\n'")
        // By an IPv6 socket, whose connection is in the other list.
        #expect(try visit(served.port, host: "::ffff:127.0.0.1") == "got b''")
    }

    @Test("D6 the user is found among hundreds of connections, which the kernel lists in several pieces")
    func manyConnections() throws {
        let served = try ServedScreen(options: VNCOptions(letsEverybodyIn: true))
        let crowd = try (0..<300).map { _ in try RFBClient(port: served.port) }
        let guarded = try ServedScreen()
        for _ in 0..<5 { #expect(try RFBClient(port: guarded.port).offeredSecurity() == [1]) }
        withExtendedLifetime(crowd) {}
    }

    /// Containers often have none, not even for themselves.
    private nonisolated static let hasIPv6 = SystemFile.text(of: "/proc/net/if_inet6")?.isEmpty == false

    @Test("D6 over IPv6 the user itself comes in", .enabled(if: hasIPv6, "this machine has no IPv6"))
    func ip6() throws {
        let served = try ServedScreen(options: VNCOptions(address: "::1"))
        #expect(try visit(served.port, host: "::1", asUser: geteuid()) == "got b'RFB 003.008\\n'")
    }

    @Test(
        "D6 over IPv6 another user does not", .enabled(if: isRoot, "only root can be another user"),
        .enabled(if: hasIPv6, "this machine has no IPv6"))
    func otherUserByIP6() throws {
        let served = try ServedScreen(options: VNCOptions(address: "::1"))
        #expect(try visit(served.port, host: "::1") == "got b''")
    }

    @Test(
        "D6 a password decides where there is one, and nothing where everybody is let in (as root; else by this user)",
        arguments: [VNCOptions(password: "letmein"), VNCOptions(letsEverybodyIn: true)])
    func otherProtection(options: VNCOptions) throws {
        let served = try ServedScreen(options: options)
        #expect(try visit(served.port, asUser: Self.isRoot ? 65534 : geteuid()) == "got b'RFB 003.008\\n'")
    }
}
