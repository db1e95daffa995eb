import ContainmentTesting
import Foundation
import Testing

@Suite("Recordings", .timeLimit(.minutes(4))) @MainActor struct RecordingTests {
    private func withFile(_ body: (URL) async throws -> Void) async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "mr-\(UInt32.random(in: .min ... .max))")
        defer { try? FileManager.default.removeItem(at: file) }
        try await body(file)
    }

    @Test("What two plugins showed is drawn again without them, to the bit, also what was before a crash and after it")
    func replay() async throws {
        try await withFile { file in
            let host = try await TestHost(
                plugins: [Plugins.hello, Plugins.palette], size: CGSize(width: 640, height: 300), recording: file)
            let hello = try await host.present(
                Plugins.hello, controller: "main", frame: CGRect(x: 0, y: 0, width: 320, height: 300))
            let palette = try await host.present(
                Plugins.palette, controller: "main", frame: CGRect(x: 320, y: 0, width: 320, height: 300))
            let first = try await hello.screenshot()
            try await palette.slider("Red").adjust(to: 1)
            try await hello.button("Hello").tap()
            let (tapped, red) = (try await hello.screenshot(), try await palette.screenshot())
            try await hello.process.kill()
            try await hello.waitUntilShown()
            try await hello.dismiss()
            try await host.close()

            let recording = try Recording(file)
            #expect(recording.panes.map(\.plugin) == [Plugins.hello, Plugins.palette, Plugins.hello])
            let panes = recording.panes
            let afterTap = try #require(panes[0].times.last)
            #expect(try panes[0].picture(at: panes[0].times[0]) == first)
            #expect(try panes[0].picture(at: afterTap + .seconds(5)) == tapped)
            #expect(try panes[1].picture(at: .seconds(3600)) == red)
            #expect(try panes[2].picture(at: .seconds(3600)) == first)
            #expect(throws: ContainmentTestError.self) { try panes[2].picture(at: .zero) }
        }
    }

    @Test("A file that ends in the middle is read as far as it goes, and one that is none is refused")
    func damaged() async throws {
        try await withFile { file in
            let host = try await TestHost(plugins: [Plugins.hello], recording: file)
            let shown = try await host.present(Plugins.hello, controller: "main").screenshot()
            try await host.close()
            let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            let whole = try Data(contentsOf: file)
            try whole.dropLast(3).write(to: file)
            #expect(try Recording(file).panes.first?.picture(at: .seconds(3600)) == shown)
            for broken in [Data(), Data("no recording".utf8), whole.dropFirst(5)] {
                try broken.write(to: file)
                let error = #expect(throws: ContainmentTestError.self) { try Recording(file) }
                #expect(error?.code == .noRecording)
            }
        }
        let error = #expect(throws: ContainmentTestError.self) {
            try Recording(URL(fileURLWithPath: "/nowhere/at/all"))
        }
        #expect(error?.message.contains("/nowhere/at/all cannot be read as a recording") == true)
    }
}
