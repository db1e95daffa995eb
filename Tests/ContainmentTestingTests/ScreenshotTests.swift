import ContainmentTesting
import Foundation
import Testing
import UIKit

@Suite("Screenshots", .timeLimit(.minutes(4))) @MainActor struct ScreenshotTests {
    private final class FlatViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .red
        }
    }

    /// A folder in which a test of somebody lies, as far as the recording can tell.
    private func withFolder(_ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "ms-\(UInt32.random(in: .min ... .max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder.appendingPathComponent("SomeTests.swift").path)
    }

    @Test("A picture is recorded the first time, passes the second, and one that differs shows where")
    func recording() async throws {
        try await withFolder { file in
            let host = try await TestHost(plugins: [], size: CGSize(width: 100, height: 50), scale: 2)
            let controller = FlatViewController()
            try await host.present(controller)
            let red = try await host.screenshot()
            #expect((red.width, red.height) == (200, 100))
            #expect(red.color(at: CGPoint(x: 99, y: 49)) == "#ff0000")
            #expect(red.color(at: CGPoint(x: 100, y: 0)) == nil)
            let first = #expect(throws: ContainmentTestError.self) { try red.expectRecorded(as: "flat", file: file) }
            #expect(first?.code == .noPicture)
            #expect(first?.message.contains("It is recorded now") == true)
            try red.expectRecorded(as: "flat", file: file)

            let mark = UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
            mark.backgroundColor = .blue
            controller.view.addSubview(mark)
            let marked = try await host.screenshot()
            let other = #expect(throws: ContainmentTestError.self) { try marked.expectRecorded(as: "flat", file: file) }
            #expect(other?.code == .otherPicture)
            #expect(other?.message.contains("100 pixels differ, within 20,40 10x10 in pixels.") == true)
            let path = try #require(
                other?.message.split(separator: " ").first { $0.hasSuffix(".png") && $0.contains("difference") })
            let shown = try #require(UIImage(data: Data(contentsOf: URL(fileURLWithPath: String(path)))))
            try FileManager.default.removeItem(atPath: String(path))
            #expect(shown.size == CGSize(width: 616, height: 100))
            try marked.expectRecorded(as: "flat", tolerance: 255, file: file)

            try await host.resize(to: CGSize(width: 100, height: 60))
            let larger = try await host.screenshot()
            let size = #expect(throws: ContainmentTestError.self) { try larger.expectRecorded(as: "flat", file: file) }
            #expect(size?.message.contains("The picture has 200x120 pixels and should have 200x100.") == true)
        }
    }

    @Test("A colour is told in two digits for each part")
    func colors() async throws {
        let host = try await TestHost(plugins: [], size: CGSize(width: 20, height: 10))
        let controller = FlatViewController()
        try await host.present(controller)
        controller.view.backgroundColor = UIColor(red: 15 / 255, green: 16 / 255, blue: 1, alpha: 1)
        #expect(try await host.screenshot().color(at: .zero) == "#0f10ff")
    }

    @Test("A recorded file that is no picture is named, with what to do")
    func damaged() async throws {
        try await withFolder { file in
            let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Snapshots")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("no picture".utf8).write(to: folder.appendingPathComponent("flat.png"))
            let host = try await TestHost(plugins: [])
            try await host.present(FlatViewController())
            let picture = try await host.screenshot()
            let error = #expect(throws: ContainmentTestError.self) {
                try picture.expectRecorded(as: "flat", file: file)
            }
            #expect(error?.message.contains("Delete it to record it anew.") == true)
        }
    }
}
