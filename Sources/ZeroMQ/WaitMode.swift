/// What sending and receiving do when the socket is not ready.
package enum WaitMode: Sendable {
    /// Wait, for at most the socket's send or receive timeout.
    case wait
    /// Come back at once.
    case dontWait
}
