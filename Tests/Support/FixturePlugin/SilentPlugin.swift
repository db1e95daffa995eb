import Glibc

/// Runs, and says nothing to anybody.
enum SilentPlugin {
    static func run() -> Never {
        while true { pause() }
    }
}
