/// An authenticator's decision about a client.
package enum AuthenticationVerdict: Hashable, Sendable {
    /// It is let in. Each frame that comes from it has the name as its `userID`.
    case admitted(userID: String)
    /// Its connection ends without a word, as one does that breaks for any other reason. (libzmq tells a client of ZAP's
    /// status 400, and does not of 300.)
    case turnedAway

    var status: Frame {
        switch self {
        case .admitted: "200"
        case .turnedAway: "300"
        }
    }

    var userID: Frame {
        switch self {
        case .admitted(let userID): Frame(userID)
        case .turnedAway: Frame()
        }
    }
}
