import PluginHost
import UIKit

/// A stage for a scenario that is to be the same in the host and in a plugin: a container with one child.
@MainActor public final class ParityStage: ElementFinding {
    /// The host that the scenario runs in, at home and with the plugin.
    public let host: TestHost
    /// The controller itself, or the remote one that stands for it. The scenario does with it what a container does.
    public let child: UIViewController
    private(set) var pictures: [(name: String, picture: Screenshot)] = []

    init(host: TestHost, child: UIViewController) {
        self.host = host
        self.child = child
    }

    /// Makes the controller a child that fills the window.
    ///
    /// - Parameter frame: In the window's coordinates; nil: all of it.
    public func embed(frame: CGRect? = nil) async throws {
        try await host.present(child, frame: frame)
    }

    /// Takes it away again.
    public func remove() async throws {
        try await host.dismiss(child)
    }

    /// Keeps what is shown now, to be compared. What is shown at the end is compared anyway.
    public func capture(_ name: String) async throws {
        pictures.append((name, try await host.screenshot()))
    }

    public func elements(_ kind: ElementKind?, _ text: String?) -> ElementList {
        host.elements(kind, text)
    }
}
