import Contracts
import Diagnostics
import Foundation
import PaneLayers
import PluginProtocol
import QuartzCore
import UIKit

/// Draws what a plugin has committed of a pane, for a host that calls no library with it, and shows the pixels: the controller of
/// `mullion-renderer`.
package final class DrawingViewController: UIViewController, ContractController {
    package static var contract: Contract { DrawingCall.contract }

    private let pane = DrawnPane()
    private let buffers = PixelBuffers(width: 1, height: 1)
    private weak var link: ContractLink?
    /// The pieces of a message that have come.
    private var message: [UInt8] = []
    /// The bytes that the host has not been told of.
    private var unconfirmed = 0
    /// The last commit that was received, and the last that the host knows to be drawn.
    private var received: CommitSerial?
    private var told: CommitSerial?
    private var isDue = false
    /// Whether nothing was committed of the pane yet.
    private var isBlank: Bool { received == nil }
    private var timer: AnyObject?

    // MARK: Messages of the host

    package func serveContract(on link: ContractLink) -> AnyObject {
        self.link = link
        link.serve([
            DrawingCall.part.rawValue: .bytes { [weak self] in self?.receive($0) },
            DrawingCall.content.rawValue: .bytes { [weak self] in self?.receive($0, as: .content) },
            DrawingCall.surface.rawValue: .bytes { [weak self] in self?.receive($0, as: .surface) },
            DrawingCall.scroll.rawValue: .bytes { [weak self] in self?.receive($0, as: .scroll) },
            DrawingCall.clear.rawValue: .bytes { [weak self] in self?.receive($0, as: .clear) },
        ])
        tell(.ready)
        return link
    }

    private func tell(_ call: DrawingCall, _ text: String = "") {
        link?.send(call.rawValue, bytes: Data(text.utf8))
    }

    /// Takes a piece of a message, and carries the message out when it is the last one.
    ///
    /// - Parameter call: The kind of message that this piece ends; nil where more pieces follow.
    private func receive(_ bytes: Data, as call: DrawingCall? = nil) {
        message.append(contentsOf: bytes)
        unconfirmed += bytes.count
        if unconfirmed >= DrawingCall.confirmedBytes {
            tell(.taken, "\(unconfirmed)")
            unconfirmed = 0
        }
        guard let call else { return }
        let whole = message
        message = []
        do throws(Misbehaviour) {
            try perform(call, whole)
        } catch {
            Log.plugins.error("What the host sent cannot be drawn: \(error)")
            tell(.failed, error.message)
        }
    }

    private func perform(_ call: DrawingCall, _ bytes: [UInt8]) throws(Misbehaviour) {
        switch call {
        case .content:
            guard let commit = try pane.receive(content: bytes) else { return }
            // The first one is shown in any case: the host waits for it, also where nothing is to be seen in it.
            isDue = isDue || isBlank
            received = commit
            draw()
        case .surface:
            try pane.receive(surface: bytes) {
                defer { tell(.attached) }
                return link?.takePassedDescriptor()
            }
        case .scroll:
            try pane.receive(scroll: bytes)
            draw()
        case .clear:
            pane.clear()
            // The old pixels stay in their surface until others are written, which a pane without a size does not do. They are not seen again.
            isDue = true
            viewIfLoaded?.alpha = 0
            draw()
        case .part, .ready, .taken, .attached, .drawn, .failed:
            break
        }
    }

    // MARK: Pixels

    override package func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = nil
        view.layer.contentsGravity = .topLeft
        // A surface is larger than the pane.
        view.clipsToBounds = true
    }

    override package func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        draw()
    }

    /// Draws once more, because a pane that goes to another parent may have begun to appear before its view was in the window, and may have nothing to
    /// lay out there.
    override package func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        draw()
    }

    /// Draws once more, because a pane that goes together with others may have heard that it is appearing before its view was in the window, too.
    override package func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        draw()
    }

    override package func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        draw()
    }

    override package func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        draw()
    }

    /// Draws into the next surface that is free. Where all are under way, the host has not shown what it has, and it is tried again with the
    /// next frame. A commit of a pane that has not a single pixel counts as drawn: its plugin goes on, and can say which size it wants.
    private func draw() {
        guard isViewLoaded else { return }
        guard resize() else { return tellDrawn() }
        let now = FrameClock.main.now()
        let (damage, next) = pane.draw(at: now, frame: FrameClock.frameSeconds)
        buffers.add(damage)
        isDue = isDue || !damage.isEmpty
        if isDue, let (surface, changed) = buffers.write(pane.renderer.surface, isBlank: isBlank) {
            isDue = false
            // A pane of which nothing was committed has its surface early, and the host can tell it from the first picture.
            view.alpha = isBlank ? 0 : 1
            view.layer.contentsScale = pane.renderer.scale
            view.layer.show(ShownSurface(surface), scale: pane.renderer.scale, changed: changed)
        }
        if !isDue { tellDrawn() }
        // A pane that nobody can see does not move; it goes on when it appears.
        let due = view.window?.isShown != true ? nil : isDue ? now + FrameClock.frameSeconds : next
        timer = due.map { due in
            FrameClock.main.schedule(seconds: due - FrameClock.main.now()) { [weak self] in self?.draw() }
        }
    }

    /// Tells the host that the last commit is drawn, once.
    private func tellDrawn() {
        guard let received, received != told else { return }
        told = received
        tell(.drawn, "\(received)")
    }

    /// - Returns: Whether there is something to draw on.
    private func resize() -> Bool {
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
        // A size beyond any window's is a mistake of the host's: nothing is drawn until it says another one.
        guard let pixels = PanePixels(view.bounds.size, scale: scale) else { return false }
        let (width, height) = (pixels.width, pixels.height)
        buffers.resize(width: width, height: height)
        pane.resize(width: width, height: height, scale: scale)
        return true
    }
}
