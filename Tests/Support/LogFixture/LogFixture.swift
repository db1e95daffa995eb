import Diagnostics
import Glibc

/// A program that logs, to be watched by tests: its first argument says what.
@main struct LogFixture {
    static func main() {
        let arguments = CommandLine.arguments
        switch arguments.dropFirst().first {
        case "message":
            // What stands in the message comes from somebody who means harm.
            Log.plugins.warning("\(arguments.dropFirst(2).joined(separator: " "))")
        case "flood":
            // Far more than any pipe holds.
            let line = String(repeating: "x", count: 1000)
            for _ in 0..<10_000 { Log.plugins.warning("\(line)") }
            print("went on")
        case "broken pipe":
            Log.plugins.warning("nobody is there")
            LineOutput.standardError.flush(within: .seconds(10))
            print("went on")
        default:
            print("usage: LogFixture message TEXT | flood | \"broken pipe\"")
            exit(64)
        }
        exit(0)
    }
}
