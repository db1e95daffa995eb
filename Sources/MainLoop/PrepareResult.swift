/// The answer of a prepare hook when the main loop wants to sleep.
package enum PrepareResult: Sendable {
    /// Nothing is left to do until one of the watched descriptors says so.
    case maySleep
    /// There is work that no descriptor will report, or may be, because handlers were called: the loop only polls, and asks again
    /// in the next turn.
    case moreWork
}
