/// The times by which either end of a lane over a network finds out that the other is gone, in milliseconds. A network does not tell.
package enum GateTimes {
    /// The time after which an end that hears nothing asks by a heartbeat of ZMTP.
    package static let heartbeat = 2000
    /// The time that it then waits for anything at all before it gives the connection up.
    package static let silence = 6000
    /// The time that a try to connect may take.
    package static let connecting = 3000
}
