import Foundation
import Glibc

/// cage, a Wayland compositor that shows one program, without a graphics card and without a display. It is ended with this object.
final class Compositor {
    /// Whether the programs are installed that this takes; scripts/packages.txt has them.
    static let isThere = ["cage", "grim", "Xwayland"].allSatisfy { program in
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
    }

    private let folder: URL
    private var process: ChildProcess?

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("wayland-\(UUID())")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // cage does not run as root, and Wayland wants a folder of the user's own.
        if geteuid() == 0 { chown(folder.path, Self.nobody, Self.nobody) }
    }

    deinit {
        process?.send(SIGTERM)
        process = nil
        try? FileManager.default.removeItem(at: folder)
    }

    private static let nobody: uid_t = 65534

    private var environment: [String: String] {
        [
            "XDG_RUNTIME_DIR": folder.path, "HOME": folder.path, "WAYLAND_DISPLAY": "wayland-0", "DISPLAY": "",
            "WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1",
            "LIBDECOR_PLUGIN_DIR": "/nonexistent", "SDL_VIDEODRIVER": "wayland",
        ]
    }

    private func command(_ words: [String]) -> [String] {
        geteuid() == 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] + words : words
    }

    /// Runs the fixture program within the compositor.
    func start(_ arguments: [String], environment added: [String: String] = [:]) throws -> ChildProcess {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let fixture = URL(fileURLWithPath: tests).deletingLastPathComponent().appending(component: "ScreenFixture").path
        let words = command(["env", "--unset=WAYLAND_DISPLAY", "--unset=DISPLAY", "cage", "--", fixture] + arguments)
        let process = try ChildProcess(
            words[0], Array(words.dropFirst()), environment: environment.merging(added) { $1 })
        self.process = process
        return process
    }

    /// Whether something is seen on the compositor's screen, which is black at first; a minute at most.
    func waitForPicture() throws -> Bool {
        let deadline = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < deadline {
            // The picture in the simplest of formats: a header of three lines, and three bytes a pixel.
            let file = folder.appendingPathComponent("picture.ppm").path
            let words = command(["grim", "-t", "ppm", file])
            _ = try ChildProcess.run(words[0], Array(words.dropFirst()), environment: environment)
            if let picture = FileManager.default.contents(atPath: file),
                picture.dropFirst(20).contains(where: { $0 > 40 })
            {
                return true
            }
        }
        return false
    }
}
