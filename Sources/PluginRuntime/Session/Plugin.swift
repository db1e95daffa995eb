import UIKit

/// A plugin: an executable whose view controllers live in a host's window.
///
/// ```swift
/// @main struct HelloPlugin: Plugin {
///     static func makeViewController(_ controller: String, scene: PluginScene) -> UIViewController? {
///         HelloViewController()
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol Plugin {
    /// Makes the controller of this name, one of those under `controllers` in the manifest, for one scene. Its view is
    /// loaded later, when the host asks for it. Nil tells the host that there is no such controller.
    ///
    /// Without this method it is the one of the storyboard that the manifest names for the controller.
    static func makeViewController(_ controller: String, scene: PluginScene) -> UIViewController?
}
