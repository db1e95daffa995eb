/// How time passes for a host under test.
public enum HostClock: Sendable {
    /// As on the wall.
    case real
    /// When the test says so, by `TestHost.advance(by:)`. Plugins have real time all the same.
    case manual
}
