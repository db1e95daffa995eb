import ArgumentParser
import Diagnostics
import Foundation
import LocalSockets
import PluginProtocol
import PluginTransport
import Screens
import UIKit

/// The arguments of every host. A command that shows a window has them as an option group.
package struct HostOptions: ParsableCommand {
    /// Called by the name that the program was started by, not by that of this type.
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: ProcessInfo.processInfo.processName)
    }

    enum ScreenKind: String, ExpressibleByArgument, CaseIterable {
        case sdl
        case vnc
        case offscreen
    }

    enum Drawing: String, ExpressibleByArgument, CaseIterable {
        case host
        case renderer
    }

    enum Appearance: String, ExpressibleByArgument, CaseIterable {
        case light
        case dark

        var style: UIUserInterfaceStyle {
            self == .dark ? .dark : .light
        }
    }

    enum LayoutDirection: String, ExpressibleByArgument, CaseIterable {
        case leftToRight = "ltr"
        case rightToLeft = "rtl"

        var trait: UITraitEnvironmentLayoutDirection {
            self == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    @Option(
        help: ArgumentHelp(
            "Where to show the window: \(ScreenKind.allCases.map(\.rawValue).joined(separator: ", ")).",
            discussion: "Without it: sdl where DISPLAY or WAYLAND_DISPLAY is set, else vnc, which a browser can open."))
    var screen: ScreenKind?

    @Option(
        help: ArgumentHelp(
            "The size of the window in points, from 100x100 to 10000x10000.",
            discussion: "Without it: 960x600, and with vnc the size of the page in the browser."))
    var size: WindowSize?

    @Option(
        help: ArgumentHelp(
            "Pixels per point, from 1 to 4.", discussion: "Without it: 1, and with vnc as many as the browser has."))
    var scale: Double?

    @Option(help: ArgumentHelp("Light or dark.", discussion: "Without it: light, and with vnc as the browser is."))
    var appearance: Appearance?

    @Option(
        help: ArgumentHelp(
            "Which way the interface runs: ltr from left to right, rtl from right to left.",
            discussion: "Without it: as the language of the user does, by LANGUAGE, LC_ALL, LC_MESSAGES or LANG."))
    var layoutDirection: LayoutDirection?

    @Option(help: "Write what is shown at the end to this PNG file.")
    var snapshot: String?

    @Option(help: "End by itself after so many seconds.")
    var duration: Double?

    @Option(help: "vnc: the port of the first window's page for browsers; 0 for any that is free.")
    var port = 6080

    @Option(help: "vnc: the port of the first window for VNC viewers; 0 for any that is free.")
    var vncPort = 5900

    @Option(
        help: ArgumentHelp(
            "vnc: the address of both ports, in numbers; 0.0.0.0 for all of this machine.",
            discussion: "One that other machines can reach needs --vnc-password-file or --let-everybody-in."))
    var address = "127.0.0.1"

    @Option(
        help: ArgumentHelp(
            "vnc: a file whose first line is what viewers have to know, at most 8 characters.",
            discussion: "Nobody but this user may read it. Without a password only this user's programs may connect."))
    var vncPasswordFile: String?

    @Option(
        help: ArgumentHelp(
            "vnc: the same, for trying things out.",
            discussion: "Everybody on this machine can read the arguments of a program."))
    var vncPassword: String?

    @Flag(
        help: ArgumentHelp(
            "vnc: whoever reaches the ports may look and type.",
            discussion: "For a container whose ports are published to this machine alone."))
    var letEverybodyIn = false

    @Option(help: "vnc: the origin of a web page of another machine that may connect; can be repeated.")
    var allowOrigin: [String] = []

    @Option(
        help: ArgumentHelp(
            "Start no plugin, but wait for each in its own folder of this directory.",
            discussion: "Somebody else starts them: compose, systemd, a person. See docs/Deploying.md."))
    var plugins: String?

    @Option(
        help: ArgumentHelp(
            "What stands between a plugin and this machine: \(Sandbox.allCases.map(\.rawValue).joined(separator: ", ")).",
            discussion: "Without it: launcher. See docs/ProcessLifecycle.md."))
    var sandbox: Sandbox?

    @Flag(
        help: ArgumentHelp(
            "Start no plugin where the kernel lacks a part of the sandbox.",
            discussion: "Without it the plugin goes without that part, and the log says what that means."))
    var requireSandbox = false

    @Option(help: "The identifier of a plugin that gets the network it asks for; can be repeated.")
    var allowNetwork: [String] = []

    @Option(
        help: ArgumentHelp(
            "Let plugins on other machines in at this address: tcp://0.0.0.0:7070, for instance; can be repeated.",
            discussion:
                "Plugins that have a key are waited for, not started. With =PLUGIN,PLUGIN behind the address it is for these alone. See docs/Deploying.md."
        ))
    var gate: [String] = []

    @Option(
        help: ArgumentHelp(
            "The folder of the gate's keys, as mullion keys makes it.",
            discussion: "Without it: mullion/keys in $XDG_CONFIG_HOME or ~/.config."))
    var gateKeys: String?

    @Option(
        help: ArgumentHelp(
            "A program that starts the plugins which come through the gate, by ssh for instance.",
            discussion:
                "It is run with a plugin's identifier, for as long as the plugin is wanted, and not confined. See docs/Deploying.md."
        ))
    var starter: String?

    @Option(
        help: ArgumentHelp(
            "Who draws what plugins show: \(Drawing.allCases.map(\.rawValue).joined(separator: ", ")).",
            discussion:
                "Without it: renderer, a program beside this one, mullion-renderer, in a confined process for each plugin. With host this program draws them, for plugins that can be trusted. See docs/ProcessLifecycle.md."
        ))
    var drawing: Drawing?

    @Option(
        help: ArgumentHelp(
            "The memory that one plugin may take, in MiB, from 64 to 1048576.",
            discussion: "Without it: 1024. A plugin that comes near is warned, and one that takes more is ended."))
    var pluginMemory: Int?

    @Flag(
        help: ArgumentHelp(
            "Ask the host that runs with the same MULLION_HEALTH_SOCKET whether it is well, and end.",
            discussion: "The status is 0 if it is, else 1."))
    var checkHealth = false

    @Argument(
        parsing: .postTerminator,
        help: ArgumentHelp("What the program itself takes, after --.", valueName: "argument"))
    package var own: [String] = []

    package init() {}

    /// Where the arguments only ask how another host does: asks it, and ends the program.
    package func endIfOnlyAsking() {
        if checkHealth { HealthQuery.run() }
    }

    package func validate() throws {
        guard ProcessInfo.processInfo.environment[Bootstrap.descriptorVariable] == nil else {
            // Otherwise it would open ports, and start itself as a plugin without end.
            throw ValidationError(
                "This program is a host, and was started as a plugin. Name the plugin's own program under `executable` in its plugin.json."
            )
        }
        if let scale, !(1...4).contains(scale) {
            throw ValidationError("--scale \(scale) is not from 1 to 4")
        }
        if let directory = pluginsDirectory(), directory.isEmpty {
            throw ValidationError("--plugins needs the path of a directory")
        }
        if try chosenSandbox() == .none, requireSandbox {
            throw ValidationError("--require-sandbox does not go with --sandbox none; leave one out")
        }
        for name in allowNetwork where PluginIdentifier(rawValue: name) == nil {
            throw ValidationError("--allow-network \(name) is no plugin's identifier; it is \(PluginIdentifier.rule)")
        }
        if let pluginMemory, !(64...1_048_576).contains(pluginMemory) {
            throw ValidationError("--plugin-memory \(pluginMemory) is no number of MiB from 64 to 1048576")
        }
        _ = try GateArgument.gates(gate)
        if gateKeys != nil, gate.isEmpty {
            throw ValidationError("--gate-keys is of use with --gate only; add it, or leave this out")
        }
        if starter != nil, gate.isEmpty {
            throw ValidationError("--starter is of use with --gate only: what it starts comes through the gate")
        }
        // Without the option a host may have no plugins, and need no such program: then the panes say what is missing.
        if drawing == .renderer, let renderer, !FileManager.default.isExecutableFile(atPath: renderer.path) {
            throw ValidationError("--drawing renderer: \(PluginCatalog.missingRenderer(renderer))")
        }
        try validateProtection()
        if let duration, !(0...1e6).contains(duration) {
            throw ValidationError("--duration \(duration) is no number of seconds from 0 to 1000000")
        }
        for (name, value) in [("--port", port), ("--vnc-port", vncPort)] where !(0...65535).contains(value) {
            throw ValidationError("\(name) \(value) is no port; use 0 to 65535")
        }
        if let snapshot {
            // Said now, not when the picture is taken and lost.
            let folder = URL(fileURLWithPath: snapshot).deletingLastPathComponent().path
            guard FileManager.default.isWritableFile(atPath: folder) else {
                throw ValidationError(
                    "--snapshot \(snapshot) cannot be written: make the folder \(folder), or choose another")
            }
        }
    }

    private func validateProtection() throws {
        let fromEnvironment = EnvironmentOptions(environment: ProcessInfo.processInfo.environment).vncPasswordFile
        var given: [String] = []
        if letEverybodyIn { given.append("--let-everybody-in") }
        if vncPassword != nil { given.append("--vnc-password") }
        if vncPasswordFile != nil { given.append("--vnc-password-file") }
        // An option wins over a variable, but none may do away with a password that somebody asked for.
        if letEverybodyIn, fromEnvironment != nil { given.append("MULLION_VNC_PASSWORD_FILE") }
        guard given.count < 2 else {
            throw ValidationError("\(given[0]) and \(given[1]) exclude each other; leave one out")
        }
        for origin in allowOrigin where origin.hasPrefix("http") || origin == "null" {
            guard WebOrigin(origin) != nil else {
                throw ValidationError(
                    "--allow-origin \(origin) is no origin; give scheme and host, and the port if it is not the usual "
                        + "one, as in https://desk.example.org:8443")
            }
        }
    }

    /// The window's size when it is opened, in pixels.
    var initialSize: ScreenSize {
        let points = size ?? WindowSize(width: 960, height: 600)
        let scale = scale ?? 1
        return ScreenSize(
            width: Int(clamping: (Double(points.width) * scale).rounded()),
            height: Int(clamping: (Double(points.height) * scale).rounded()), scale: scale)
    }

    /// In what a page in a browser has its way: in all that nobody asked for.
    var following: PageFollowing {
        var following = PageFollowing.all
        if size != nil { following.remove(.size) }
        if scale != nil { following.remove(.scale) }
        if appearance != nil { following.remove(.appearance) }
        return following
    }

    /// Which way the interface runs: as an argument says, or as the user's language does.
    func chosenLayoutDirection(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> UITraitEnvironmentLayoutDirection {
        layoutDirection?.trait
            ?? (UserLanguage(environment: environment)?.isRightToLeft == true ? .rightToLeft : .leftToRight)
    }

    /// What VNC viewers have to know; nil where they need no password.
    func password(environment: [String: String] = ProcessInfo.processInfo.environment) throws(ScreenError) -> String? {
        if let vncPassword { return vncPassword }
        if letEverybodyIn { return nil }
        let path = vncPasswordFile ?? EnvironmentOptions(environment: environment).vncPasswordFile
        guard let path else { return nil }
        return try VNCPasswordFile(path).read()
    }

    /// Seconds until the program ends by itself; a snapshot alone is taken after three.
    var lifetime: Duration? {
        (duration ?? (snapshot == nil ? nil : 3)).map { .milliseconds(Int(clamping: $0 * 1000)) }
    }

    /// The directory in which all plugins are waited for; nil where the host starts them.
    package func pluginsDirectory(environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
        plugins ?? EnvironmentOptions(environment: environment).pluginsDirectory
    }

    /// - Throws: Where the environment asks for one that there is not: to go on with another would be a surprise.
    func chosenSandbox(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Sandbox {
        if let sandbox { return sandbox }
        guard let named = EnvironmentOptions(environment: environment).sandbox else { return .launcher }
        guard let chosen = Sandbox(rawValue: named) else {
            let known = Sandbox.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("MULLION_SANDBOX is \(named); use one of \(known)")
        }
        return chosen
    }

    /// The program that draws what plugins show; nil where this process does.
    package var renderer: URL? {
        guard drawing != .host else { return nil }
        return PluginCatalog.standardHostFolder()?.appending(component: PluginCatalog.rendererProgram)
    }

    /// How plugins are started.
    package func spawnOptions(environment: [String: String] = ProcessInfo.processInfo.environment) throws
        -> SpawnOptions
    {
        var options = SpawnOptions(environment: environment)
        options.sandbox = try chosenSandbox(environment: environment)
        options.requiresSandbox = requireSandbox
        if let pluginMemory { options.limits.memory = pluginMemory << 20 }
        options.withNetwork = Set(allowNetwork.compactMap(PluginIdentifier.init(rawValue:)))
        if !gate.isEmpty {
            options.gates = try gates(environment: environment)
            options.starter = try starter.map { try PluginStarter(path: $0) }
        }
        return options
    }

    private func gates(environment: [String: String]) throws -> [GateOptions] {
        let keys =
            gateKeys.map { GateKeys(folder: URL(fileURLWithPath: $0).path) } ?? .standard(environment: environment)
        let wanted = try GateArgument.gates(gate)
        let named = wanted.reduce(into: Set<PluginIdentifier>()) { $0.formUnion($1.plugins ?? []) }
        return try wanted.map {
            try GateOptions(address: $0.address, keys: keys, for: $0.plugins, withoutThoseOfOthers: named)
        }
    }

    func chosenScreen(environment: [String: String] = ProcessInfo.processInfo.environment) -> ScreenKind {
        if let screen { return screen }
        if let named = EnvironmentOptions(environment: environment).screen.flatMap(ScreenKind.init(rawValue:)) {
            return named
        }
        let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
        return hasDisplay ? .sdl : .vnc
    }
}
