import MainLoop
import PluginProtocol
import QuartzCore
import UIKit

/// The host's end of one scene: what its controller's containers did, and what the plugin sent back.
@MainActor final class RemoteScene {
    /// Another one when the scene was opened again after a failure.
    var id: SceneID
    let controllerName: String
    weak var controller: RemoteViewController?

    private let supervisor: PluginSupervisor
    private var record = SceneRecord()
    private var isFlushScheduled = false
    private var hasBeenOpened = false
    private var lastResize: ResizeSerial?
    /// What was applied and not acknowledged yet.
    private var heldCommit: CommitSerial?
    /// Whether an update has come after it, which drew it.
    private var isHeldCommitShown = false
    private var pace = FramePace()
    private var frameTimer: Registration?
    /// Why this scene alone is not shown, as a sentence for a person.
    private var failure: String?

    init(id: SceneID, controllerName: String, supervisor: PluginSupervisor) {
        self.id = id
        self.controllerName = controllerName
        self.supervisor = supervisor
    }

    /// The plugin's, unless this scene alone has failed.
    var state: RemoteViewController.State {
        if let failure { return .ended(reason: failure) }
        return supervisor.state
    }

    var pluginName: String {
        supervisor.plugin.manifest.name
    }

    var minimumSize: CGSize? {
        supervisor.plugin.manifest.controllers[controllerName]?.minimumSize
    }

    /// Where all panes of the plugin have their dear drawings made, one at a time.
    var jobSlot: JobSlot {
        supervisor.jobSlot
    }

    /// What the pane says while the plugin is not there yet.
    var launchingMessage: String {
        supervisor.launchingMessage
    }

    /// Whether a process has to be running for the scene.
    private(set) var isWanted = false

    /// Starts the process if it does not run.
    func launch() {
        guard !isWanted else { return }
        isWanted = true
        if supervisor.isRunning {
            supervisor.open(self)
        } else {
            supervisor.launchIfNeeded()
        }
    }

    func close() {
        supervisor.remove(self)
    }

    /// Gives the plugin another try. If this scene alone has failed, the plugin's process and other scenes stay as they are.
    func retry() {
        isWanted = true
        if failure != nil, supervisor.isRunning {
            failure = nil
            supervisor.reopen(self)
            stateDidChange()
        } else {
            supervisor.retry()
        }
    }

    // MARK: Down

    func add(_ step: SceneStep) {
        // A process that is there is told everything, however much happens in a turn.
        if record.isFull { flush() }
        record.record(step)
        if supervisor.isRunning { scheduleFlush() }
    }

    func addResize(to size: CGSize) {
        let serial = lastResize?.next ?? .first
        lastResize = serial
        add(.resizeScene(SceneGeometry(size: size, serial: serial)))
    }

    /// What happened during one turn goes out as one message, when the host's own update is done.
    private func scheduleFlush() {
        guard !isFlushScheduled else { return }
        isFlushScheduled = true
        UpdateCycle.main.afterUpdate { [weak self] in self?.flush() }
    }

    /// Sends what is waiting, without waiting for the end of the turn.
    func flush() {
        isFlushScheduled = false
        guard supervisor.isRunning, hasBeenOpened, record.hasPendingSteps else { return }
        supervisor.send(record.takePending(), of: self)
        wasToldSomething()
    }

    /// The steps for a process that opens the scene.
    func stepsForNewProcess() -> [SceneStep] {
        defer {
            failure = nil
            hasBeenOpened = true
            wasOpenedBefore = true
        }
        return record.takeAll(isFirst: !wasOpenedBefore)
    }

    private var wasOpenedBefore = false

    func forward(_ input: HostToPlugin, onAnswer: ((InputAnswer) -> Void)?) -> Bool {
        // Input comes after whatever was done to the scene before it.
        if record.hasPendingSteps { flush() }
        let isSent = supervisor.send(input, of: self, onAnswer: onAnswer)
        if isSent { wasToldSomething() }
        return isSent
    }

    /// The plugin is to answer with a commit without waiting for the next frame.
    private func wasToldSomething() {
        pace.noteTelling()
        acknowledgeHeldCommit()
    }

    // MARK: Up

    func stateDidChange() {
        controller?.stateDidChange(state)
    }

    func processDidEnd() {
        failure = nil
        reset()
    }

    /// Says in the log what is wrong with the scene.
    func warn(_ text: String) {
        supervisor.log.warning("scene \(id.rawValue) \(text)")
    }

    /// Closes the scene and leaves the plugin's process and its other scenes alone.
    func giveUp(because reason: String) {
        supervisor.close(self)
        didFail(reason)
    }

    func didFail(_ failure: String) {
        self.failure = failure
        reset()
        stateDidChange()
    }

    /// Nothing is left of what the plugin knew and had drawn.
    private func reset() {
        hasBeenOpened = false
        heldCommit = nil
        frameTimer = nil
        controller?.contentDidEnd()
    }

    func didChangeTitle(_ title: String?) {
        controller?.title = title
    }

    func didChangePreferredContentSize(_ size: CGSize) {
        controller?.preferredContentSize = size
    }

    func apply(_ commit: LayerCommit, _ images: ImageStore) throws(Misbehaviour) {
        try controller?.apply(commit, images)
    }

    // MARK: Visibility

    /// Whether the pane is in a window that is on screen.
    var isShown = false {
        didSet {
            guard isShown != oldValue else { return }
            supervisor.shownScenesDidChange()
            acknowledgeHeldCommit()
        }
    }

    func wasDrawnWhole() {
        acknowledgeHeldCommit()
    }

    /// The plugin's leave to commit again comes with the frame that shows its last commit, and not while the scene is hidden.
    /// A scene that is costly to draw gets it when it was drawn whole, or another commit would have all of it drawn anew.
    func commitWasApplied(_ serial: CommitSerial) {
        heldCommit = serial
        isHeldCommitShown = false
        UpdateCycle.main.afterUpdate { [weak self] in
            self?.isHeldCommitShown = true
            self?.acknowledgeHeldCommit()
        }
    }

    private func acknowledgeHeldCommit() {
        guard let heldCommit, isHeldCommitShown, isShown, controller?.isDrawnInPart != true else { return }
        if let wait = pace.beginFrame(at: supervisor.loop.clock.now) {
            if frameTimer == nil {
                frameTimer = supervisor.loop.schedule(after: wait) { [weak self] in
                    self?.frameTimer = nil
                    self?.acknowledgeHeldCommit()
                }
            }
            return
        }
        frameTimer = nil
        self.heldCommit = nil
        supervisor.acknowledge(heldCommit, of: self)
    }
}
