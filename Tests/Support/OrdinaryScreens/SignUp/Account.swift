/// The account that somebody has signed up for.
public struct Account: Equatable, Sendable {
    public var name: String
    public var email: String
    public var birthYear: Int
}
