import PluginProtocol
import Testing

@testable import PluginHost

@Suite("What misbehaviour a session survives")
struct MisbehaviourPolicyTests {
    private let wrongTitle = Misbehaviour(.limitExceeded, "the title is too long")

    @Test("The first wrong message on the control lane is forgiven, the second is not")
    func control() {
        var policy = MisbehaviourPolicy()
        let endings = (0..<3).map { _ in policy.endsSession(wrongTitle, on: .control) }
        #expect(endings == [false, true, true])
    }

    @Test("A wrong message on the content lane ends the session, because what follows builds on it")
    func content() {
        var policy = MisbehaviourPolicy()
        let ends = policy.endsSession(Misbehaviour(.malformed, "no message"), on: .content)
        #expect(ends)
    }

    @Test("A message that is missing ends the session on either lane", arguments: Lane.allCases)
    func gap(lane: Lane) {
        var policy = MisbehaviourPolicy()
        let ends = policy.endsSession(Misbehaviour(.sequenceGap, "7 is missing"), on: lane)
        #expect(ends)
    }
}
