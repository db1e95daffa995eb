import CTestThread
import Foundation
import Runtime

/// The stack of a thread: the addresses of the functions that have not returned yet, innermost first.
struct StackAddresses {
    private static let most = 256
    /// Far more than a thread takes that can answer at all, on a busy machine too, in milliseconds.
    private static let patience: CInt = 30_000

    let addresses: [UInt]

    /// Interrupts another thread and copies its stack.
    ///
    /// - Returns: Nil where the thread does not answer, because it has blocked every signal or is in the dynamic linker.
    init?(of thread: pthread_t) {
        var buffer = [UnsafeMutableRawPointer?](repeating: nil, count: Self.most)
        let count = ctestthread_copy_stack(thread, &buffer, CInt(Self.most), Self.patience)
        guard count >= 0 else { return nil }
        addresses = buffer.prefix(Int(count)).map { UInt(bitPattern: $0) }
    }

    /// A line for each function: its name, its library, and its place in the source where that is known.
    var lines: [String] {
        named ?? addresses.map { String(format: "0x%lx", $0) }
    }

    private var named: [String]? {
        guard
            let encoded = try? JSONEncoder().encode(Encoded(self)),
            let backtrace = try? JSONDecoder().decode(Backtrace.self, from: encoded)
        else { return nil }
        return backtrace.symbolicated(with: .capture())?.frames.compactMap { frame in
            guard let symbol = frame.symbol else { return frame.description }
            let place = symbol.sourceLocation.map { " at \($0.description)" } ?? ""
            return "\(symbol.name) in \(symbol.imageName)\(place)"
        }
    }

    /// As Swift's `Runtime` module reads a backtrace that it has not captured itself: its "compact backtrace format", version 0.
    private struct Encoded: Encodable {
        private static let wideAddresses: UInt8 = 0b10
        private static let end: UInt8 = 0
        /// An absolute address of eight bytes: where the thread is, and where a function returns to.
        private static let (counter, returnAddress): (UInt8, UInt8) = (0x1f, 0x2f)

        let architecture: String
        let backtrace: String

        init(_ stack: StackAddresses) {
            #if arch(arm64)
                architecture = "arm64"
            #else
                architecture = "x86_64"
            #endif
            var bytes = [Self.wideAddresses]
            for (index, address) in stack.addresses.enumerated() {
                bytes.append(index == 0 ? Self.counter : Self.returnAddress)
                withUnsafeBytes(of: UInt64(address).bigEndian) { bytes += $0 }
            }
            bytes.append(Self.end)
            backtrace = Data(bytes).base64EncodedString()
        }
    }
}
