import Foundation
import MainLoopTesting

/// A package for `mullion run` whose builds take no time: the first `swift` in PATH is a script that copies the program that
/// the sources name, or finds a mistake in them.
@MainActor final class RunPackage {
    let folder: TemporaryDirectory

    private static let plugin = "org.example.shown"
    private static let source = "Sources/Shown/ShownViewController.swift"

    /// - Parameter program: That the sources name at first.
    init(showing program: String) throws {
        folder = try TemporaryDirectory()
        try write("Package.swift", "// Not read.\n")
        try write(
            "Plugins/Shown/plugin.json",
            """
            { "identifier": "\(Self.plugin)", "name": "Shown", "executable": "ShownPlugin", "controllers": { "main": {} } }
            """)
        try write("bin/swift", try Self.script)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.file("bin/swift"))
        try editStoryboard("1")
        try edit(program)
    }

    /// The words of the source: a program to be shown, `mistake`, or `endless` for a build that never ends.
    private static var script: String {
        get throws {
            #"""
            #!/bin/sh
            package=$3 scratch=$5
            echo "A build."
            mkdir -p "$scratch/debug/Shown_ShownPlugin.resources"
            source=$package/\#(source)
            read -r word <"$source"
            case $word in
                mistake)
                    for job in 1 2; do
                        echo "$source:1:1: error: cannot find 'mistake' in scope"
                        echo "1 | mistake"
                        echo "  | \`- error: cannot find 'mistake' in scope"
                        echo "$source:2:7: error: expected expression"
                    done
                    exit 1 ;;
                endless) echo "Building for ever..."; sleep 1000 ;;
                *)
                    cp "\#(try Demo.folderOfPrograms.path)/$word" "$scratch/debug/.new"
                    mv "$scratch/debug/.new" "$scratch/debug/ShownPlugin"
                    cp "$package/Plugins/Shown/Main.storyboard" "$scratch/debug/Shown_ShownPlugin.resources/Main.storyboard"
                    cp "$package/Plugins/Shown/plugin.json" "$scratch/debug/Shown_ShownPlugin.resources/plugin.json" ;;
            esac
            """#
        }
    }

    /// Writes as editors do: another file, which gets the name of the old one.
    func edit(_ word: String) throws {
        try write(Self.source, "\(word)\n")
    }

    /// Writes the plugin's storyboard, which no program of these tests looks into.
    ///
    /// - Parameter folder: Where there is another one of its name, which is not built: a path below the folder of the target.
    func editStoryboard(_ text: String, in folder: String = ".") throws {
        try write("Plugins/Shown/\(folder)/Main.storyboard", text)
    }

    /// The storyboard that was built.
    var builtStoryboard: String? {
        try? String(
            contentsOfFile: folder.file(".build/debug/Shown_ShownPlugin.resources/Main.storyboard"), encoding: .utf8)
    }

    private func write(_ path: String, _ text: String) throws {
        let file = URL(fileURLWithPath: folder.file(path))
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
    }

    /// Runs it, to be seen by a VNC viewer.
    ///
    /// - Parameter command: `run` or `debug`.
    func run(_ arguments: [String] = [], by command: String = "run", on guest: GuestLoop) throws -> Demo {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return try Demo(
            program: "mullion",
            [command, "--package-path", folder.path, "--screen", "vnc", "--vnc-port", "0", "--port", "0"] + arguments,
            environment: ["PATH": "\(folder.file("bin")):\(path)", "MULLION_TRACE": "1"], on: guest)
    }
}

extension Demo {
    /// Waits for another process than `old` that shows the plugin of a `RunPackage`.
    func nextShownProcess(after old: pid_t? = nil) async throws -> pid_t {
        let plugin = "org.example.shown"
        try await wait(until: "a process of \(plugin) runs") { $0.process(of: plugin).map { $0 != old } == true }
        return process(of: plugin) ?? 0
    }

    /// Waits until the plugin's controller has kept so many states.
    func wait(forStates count: Int) async throws {
        try await wait(until: "state \(count) is kept") { demo in
            demo.complaints.filter { $0.contains("<- org.example.shown#1 SceneDidChangeState") && $0.hasPrefix("[") }
                .count
                >= count
        }
    }

    /// Waits until so many changes are shown.
    func wait(forChanges count: Int) async throws {
        try await wait(until: "change \(count) is shown") { demo in
            demo.complaints.filter { $0.hasPrefix("Shown is new ") }.count >= count
        }
    }
}
