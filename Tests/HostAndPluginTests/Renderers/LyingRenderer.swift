import Contracts
import Foundation
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

    func serveContract(on link: ContractLink) -> AnyObject {
        self.link = link
        link.serve([
            DrawingCall.part.rawValue: .bytes { _ in },
            DrawingCall.content.rawValue: .bytes { [weak self] _ in self?.contents += 1 },
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

    func say(_ call: DrawingCall, _ text: String) {
        link?.send(call.rawValue, bytes: Data(text.utf8))
    }
}
