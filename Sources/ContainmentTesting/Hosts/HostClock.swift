/// How time passes for a host under test.
public enum HostClock: Sendable {
    /// As on the wall.
    case real
    /// When the test says so, by `TestHost.advance(by:)`, and by a frame at a time, no faster than real time, while something is waited for.
    /// Plugins have real time all the same.
    case manual
}
