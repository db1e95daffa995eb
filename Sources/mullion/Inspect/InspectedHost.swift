import Diagnostics
import Foundation
import LocalSockets
import MainLoop
import PluginHost

/// A host that runs, and that somebody wants to know something of.
struct InspectedHost {
    /// How an answer ended.
    enum End {
        /// With its last line.
        case complete
        /// In the middle: the host is gone.
        case broken
    }

    let path: String

    /// Whether the word can only mean a host.
    static func isName(_ word: String) -> Bool {
        Int32(word) != nil || word.contains("/")
    }

    /// - Parameter name: A process number or the path of a socket; nil: the only host that there is.
    init(_ name: String?) throws {
        guard let name else {
            path = try Self.onlyOne().path
            return
        }
        guard let process = Int32(name) else {
            path = URL(fileURLWithPath: name).standardizedFileURL.path
            return
        }
        let place = try InspectionPlace()
        path = place.path(of: process)
        guard FileManager.default.fileExists(atPath: path) else {
            throw CommandError(
                .noHost,
                "Process \(process) is no host that can be inspected: there is no \(path). \(Self.howToStart) If it was started with a path in MULLION_INSPECT, or by another user, name that path."
            )
        }
    }

    private static let howToStart = "Start the host with MULLION_INSPECT=1, or by mullion run, which needs no more."

    private static func onlyOne() throws -> InspectionPlace.Host {
        let place = try InspectionPlace()
        let hosts = place.hosts()
        guard let first = hosts.first else {
            throw CommandError(.noHost, "No host can be inspected: none listens in \(place.folder). \(howToStart)")
        }
        guard hosts.count == 1 else {
            let list = hosts.map { "  \($0.processIdentifier)  \(ProcessName.of($0.processIdentifier))" }
            throw CommandError(
                .noHost,
                "Several hosts can be inspected; name one by its number:\n\(list.joined(separator: "\n"))")
        }
        return first
    }

    // MARK: Asking

    /// How long a host may take to begin with its answer. It waits for plugins, for a second at most.
    private static let patience = Duration.seconds(10)
    /// More than any line has. A host that sends more is none.
    private static let longestLine = 64 << 10

    /// Returns when the answer is over.
    ///
    /// - Parameters:
    ///   - begin: Called when the host has said that it will answer.
    ///   - take: Gets each line of the answer, as it comes, safe to be printed.
    func ask(_ request: InspectionRequest, begin: () -> Void = {}, _ take: (String) -> Void) throws -> End {
        let socket = try connect()
        let bytes = Array((request.line + "\n").utf8)
        // One that sends us away at once has said why.
        _ = send(socket.number, bytes, bytes.count, CInt(MSG_NOSIGNAL))
        var lines = LineReader(socket, longest: Self.longestLine)
        switch try next(&lines) {
        case InspectionWords.granted:
            break
        case InspectionWords.refused:
            throw CommandError(.refused, try next(&lines) ?? "The host refuses to answer.")
        case let greeting? where greeting.hasPrefix(InspectionWords.name):
            throw CommandError(
                .foreignHost,
                "The host at \(path) is of another version of Mullion. Use the command mullion that belongs to it.")
        case nil:
            throw CommandError(.noHost, "The host at \(path) ended before it answered.")
        default:
            throw CommandError(
                .foreignHost,
                "What answers at \(path) is no host of Mullion, or one that is too old. Is it the path of MULLION_INSPECT?"
            )
        }
        begin()
        if case .trace = request { socket.setPatience(.zero) }
        while let line = try next(&lines) {
            if line == InspectionWords.end { return .complete }
            take(line)
        }
        return .broken
    }

    private func connect() throws -> OwnedDescriptor {
        let address = try LocalAddress(path, for: .inspection)
        let socket = try address.makeSocket(nonBlocking: false)
        socket.setPatience(Self.patience)
        guard !address.connect(socket) else { return socket }
        let cause = SystemCallError("connect")
        let reason =
            switch cause.errorNumber {
            case ENOENT: "There is no socket at \(path). \(Self.howToStart)"
            case ECONNREFUSED, ENOTSOCK, EPROTOTYPE:
                "Nobody listens at \(path): the host that did has ended. \(Self.howToStart)"
            case EACCES, EPERM: "\(path) belongs to another user. Run this command as the user of the host."
            case EAGAIN: "The host at \(path) does not answer: its main thread is busy."
            default: "\(path) cannot be connected to [\(cause)]."
            }
        throw CommandError(.noHost, reason)
    }

    private func next(_ lines: inout LineReader) throws -> String? {
        switch lines.next() {
        case .line(let line): LogText.line(line, limit: Self.longestLine)
        case .end: nil
        case .silence: throw CommandError(.noHost, "The host at \(path) does not answer: its main thread is busy.")
        case .tooLong:
            throw CommandError(
                .foreignHost, "What answers at \(path) is no host of Mullion: it sends a line without end.")
        }
    }
}
