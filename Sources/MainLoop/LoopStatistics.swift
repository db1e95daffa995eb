/// The work that a main loop has done since it was made: the evidence that an idle program rests.
package struct LoopStatistics: Hashable, Sendable {
    /// How many turns it has run.
    package var turns = 0
    /// How often it was woken: returns from a wait that could sleep, and calls by a foreign loop as its guest.
    package var wakes = 0
    /// How many handlers of descriptors and timers, posted blocks and rounds of the main queue it has called.
    package var callbacks = 0
}
