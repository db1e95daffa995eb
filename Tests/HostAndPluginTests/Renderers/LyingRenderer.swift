import Contracts
import Foundation
import PaneLayers
import PluginHost
import PluginProtocol
import UIKit

/// A renderer that somebody has taken over: it says what it likes, and draws nothing.
final class LyingRenderer: UIViewController, ContractController {
    static var contract: Contract { DrawingCall.contract }

    private weak var link: ContractLink?
    /// How often it was sent the end of a message with content.
    private(set) var contents = 0
    /// The offsets that it was told, message by message.
    private(set) var scrolls: [[ScrolledLayer]] = []

    /// The surfaces that it was told, with what came with them.
    private(set) var surfaces: [(request: SurfaceRequest, file: PassedDescriptor?)] = []
    /// The surfaces that are gone again.
    private(set) var released: [SurfaceID] = []

    func serveContract(on link: ContractLink) -> AnyObject {
        self.link = link
        link.serve([
            DrawingCall.part.rawValue: .bytes { _ in },
            DrawingCall.content.rawValue: .bytes { [weak self] _ in self?.contents += 1 },
            DrawingCall.surface.rawValue: .bytes { [weak self] in self?.hear(surface: $0) },
            DrawingCall.scroll.rawValue: .bytes { [weak self] in self?.hear(scroll: $0) },
            DrawingCall.clear.rawValue: .bytes { _ in },
        ])
        say(.ready, "")
        return link
    }

    private func hear(scroll bytes: Data) {
        let envelope = try? HostToPlugin.decode([UInt8](bytes), on: .control, limits: .standard)
        if case .input(.scrollLayers(let layers)) = envelope?.body { scrolls.append(layers) }
    }

    private func hear(surface bytes: Data) {
        let envelope = try? PluginToHost.decode([UInt8](bytes), on: .control, limits: .standard)
        switch envelope?.body {
        case .session(.didRequestSurface(let request)):
            surfaces.append((request, link?.takePassedDescriptor()))
            say(.attached, "")
        case .session(.didReleaseSurface(let number)):
            released.append(number)
        default:
            break
        }
    }

    func say(_ call: DrawingCall, _ text: String) {
        link?.send(call.rawValue, bytes: Data(text.utf8))
    }
}
