/// How much of what a child prints is passed on at a time; a `LogAllowance` bounds it in the long run. All of it is read, so
/// that the child never waits.
package struct OutputLimits: Hashable, Sendable {
    /// Bytes of a line; a longer one is cut there, with a mark.
    package var lineLength: Int
    /// Lines of each stream per second; those above it are counted instead, and the count is passed on as one line.
    package var linesPerSecond: Int

    package init(lineLength: Int = 8192, linesPerSecond: Int = 200) {
        self.lineLength = lineLength
        self.linesPerSecond = linesPerSecond
    }
}
