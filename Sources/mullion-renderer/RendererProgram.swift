import PaneDrawing
import PluginRuntime
import UIKit

/// A program beside a host that draws what a plugin shows. The host starts it, one for each plugin, and treats it as a plugin of its own.
@main struct RendererProgram: Plugin {
    static func makeViewController(_ controller: String, scene: PluginScene) -> UIViewController? {
        DrawingViewController()
    }
}
