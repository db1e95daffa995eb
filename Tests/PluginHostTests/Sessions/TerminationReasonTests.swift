import PluginHost
import PluginProtocol
import Testing

@Suite struct TerminationReasonTests {
    private static let reasons: [(TerminationReason, mayRestart: Bool, sentence: String)] = [
        (.launchFailed("bin/clock is not there."), false, "It could not be started: bin/clock is not there."),
        (.endedBeforeHello(.exited(status: 1)), false, "It exited with status 1 before it made contact."),
        (.neverSaidHello(after: .seconds(10)), false, "It was started and made no contact within 10 seconds."),
        (.refused(Refusal(.wrongPlugin, "Another came.")), false, "The host refused it: Another came."),
        (.exited(.exited(status: 0)), true, "It exited."),
        (.exited(.killed(signal: 11)), true, "It was ended by a memory error (signal 11)."),
        (.exited(.killed(signal: 40)), true, "It was ended by signal (signal 40)."),
        (.exited(.killed(signal: 4)), true, "It was ended by a trap (signal 4)."),
        (.exited(.unknown), true, "It ended."),
        (
            .protocolViolation(Misbehaviour(.outOfRange, "2 is too much", at: ["Pong"])), false,
            "It was ended because it broke the protocol: Pong: 2 is too much."
        ),
        (.unresponsive(for: .milliseconds(2500)), true, "It was ended because it did not respond for 2.5 seconds."),
        (
            .connectionLost(ChannelError(.peerClosed, "The other side closed it.")), true,
            "The connection to it broke: The other side closed it."
        ),
        (
            .hidMemory(looks: 3, among: 5), false,
            "It was ended because its host could not tell how much memory it takes, 3 times in 5 looks."
        ),
        (
            .tookTooMuchMemory(MemoryUse(taken: (1 << 30) + 1, limit: 1 << 30)), false,
            "It was ended because it took 1025 MiB of memory, more than the 1024 MiB that it may take."
        ),
        (
            .killedAfterMemoryWarning(MemoryUse(taken: 800 << 20, limit: 1 << 30)), true,
            "It was ended by force (signal 9), after a warning that it has taken 800 MiB of the 1024 MiB of memory that it may take."
        ),
        (.stoppedByHost, false, "It was closed."),
    ]

    @Test(
        "A Swift trap is known by what it says, and by nothing else",
        arguments: [
            ("Clock/Face.swift:7: Fatal error: no hands", "It stopped at a fatal error: “no hands” (Face.swift:7)."),
            (
                "Swift/ContiguousArrayBuffer.swift:691: Fatal error: Index out of range",
                "It stopped at a fatal error: “Index out of range”."
            ),
            (
                "Clock/Face.swift:7: Precondition failed: a dial",
                "It stopped at a failed precondition: “a dial” (Face.swift:7)."
            ),
            ("Clock/Face.swift:7: Assertion failed", "It stopped at a failed assertion (Face.swift:7)."),
            ("Fatal error", nil), ("ls: Fatal error: no such file", nil), ("Worker failed: no hands", nil),
            ("Clock/Face.swift:: Fatal error: no hands", nil),
        ])
    func traps(line: String, sentence: String?) {
        #expect(SwiftTrap(line: line).map { TerminationReason.exited(.trapped($0)).description } == sentence)
    }

    @Test(
        "Low: a plugin that prints a trap of its own keeps within the quotes, and can name no place but a file",
        arguments: [
            (
                "Fatal error: no hands”. It is safe. “Go on",
                "It stopped at a fatal error: “no hands\". It is safe. \"Go on”."
            ),
            ("It is safe.swift:7: Fatal error: no hands", "It stopped at a fatal error: “no hands”."),
            ("Clock/) Go on (.swift:7: Fatal error", "It stopped at a fatal error."),
            ("Clock/Face.swift:7) Go on: Fatal error: no hands", nil),
        ])
    func forgedTraps(line: String, sentence: String?) {
        #expect(SwiftTrap(line: line).map { TerminationReason.exited(.trapped($0)).description } == sentence)
    }

    @Test("Low: words of a plugin are one line, of a bounded length, within quotes of the host")
    func quotation() {
        #expect(Quotation("one\ntwo “three”").description == "“one\\ntwo \"three\"”")
        #expect(Quotation(String(repeating: "long ", count: 1000)).description.utf8.count < 400)
    }

    @Test("Each end has a sentence and says whether it may be followed by a new start")
    func sentences() {
        for (reason, mayRestart, sentence) in Self.reasons {
            #expect(reason.description == sentence)
            #expect(reason.mayRestart == mayRestart)
        }
    }
}
