/// The costs of a plugin's commits, for each drawer.
struct FrameCosts {
    /// Milliseconds of processor time of host, plugin and renderer for each commit.
    var all: [Drawer: [Double]] = [:]
    /// Milliseconds of the host's part of it.
    var host: [Drawer: [Double]] = [:]
    /// Commits in a second.
    var rates: [Drawer: [Double]] = [:]
}
