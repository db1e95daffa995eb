import Foundation
import Glibc
import MainLoop

/// Everything that goes over a cable, as somebody on the way sees it. Root alone may look.
@MainActor final class WireCapture {
    /// The bytes of all frames so far, one behind the other.
    private(set) var bytes: [UInt8] = []

    private let socket: OwnedDescriptor
    private var watch: Registration?

    /// The number of frames that are read in a turn of the loop.
    private static let framesPerTurn = 256

    /// - Parameter cable: The name of a network interface.
    init(of cable: String, on loop: MainLoop) throws {
        // packet(7): AF_PACKET, ETH_P_ALL, and an address of 20 bytes with both and the interface's number.
        let (family, everything) = (UInt16(17), UInt16(3).bigEndian)
        let kind = Int32(SOCK_RAW.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let number = Glibc.socket(Int32(family), kind, Int32(everything))
        guard number >= 0 else { throw SystemCallError("socket") }
        socket = OwnedDescriptor(taking: number)
        var place = withUnsafeBytes(of: family) { Array($0) } + withUnsafeBytes(of: everything) { Array($0) }
        place += withUnsafeBytes(of: if_nametoindex(cable)) { Array($0) } + [UInt8](repeating: 0, count: 12)
        let isBound = place.withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: sockaddr.self) {
                bind(number, $0.baseAddress, socklen_t(bytes.count)) == 0
            }
        }
        guard isBound else { throw SystemCallError("bind") }
        watch = try loop.watch(socket, for: .read) { [weak self] _ in self?.read() }
    }

    private func read() {
        var frame = [UInt8](repeating: 0, count: 1 << 16)
        for _ in 0..<Self.framesPerTurn {
            let count = recv(socket.number, &frame, frame.count, CInt(MSG_DONTWAIT))
            guard count > 0 else { return }
            bytes += frame[..<count]
        }
    }
}
