import PluginProtocol

/// How much misbehaviour a session survives.
///
/// A message on the control lane stands for itself: without it a touch counts as unhandled or an offer is not made, and
/// both sides can go on. So the first one is refused and forgotten; a plugin that does it again is taken to be broken.
/// What comes on the content lane builds on what came before, layers on layers and a piece of a picture on the last one,
/// so that after a refusal the two sides would no longer mean the same. The same is true where a message is missing or the
/// bytes between messages make no sense. That ends the session at once.
struct MisbehaviourPolicy {
    private var hasForgiven = false

    mutating func endsSession(_ misbehaviour: Misbehaviour, on lane: Lane) -> Bool {
        guard lane == .control, ![.sequenceGap, .brokenLane].contains(misbehaviour.code), !hasForgiven else {
            return true
        }
        hasForgiven = true
        return false
    }
}
