import PaneLayers
import PluginProtocol
import QuartzCore
import UIKit

/// The pane in which the pixels of a renderer are shown: a scene of that program, which is watched, confined and started again as a plugin is. It
/// lies in the pane that it is drawn for, to which input and the host's own words go.
@MainActor final class RendererPane: RemoteViewController {
    /// Called when the program has ended, or the session with it.
    var onEnd: (() -> Void)?
    /// Called when the program is to be waited for no longer, with a sentence for a person.
    var onGivingUp: ((String) -> Void)?
    /// Called when the pane may have come on screen, or may have another size.
    var onPlaceChange: (() -> Void)?
    /// Called when there is a picture of what was committed, after there was none.
    var onPicture: (() -> Void)?
    /// The commits of the process that runs, as one, until there is a picture of a plugin's in them: so long the last picture of the process before
    /// is shown. Nil from then on.
    private var held: WholeCommit? = WholeCommit()

    /// Whether the process that runs has shown pixels of what was committed. Before that it hides its surface.
    var hasPicture: Bool {
        held == nil
    }

    /// Whether there is a process that would hear what it is told. When a session is over its process may not have ended yet: what it was told
    /// then would wait for the next one, which is told everything anew, and would not understand it.
    var isHeard: Bool {
        scene?.scene.supervisor.connection != nil
    }

    /// - Parameters:
    ///   - plugin: The identifier of the renderer.
    ///   - plugins: The registry of renderers.
    convenience init(renderer plugin: String, of plugins: PluginRegistry) {
        self.init(plugin: plugin, controller: DrawingCall.controller, of: plugins)
        revealsContainers = false
        presentationPolicy = .never
        pasteboardPolicy = .never
        hostDelegate = self
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.isUserInteractionEnabled = false
        view.accessibilityElementsHidden = true
    }

    /// Pixels, and plain layers around them: nothing else of a renderer is drawn here, so that one that a plugin has taken over has no way to
    /// a library of the host's.
    override func apply(_ commit: LayerCommit, _ images: ImageStore) throws(Misbehaviour) {
        for update in commit.updates {
            guard !update.isDescription else {
                throw Misbehaviour(.outOfTurn, "a renderer shows pixels and nothing else", at: ["SceneDidCommit"])
            }
        }
        guard held != nil else { return try super.apply(commit, images) }
        let now = FrameClock.main.now()
        held?.apply(commit, at: now)
        guard let held, held.showsPixels, let whole = held.commit(at: now) else { return }
        renderer.clear()
        try super.apply(whole, images)
        self.held = nil
        onPicture?()
    }

    /// Calls the renderer.
    ///
    /// - Parameter file: A descriptor that it gets with the call.
    func send(_ call: DrawingCall, _ bytes: Data, with file: PassedDescriptor?) {
        if let file, let scene = scene?.scene {
            // It goes with the next message, which has to be this one: what waits is said before.
            scene.flush()
            scene.open?.connection.pass(file)
        }
        contractLink.send(call.rawValue, bytes: bytes)
        // The plugin has committed when its own leave let it, so the pixels of that need not wait for another frame.
        if call == .content || call == .scroll { scene?.scene.open?.credit.hurry() }
    }

    /// The last picture stays until the next process has one.
    override func contentDidEnd() {
        held = WholeCommit()
        onEnd?()
    }

    /// Removes the picture that an earlier process has left, if the next one has none yet.
    func dropOldPicture() {
        if held != nil { renderer.clear() }
    }

    override func showState() {}

    override func visibilityDidChange() {
        super.visibilityDidChange()
        onPlaceChange?()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        onPlaceChange?()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        onPlaceChange?()
    }
}

extension RendererPane: RemoteViewControllerDelegate {
    func remoteViewController(_ controller: RemoteViewController, didChange state: RemoteViewController.State) {
        switch state {
        // Its next process counts as after any other end: nobody has asked for it.
        case .unresponsive: scene?.scene.supervisor.endSession(because: .unresponsive(for: LivenessMonitor.badgeAfter))
        // A renderer that the host has stopped, with everything else, is no reason to close the pane that it was drawn for.
        case .ended(let reason): if scene?.scene.supervisor.wasStopped != true { onGivingUp?(reason) }
        case .idle, .launching, .awaited, .running, .waitingToRestart: break
        }
    }

    func remoteViewController(_ controller: RemoteViewController, shouldShow offered: RemoteViewController) -> Bool {
        false
    }
}

extension LayerUpdate {
    /// Whether a library would draw something of it, beyond rectangles of one colour and pixels.
    fileprivate var isDescription: Bool {
        switch contents {
        case .text, .drawing, .picture, .shape, .gradient: return true
        case .image, .surface, .some(.none), nil: break
        }
        if let shadow, shadow.opacity > 0 { return true }
        if clipping?.mask != nil || animations?.contains(where: { !$0.property.isOfPlace }) == true { return true }
        return appearance.map { $0.cornerRadius != 0 || $0.borderWidth != 0 } ?? false
    }
}

extension AnimatableProperty {
    /// Whether it is where a layer lies, and nothing of how it looks.
    fileprivate var isOfPlace: Bool {
        switch self {
        case .bounds, .boundsOrigin, .boundsOriginX, .boundsOriginY, .boundsSize, .boundsWidth, .boundsHeight,
            .position,
            .positionX, .positionY, .anchorPoint:
            true
        default: false
        }
    }
}
