import Foundation
import Glibc
import MainLoopTesting
import Testing

@MainActor
@Suite("Every container of a host, by a VNC viewer, with a plugin in each", .serialized, .timeLimit(.minutes(4)))
struct ContainerTests {
    private static let red = "cc0000"
    private static let green = "009900"
    private static let blue = "0000cc"
    private static let orange = "ff9900"
    private static let violet = "9900cc"

    // In a window of 560 by 420 points, which has room for one column.
    private let page = Area(x: 270, y: 200, width: 20, height: 20)
    private let secondTab = Area(x: 410, y: 390, width: 20, height: 20)
    private let firstTab = Area(x: 130, y: 390, width: 20, height: 20)
    // In one of 900 by 480, which has room for two.
    private let primary = Area(x: 100, y: 240, width: 20, height: 20)
    private let secondary = Area(x: 600, y: 240, width: 20, height: 20)

    /// Waits until as many pages have appeared in the plugin.
    private func waitForAppearance(_ count: Int, in host: Demo) async throws {
        try await host.wait(until: "page \(count) has appeared") { host in
            host.complaints.count { $0.contains("PageViewController.viewDidAppear") } >= count
        }
    }

    @Test("NAV-07 NAV-08 a push by the plugin, the swipe back, another tab, and columns that become one and two again")
    func containers() async throws {
        let guest = try GuestLoop()
        let plugins = try ContainerPluginFolder()
        let host = try Demo(
            program: "ContainerHost",
            ["--screen", "vnc", "--vnc-port", "0", "--port", "0", "--size", "560x420", "--appearance", "light"],
            environment: ["MULLION_PLUGIN_PATH": plugins.path, "MULLION_LIFECYCLE": "1"], on: guest)
        let screen = try await ScreenDriver.vnc(port: try await host.vncPort(), on: guest)
        try await screen.wait(for: page, toHave: Self.red)

        // The plugin's own code pushes, twice. What moves has to be over before a finger can turn it back.
        try await waitForAppearance(1, in: host)
        try await screen.perform("click \(page.center)")
        try await screen.wait(for: page, toHave: Self.green)
        try await waitForAppearance(2, in: host)
        try await screen.perform("click \(page.center)")
        try await screen.wait(for: page, toHave: Self.blue)
        try await waitForAppearance(3, in: host)

        // A finger leads back, as fast as pictures come.
        try await screen.perform("move 2 210")
        try await screen.perform("down")
        for x in stride(from: 20, through: 500, by: 40) {
            _ = try await screen.capture()
            try await screen.perform("move \(x) 210")
        }
        try await screen.perform("up")
        try await screen.wait(for: page, toHave: Self.green)

        // Another tab, and back: the stack is as it was.
        try await screen.perform("click \(secondTab.center)")
        try await screen.wait(for: page, toHave: Self.violet)
        try await screen.perform("click \(firstTab.center)")
        try await screen.wait(for: page, toHave: Self.green)
        try await screen.perform("click \(secondTab.center)")
        try await screen.wait(for: page, toHave: Self.violet)

        // Room for two columns, and for one again.
        try await screen.resize(width: 900, height: 480)
        try await screen.wait(for: primary, toHave: Self.orange)
        try await screen.wait(for: secondary, toHave: Self.violet)
        try await screen.resize(width: 560, height: 420)
        try await screen.wait(for: primary, toHave: Self.violet)

        host.signal(SIGTERM)
        try await host.expectGoodEnd()
        try await screen.close()
    }
}
