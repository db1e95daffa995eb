import Foundation
import Testing

@testable import Screens

/// A native Wayland window, under a compositor without a graphics card.
@Suite(.serialized) struct WaylandTests {
    @Test(
        "Frames of windows are drawn where libdecor finds a plugin: in the folder that is named, or beside the library")
    func frames() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("frames-\(UUID())")
        let plugins = folder.appendingPathComponent("libdecor/plugins-1")
        try FileManager.default.createDirectory(at: plugins, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func areDrawn(_ named: String?, _ library: String?) -> Bool {
            WindowFrames.areDrawn(environment: { $0 == "LIBDECOR_PLUGIN_DIR" ? named : nil }, libraryFolder: library)
        }
        #expect(!areDrawn(nil, nil) && !areDrawn(nil, folder.path) && !areDrawn(plugins.path, nil))
        try Data().write(to: plugins.appendingPathComponent("README"))
        #expect(!areDrawn(nil, folder.path))
        try Data().write(to: plugins.appendingPathComponent("libdecor-cairo.so"))
        #expect(areDrawn(nil, folder.path) && areDrawn(plugins.path, nil) && !areDrawn("/nowhere", folder.path))
    }

    @Test(
        "A window on Wayland is seen where no graphics card is and nobody draws frames",
        .enabled(if: Compositor.isThere))
    func isSeen() throws {
        let compositor = try Compositor()
        let window = try compositor.start(["sdl", "--size", "300x200", "--title", "Fenster"])
        try window.waitForLine("ready")
        #expect(try compositor.waitForPicture())
    }

    @Test("Where nothing can be drawn the screen says so and is not opened", .enabled(if: Compositor.isThere))
    func withoutOpenGL() throws {
        let compositor = try Compositor()
        let window = try compositor.start(
            ["sdl", "--size", "300x200"], environment: ["__EGL_VENDOR_LIBRARY_DIRS": "/nonexistent"])
        let line = try window.waitForLine("error")
        #expect(line.hasPrefix("error window-refused: The display refused a window") && line.contains("EGL"))
    }
}
