import Glibc
import HostStaging
import PluginHost
import Testing
import UIKit

extension MultiProcess {
    @Suite("A pane that the program mullion-renderer draws") @MainActor struct Renderers {
        private let middle = CGPoint(x: 300, y: 150)

        /// The number of the renderer's process; nil while there is none.
        private func renderer(of host: SpawningHost) -> pid_t? {
            try? host.plugins.renderers?.supervisor(for: "mullion.renderer.\(SpawningHost.identifier)")
                .processIdentifier
        }

        private func wait(until color: String, in host: SpawningHost) async throws {
            try await host.wait(until: "the pane is \(color)") { [stage = host.stage, middle] in
                stage.pixel(middle) == color
            }
        }

        @Test("It is shown and operated, and stays while its renderer is killed and the next one comes")
        func killed() async throws {
            let host = try SpawningHost(.togglesOnTouch, isDrawnByRenderer: true)
            let plugin = try await host.waitUntilRunning()
            try await host.waitUntilShown()
            try await wait(until: "#000000", in: host)
            host.stage.tap(middle)
            try await wait(until: "#ffffff", in: host)
            host.stage.tap(middle)
            try await wait(until: "#000000", in: host)
            let first = try #require(renderer(of: host))
            #expect(first != plugin)
            kill(first, SIGKILL)
            try await host.wait(until: "the renderer has ended") { renderer(of: host) != first }
            host.stage.drawFrame()
            #expect(host.stage.pixel(middle) == "#000000")
            // The next one shows what comes after.
            try await host.wait(until: "another renderer runs") { renderer(of: host) != nil }
            host.stage.tap(middle)
            try await wait(until: "#ffffff", in: host)
            #expect(try await host.waitUntilRunning() == plugin)
            #expect(host.recorder.launches == 1)
            try await host.expectOwnPaneWorks()
            try await host.close()
        }

        @Test("Pixels that a plugin draws itself it reads from the plugin's memory, and so does the next one")
        func surfaces() async throws {
            let host = try SpawningHost(.togglesPixels, isDrawnByRenderer: true)
            let plugin = try await host.waitUntilRunning()
            try await host.waitUntilShown()
            try await wait(until: "#ff0000", in: host)
            host.stage.tap(middle)
            try await wait(until: "#00ff00", in: host)
            let first = try #require(renderer(of: host))
            kill(first, SIGKILL)
            try await host.wait(until: "the renderer has ended") { renderer(of: host) != first }
            try await host.wait(until: "another renderer runs") { renderer(of: host) != nil }
            host.stage.tap(middle)
            try await wait(until: "#ff0000", in: host)
            #expect(try await host.waitUntilRunning() == plugin)
            try await host.close()
        }

        @Test(
            "Thousands of costly layers hold it and nobody else: the host's own pane goes on, and all ends when it is told to"
        )
        func costlyLayers() async throws {
            let host = try SpawningHost(.commitsCostlyLayers, isDrawnByRenderer: true)
            try await host.waitUntilRunning()
            try await host.waitUntilShown()
            try await host.wait(until: "the renderer runs") { renderer(of: host) != nil }
            for _ in 0..<20 { try await host.expectOwnPaneWorks() }
            #expect(host.recorder.launches == 1)
            try await host.close()
        }
    }
}
