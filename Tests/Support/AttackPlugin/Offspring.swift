import Glibc

/// Processes that leave the plugin's group and ignore all that asks them to end (D4 of docs/Threats.md).
enum Offspring {
    private static let count = 5

    static func leave() {
        for _ in 0..<count {
            if let shell = start(["/bin/sh", "-c", "trap '' HUP INT TERM; setsid sh -c 'sleep 600' &"]) {
                waitpid(shell, nil, 0)
            }
        }
    }

    /// - Returns: Nil where it cannot be started.
    @discardableResult static func start(_ words: [String]) -> pid_t? {
        var pointers = words.map { strdup($0) } + [nil]
        defer { pointers.forEach { free($0) } }
        var process: pid_t = 0
        return posix_spawn(&process, words[0], nil, nil, &pointers, environ) == 0 ? process : nil
    }
}
