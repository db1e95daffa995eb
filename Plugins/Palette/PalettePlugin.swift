import PaletteControllers
import PluginRuntime
import UIKit

/// Edits a color for whoever embeds it. What it hears and says is its contract, `Contract/palette.proto`.
@main struct PalettePlugin: Plugin {
    static func makeViewController(_ controller: String, scene: PluginScene) -> UIViewController? {
        controller == "main" ? PaletteViewController() : nil
    }
}
