import UIKit

extension Plugin {
    /// Makes the controller of the storyboard that the plugin's `plugin.json` names: `"main": {"storyboard": "Palette", "identifier": "palette"}`, or
    /// without `identifier` the one that the storyboard begins with. Nil, with a line in the log, where it names none.
    ///
    /// A plugin that makes some controllers in code calls this for the others: `Self.storyboardController(controller)`.
    public static func makeViewController(_ controller: String, scene: PluginScene) -> UIViewController? {
        storyboardController(controller)
    }

    /// Makes the controller of this name by the storyboard that the plugin's `plugin.json` names for it. Nil, with a line in the log, where it names
    /// none.
    public static func storyboardController(_ controller: String) -> UIViewController? {
        let module = String(reflecting: Self.self).prefix { $0 != "." }
        if InterfaceModules.programModule == nil { InterfaceModules.programModule = String(module) }
        return StoryboardControllers.ofProgram.makeViewController(controller)
    }
}
