import CDrawingCalls
import Foundation
import HostStaging
import MainLoop
import ParityScenarios
import PluginBehaviours
import PluginHost
import UIKit

/// Has a plugin show its empty page and then pictures, and counts the calls into libraries from the one to the other.
@MainActor final class CallCounting {
    private static let identifier = "org.mullion.fixture"
    /// A place in the window where the plugin has its background, in points.
    private static let background = CGPoint(x: 200, y: 290)

    private enum Progress {
        /// The host says in the pane that the plugin starts.
        case starting
        /// The empty page is seen, and the plugin was told to show pictures.
        case counting
        case over
    }

    private let plugins: PluginRegistry
    private let pane: RemoteViewController
    private let stage = HostStage(scale: 2)
    private var progress = Progress.starting
    private var watch: Registration?

    init(of program: URL, isDrawnByRenderer: Bool, on loop: MainLoop) throws {
        let plugin = try StagedPlugin.make(
            identifier: Self.identifier, name: "Fixture", controllers: ["plain"], executable: program)
        var options = SpawnOptions()
        options.environment[PluginBehaviour.variable] = PluginBehaviour.showsPictures.rawValue
        options.readingPerFrame = nil
        let renderer = program.deletingLastPathComponent().appendingPathComponent(PluginCatalog.rendererProgram)
        plugins = PluginRegistry(
            catalog: PluginCatalog(plugins: [plugin]), launcher: SpawningLauncher(loop: loop, options: options),
            loop: loop, recordsTrace: true, renderer: isDrawnByRenderer ? renderer : nil)
        pane = RemoteViewController(plugin: Self.identifier, controller: "plain", of: plugins)
        stage.remove(stage.counter)
        stage.embed(pane, frame: stage.window.bounds)
        watch = loop.addPrepareHook { [weak self] in
            self?.look()
            return .maySleep
        }
    }

    private func look() {
        guard !UpdateCycle.main.needsUpdate else { return }
        switch (progress, stage.pixel(Self.background)) {
        case (.starting, "#000000"):
            progress = .counting
            drawing_calls_reset()
            try? plugins.supervisor(for: Self.identifier).perform(debugCommand: FixtureCommand.showPictures)
        case (.counting, "#ffffff"):
            progress = .over
            print("plugin")
            drawing_calls_reset()
            for file in PictureFile.allCases { _ = file.data.flatMap { UIImage(data: $0) } }
            print("own")
            plugins.stopAll { exit(0) }
        default:
            break
        }
    }

    /// Prints how many calls there were of each kind.
    private func print(_ whose: String) {
        let lines = (0..<CInt(DRAWING_CALLS_KINDS)).map { kind in
            "\(whose) \(String(cString: drawing_calls_name(kind))) \(drawing_calls(kind))\n"
        }
        FileHandle.standardOutput.write(Data(lines.joined().utf8))
    }
}
