/// How the two ends of a lane over a network find out that the other is gone, in milliseconds. A network does not tell.
package enum GateTimes {
    /// How often an end that hears nothing asks by a heartbeat of ZMTP.
    package static let heartbeat = 2000
    /// How long it then waits for anything at all before it gives the connection up.
    package static let silence = 6000
}
