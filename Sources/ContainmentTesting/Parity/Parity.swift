import PluginHost
import UIKit

/// Runs a scenario twice, with a controller in the host and with the same in its plugin, and compares each callback that it got, with
/// its arguments, in order, and every pixel.
///
/// How often it was laid out in a row is not compared.
///
/// ```swift
/// try await expectParity(of: "org.example.counter", controller: "main", atHome: { CounterViewController() }) { stage in
///     try await stage.embed()
///     try await stage.button("Count").tap()
///     try await stage.host.resize(to: CGSize(width: 200, height: 300))
/// }
/// ```
///
/// - Parameters:
///   - plugin: Its identifier.
///   - controller: What the plugin calls it.
///   - size: Of the window, in points.
///   - make: Makes the same controller in the host.
///   - scenario: Does with it what a container and a user do.
/// - Throws: `ContainmentTestError` where something differs, with what and where; and what the scenario throws.
@MainActor public func expectParity(
    of plugin: String, controller: String, size: CGSize = CGSize(width: 400, height: 300),
    atHome make: @MainActor () -> UIViewController,
    _ scenario: @MainActor (ParityStage) async throws -> Void = { try await $0.embed() }
) async throws {
    let own = make()
    let name = "\(type(of: own))"
    let home = try await ParityRun(of: name, plugin: plugin, size: size, child: { own }, scenario)
    let remote = try await ParityRun(
        of: name, plugin: plugin, size: size, child: { RemoteViewController(plugin: plugin, controller: controller) },
        scenario)
    try home.compare(with: remote)
}
