import PluginProtocol

/// Why a session ended.
package enum TerminationReason: Hashable, Sendable {
    /// The process could not be started.
    case launchFailed(String)
    /// The process ended before it said Hello.
    case endedBeforeHello(ProcessExit)
    /// The process ran and did not say Hello in time.
    case neverSaidHello(after: Duration)
    /// The host refused the handshake, for a version that it does not speak for instance.
    case refused(Refusal)
    /// The process ended by itself.
    case exited(ProcessExit)
    /// The plugin broke the protocol beyond what a session survives.
    case protocolViolation(Misbehaviour)
    /// The plugin did not answer for so long that it was ended.
    case unresponsive(for: Duration)
    /// It took more memory than it may, after a warning.
    case tookTooMuchMemory(MemoryUse)
    /// It ran, and so many of the last looks could not tell how much memory it takes.
    case hidMemory(looks: Int, among: Int)
    /// The process was killed, most likely by the kernel, while the warning counted that its host had given it.
    case killedAfterMemoryWarning(MemoryUse)
    /// The connection broke while the process, as far as the host can know, still runs.
    case connectionLost(ChannelError)
    /// The host ended it because it was no longer needed.
    case stoppedByHost

    /// Whether the host may start the plugin again without being asked by a person.
    ///
    /// Not where the same is bound to happen again.
    package var mayRestart: Bool {
        switch self {
        case .exited, .unresponsive, .connectionLost, .killedAfterMemoryWarning: true
        case .launchFailed, .endedBeforeHello, .neverSaidHello, .refused, .protocolViolation, .stoppedByHost,
            .tookTooMuchMemory, .hidMemory:
            false
        }
    }

    /// Whether a host that does not start the plugin itself goes on waiting for it.
    ///
    /// Not where nobody could come, or where a person should know what the plugin did before it may do it again.
    package var mayWaitAgain: Bool {
        switch self {
        case .exited, .unresponsive, .connectionLost, .endedBeforeHello, .neverSaidHello, .refused,
            .killedAfterMemoryWarning:
            true
        case .launchFailed, .protocolViolation, .stoppedByHost, .tookTooMuchMemory, .hidMemory: false
        }
    }

    /// What whoever runs the host can do about it, in a sentence; nil where there is nothing in general.
    var remedy: String? {
        switch self {
        case .tookTooMuchMemory, .killedAfterMemoryWarning: MemoryUse.remedy
        case .launchFailed, .endedBeforeHello, .neverSaidHello, .refused, .exited, .protocolViolation, .unresponsive,
            .connectionLost, .stoppedByHost, .hidMemory:
            nil
        }
    }
}

extension TerminationReason: CustomStringConvertible {
    /// One sentence for a person.
    package var description: String {
        switch self {
        case .launchFailed(let why): "It could not be started: \(why)"
        case .endedBeforeHello(let end): "It \(end) before it made contact."
        case .neverSaidHello(let time): "It was started and made no contact within \(Self.seconds(time))."
        case .refused(let refusal): "The host refused it: \(refusal.message)"
        case .exited(let end): "It \(end)."
        case .protocolViolation(let misbehaviour):
            "It was ended because it broke the protocol: \(misbehaviour.message)."
        case .unresponsive(let time): "It was ended because it did not respond for \(Self.seconds(time))."
        case .tookTooMuchMemory(let use):
            "It was ended because it took \(use.takenInWords) of memory, more than the \(use.limitInWords) that it may take."
        case .hidMemory(let looks, let all):
            "It was ended because its host could not tell how much memory it takes, \(looks) times in \(all) looks."
        case .killedAfterMemoryWarning(let use):
            "It \(ProcessExit.killed(signal: 9)), after a warning that it \(use)."
        case .connectionLost(let end): "The connection to it broke: \(end.message)"
        case .stoppedByHost: "It was closed."
        }
    }

    private static func seconds(_ duration: Duration) -> String {
        let tenths = duration.components.seconds * 10 + duration.components.attoseconds / 100_000_000_000_000_000
        if tenths == 10 { return "1 second" }
        return tenths % 10 == 0 ? "\(tenths / 10) seconds" : "\(tenths / 10).\(tenths % 10) seconds"
    }
}
