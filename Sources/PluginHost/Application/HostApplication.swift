import CLinux
import Diagnostics
import Foundation
import LocalSockets
import MainLoop
import Presentation
import Screens
import UIKit

/// A host from its first to its last moment: screen, window, loop, and an orderly end.
@MainActor package final class HostApplication {
    private let options: HostOptions
    private let loop = MainLoop.main
    private lazy var displays = HostDisplays(options: options, loop: loop) { [weak self] in self?.end() }
    private var health: HealthListener?
    private var door: InspectionDoor?
    private var opener: DesktopOpener?
    private var registrations: [Registration] = []
    private var memoryPressure: MemoryPressure?
    private var installations: [Override] = []
    private var endings = 0
    private var exitStatus: Int32 = 0
    private let companion: (any HostCompanion)?
    private let isInspectedUsually: Bool

    /// - Parameters:
    ///   - companion: What is ended with the host. Where there is one, it says by `beginLifetime()` when the time of
    ///     `--duration` and `--snapshot` begins; else that is when the window is shown.
    ///   - isInspectedUsually: Whether it can be inspected where `MULLION_INSPECT` does not say.
    package init(options: HostOptions, companion: (any HostCompanion)? = nil, isInspectedUsually: Bool = false) {
        self.options = options
        self.companion = companion
        self.isInspectedUsually = isInspectedUsually
    }

    /// Returns only by ending the program.
    package func run(_ delegate: any UIApplicationDelegate) -> Never {
        if !EnvironmentOptions.current.isDumpable { hideMemory() }
        linux_write_lines_at_once()
        do {
            // Before any other thread exists, or that thread would still be ended by the signal.
            for signal in [SIGINT, SIGTERM, SIGHUP] {
                registrations.append(try loop.onSignal(signal) { [weak self] in self?.end() })
            }
            try start(delegate)
        } catch {
            fail("\(error)")
        }
        loop.run()
        exit(exitStatus)
    }

    /// Closes `/proc/PID/mem`, `environ` and others of this process to every program of the same user that is not root's, a
    /// plugin among them. Debuggers and core files are programs of that kind; `MULLION_DUMPABLE=1` lets them in.
    private func hideMemory() {
        guard linux_set_dumpable(0) == 0 else {
            Log.application.warning(
                "Other programs of this user can read this one's memory: \(SystemCallError("prctl"))")
            return
        }
    }

    private func start(_ delegate: any UIApplicationDelegate) throws {
        let display = try displays.open()
        UIScreen.main = display.uiScreen
        UIApplication.shared.sceneSystem = displays
        // Whoever looks at the window from elsewhere would not see what is opened on this machine.
        if options.chosenScreen() == .sdl { opener = DesktopOpener(on: loop) }
        UIApplication.shared.urlOpener = opener

        installations = [
            UpdateCycle.main.install { [loop] in loop.requestEndOfTurn() },
            FrameClock.main.install { [loop] in loop.schedule(after: $0, handler: $1) },
        ]
        registrations.append(loop.addEndOfTurnHook { UpdateCycle.main.update() })

        PluginRegistry.sharedDirectory = options.pluginsDirectory()
        PluginRegistry.sharedOptions = try options.spawnOptions()
        PluginRegistry.sharedRenderer = options.renderer
        StoryboardScenes.install()
        if PluginRegistry.sharedOptions.sandbox == .none, PluginRegistry.sharedDirectory == nil {
            Log.plugins.warning("The sandbox is none, so each plugin can do whatever this user can.")
        }
        // Before there is a plugin, so that all of what is said can be watched.
        door = try InspectionDoor(isUsual: isInspectedUsually, loop: loop) { PluginRegistry.knownPlugins }
        let process = ProcessInfo.processInfo
        UIApplication.shared.stateFile = StateFile(program: process.processName, environment: process.environment)
        guard UIApplication.shared.launch(delegate, options: [.arguments: options.own]) else {
            fail("The application delegate refused to launch.")
        }
        guard !UIApplication.shared.windows.isEmpty else { fail(Self.noWindow) }
        // Before it is said where the window can be seen: whoever has read that may ask at once. It is answered in the loop, and so later.
        health = try HealthListener(loop: loop) { Self.healthReport }
        do {
            try display.serve(tell: HostDisplays.say)
        } catch {
            complain("\(error)")
            exitStatus = 1
            end()
        }
        // Plugins hear of it through their scenes.
        memoryPressure = MemoryPressure(loop: loop) { UIApplication.shared.sendMemoryWarning() }
        if companion == nil { beginLifetime() }
    }

    private var isLifetimeBegun = false

    /// From now on the time runs after which the program ends by itself, if it was given one. A second call does nothing.
    package func beginLifetime() {
        guard !isLifetimeBegun, let lifetime = options.lifetime else { return }
        isLifetimeBegun = true
        registrations.append(loop.schedule(after: lifetime) { [weak self] in self?.end() })
    }

    private static let noWindow =
        "The application shows no window: make one in application(_:didFinishLaunchingWithOptions:), give it a "
        + "rootViewController and call makeKeyAndVisible(). With a scene delegate, make it in "
        + "scene(_:willConnectTo:options:), and name the delegate's class in Info.plist or in code: "
        + "application(_:configurationForConnecting:options:) sets the delegateClass of the configuration."

    /// What a host says that is asked how it does.
    private static var healthReport: String {
        let plugins = PluginRegistry.sharedReport
        return plugins.isEmpty ? "The window is shown." : "The window is shown. \(plugins.joined(separator: " "))"
    }

    // MARK: End

    /// Ends the plugins, then the window, then the program. A second call does not wait for what the plugins still have to
    /// do, a third one for nothing at all.
    private func end() {
        endings += 1
        guard endings == 1 else {
            guard endings == 2 else { return loop.stop() }
            PluginRegistry.killShared()
            companion?.kill()
            return
        }
        takeSnapshot()
        UIApplication.shared.terminate()
        PluginRegistry.stopShared { [weak self] in self?.endCompanion() }
    }

    private func endCompanion() {
        guard let companion else { return close() }
        companion.stop { [weak self] in self?.close() }
    }

    private func close() {
        health?.close()
        door?.close()
        displays.close()
        SessionRecorder.shared?.flush()
        loop.stop()
    }

    private func takeSnapshot() {
        guard let path = options.snapshot else { return }
        // What the host knows now is in it, and not only what the last frame showed.
        UpdateCycle.main.update()
        do {
            for display in displays.all { try display.writeSnapshot(to: path) }
        } catch {
            Log.application.error("The snapshot could not be written to \(path): \(error)")
            exitStatus = 1
        }
    }

    func fail(_ message: String) -> Never {
        door?.close()
        complain(message)
        exit(1)
    }

    private func complain(_ message: String) {
        LineOutput.standardError.write("\(ProcessInfo.processInfo.processName): \(message)")
    }
}
