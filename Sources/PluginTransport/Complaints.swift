/// Bounds what a crowd can write into the log: so many lines in a while, and no more. A value that is told the time.
struct Complaints {
    private static let most = 16
    private static let window = Duration.seconds(10)

    private var count = 0
    private var began: Duration?

    mutating func isWorthALine(at now: Duration) -> Bool {
        if let began, now - began < Self.window {
            count += 1
        } else {
            began = now
            count = 1
        }
        return count <= Self.most
    }
}
