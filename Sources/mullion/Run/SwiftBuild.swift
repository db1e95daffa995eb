import Diagnostics
import Foundation
import MainLoop
import PluginHost

/// Builds a product of a package by `swift build`, as a child process on the main loop. What that says goes to the terminal.
struct SwiftBuild {
    /// The variables that a build may need. All others are left out: SwiftPM compiles much anew when any has changed.
    static let variables = [
        "PATH", "HOME", "USER", "LANG", "TERM", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "CC", "CXX", "SDKROOT",
        "TOOLCHAINS", "CPATH", "LIBRARY_PATH", "LD_LIBRARY_PATH", "PKG_CONFIG_PATH", "SSL_CERT_FILE", "http_proxy",
        "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY",
    ]

    /// The variable that makes Swift's hashes in SwiftPM the same in each process. SwiftPM gives the compiler the traits of a package in the order of
    /// a set. Whenever it plans, such as after a new file, that order would be another one by chance, and SwiftPM would compile the package anew:
    /// SwiftProtobuf, for half a minute.
    static let hashing = ["SWIFT_DETERMINISTIC_HASHING": "1"]

    /// SwiftPM ends its compilers when it is interrupted.
    static let ending = TeardownSequence([
        .init(.signalGroup(SIGINT), patience: .seconds(3)),
        .init(.signalGroup(SIGTERM), patience: .seconds(1)),
        .init(.signalGroup(SIGKILL)),
    ])

    private let swift: URL
    private let arguments: [String]

    /// - Parameter words: What `swift build` gets besides.
    init(package: RunPackage, words: [String]) throws(CommandError) {
        guard let swift = ToolRun.program(named: "swift") else {
            throw CommandError(
                .missingProgram, "There is no command swift. Put the bin folder of the Swift toolchain into PATH.")
        }
        self.swift = swift
        arguments =
            ["build", "--package-path", package.folder.path, "--scratch-path", package.scratch.path] + words
    }

    /// - Parameters:
    ///   - product: The only product that is built.
    ///   - onLine: Called with each line that the build says.
    ///   - onEnd: Called once, when it has ended; with nil where it succeeded.
    @MainActor func start(
        _ product: String, onLine: @escaping @MainActor (String) -> Void,
        onEnd: @escaping @MainActor (BuildFailure?) -> Void
    ) throws(LaunchError) -> ChildProcess {
        var failures = BuildFailure.Search()
        return try ChildProcess.spawn(
            ProcessDescription(
                executable: swift.path, arguments: arguments + ["--product", product],
                environment: ChildEnvironment(allowing: Self.variables, adding: Self.hashing),
                outputLimits: OutputLimits(linesPerSecond: .max)),
            onLine: { _, line in
                // SwiftPM does not pass on -pthread of pkg-config, and need not: it warns of that for each library.
                guard !line.hasPrefix("warning: prohibited flag") else { return }
                LineOutput.standardError.write(line)
                failures.read(line)
                onLine(line)
            },
            onExit: { status in onEnd(status.isSuccess ? nil : failures.failure ?? BuildFailure(silent: status)) })
    }
}
