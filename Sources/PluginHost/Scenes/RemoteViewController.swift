import Contracts
import PaneLayers
import PluginProtocol
import QuartzCore
import SceneBridge
import UIKit

/// Stands for a view controller that lives in a plugin, in a process of its own.
///
/// It is a child like any other: whatever its containers do to it is done to the plugin's controller too, in the same
/// order. The process is launched when the view is first asked for. Until it has drawn, and after it has ended, the pane
/// shows a placeholder.
///
/// Its view follows the size of its superview as the default view of a controller does (`autoresizingMask` is flexible in
/// width and height). The mask of the plugin's own root view does not count: it is not known when a container acts.
@preconcurrency @MainActor open class RemoteViewController: UIViewController {
    /// A state of the plugin, as a pane shows it.
    public typealias State = PluginState

    /// The key that takes the focus out of a pane: F6, and with Shift backwards. It works whatever the plugin does, and no
    /// plugin hears of it. The focus goes to what comes after the pane, or before it, as the Tab key would bring it there;
    /// where nothing else takes it, nobody has it.
    ///
    /// It is the same for all panes of the host. Nil leaves every key to the plugins, and with them the focus.
    public static var exitKey: ExitKey? = .f6

    /// The plugin's identifier, as in its manifest.
    public let plugin: String
    /// The name of the controller, one of those in the plugin's manifest; empty for one that the plugin has made by itself and
    /// wanted to be shown.
    public let controller: String

    /// The least size that the controller was made for, in points, as the plugin's manifest says; nil where it says nothing, or where
    /// there is no such plugin or controller. It is known before the plugin runs, and nothing enforces it: a container that lays out
    /// panes can heed it.
    public var minimumSize: CGSize? {
        scene?.scene.minimumSize
    }

    /// The link by which a parent and the plugin's controller call each other by their contract. Generated code uses it; an app uses that code.
    public var contractLink: ContractLink {
        source.contractLink
    }

    /// Decides in the host about the pane, and hears how its plugin is doing. `delegate` is left to what a plugin's controller says
    /// to its parent.
    public weak var hostDelegate: (any RemoteViewControllerDelegate)? {
        didSet { showState() }
    }

    /// Whether a plugin has offered the controller by itself, for a place in which something is seen that is not the plugin's own: the user
    /// has done nothing in the plugin's panes within the last second. It is known when the delegate is asked by
    /// `remoteViewController(_:shouldShow:)`, and does not change after that.
    public internal(set) var isUnsolicited = false

    /// The state of the plugin, as far as this pane is concerned. The delegate hears of each change.
    public private(set) var state: State = .idle {
        didSet {
            guard state != oldValue else { return }
            showState()
            let new = state
            // Posted: a delegate that does something about it must not find the host halfway through doing it.
            plugins.loop.post { [weak self] in
                guard let self else { return }
                hostDelegate?.remoteViewController(self, didChange: new)
            }
        }
    }

    let plugins: PluginRegistry
    let source: PaneSource

    var scene: SceneLease? {
        source.scene
    }

    /// The controller called `controller` of the plugin with this identifier. A plugin that is not installed gives a pane
    /// that says so.
    public convenience init(plugin: String, controller: String) {
        self.init(plugin: plugin, controller: controller, contract: nil)
    }

    /// Makes the same for a controller that the host talks to by a contract.
    ///
    /// - Parameter contract: What the plugin's controller has to fulfil, by the plugin's manifest. Where it does not, the pane says
    ///   so, and no process is started for it. With nil any contract will do, and none.
    public init(plugin: String, controller: String, contract: Contract?) {
        self.plugin = plugin
        self.controller = controller
        plugins = .shared
        source = PaneSource(plugin: plugin, controller: controller, contract: contract, of: plugins)
        state = source.state
        renderer = plugins.makeRenderer(of: plugin)
        super.init(nibName: nil, bundle: nil)
        begin()
    }

    package init(plugin: String, controller: String, of plugins: PluginRegistry) {
        self.plugin = plugin
        self.controller = controller
        self.plugins = plugins
        source = PaneSource(plugin: plugin, controller: controller, contract: nil, of: plugins)
        state = source.state
        renderer = plugins.makeRenderer(of: plugin)
        super.init(nibName: nil, bundle: nil)
        begin()
    }

    /// The controller that shows a scene which a plugin has offered.
    init(_ offered: RemoteScene, of plugins: PluginRegistry) {
        plugin = offered.supervisor.plugin.identifier.rawValue
        controller = ""
        self.plugins = plugins
        source = PaneSource(offered)
        pasteboardPolicy = offered.offeringController?.pasteboardPolicy ?? .afterInput
        state = source.state
        renderer = plugins.makeRenderer(of: plugin)
        super.init(nibName: nil, bundle: nil)
        begin()
    }

    private func begin() {
        scene?.scene.controller = self
        keepsWayBack = { [weak self] in self?.keepsWayBackNow ?? false }
        follow(renderer)
        onContainersChange = { [weak self] in self?.containersDidChange() }
        onPresentationChange = { [weak self] in self?.presentationDidChange($0) }
        onPressInFront = { [weak self] press in
            if let self { noteEscape(press, over: self) }
        }
        unwindsInOtherProcess = { [weak self] in self?.forwardUnwind($0, $1) }
    }

    /// A plugin that hides the button that leads back does not hold the user. A host that hides it itself means it.
    private var keepsWayBackNow: Bool {
        let isHiddenByHost =
            scene?.scene.mirrored.isBackButtonHiddenByHost(of: self) ?? ownNavigationItem?.hidesBackButton ?? false
        return !isHiddenByHost
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// Launches the process ahead of the first use of the view.
    open func launch() {
        guard let scene = scene?.scene else { return }
        scene.launch()
        renderer.launch()
    }

    /// Starts a plugin that ended, or one that does not respond, anew. Does nothing while it is starting, and where `canRetry` is false.
    /// A page that a plugin has made by itself is lost with the process that does not respond.
    open func retry() {
        if source.failure == nil { scene?.scene.retry() }
    }

    /// Whether the plugin may know the containers that the pane is in, and ask things of them: for another stack, for instance. Otherwise
    /// its controller has a parent, and nothing more is said of it.
    public var revealsContainers = true {
        didSet { if revealsContainers != oldValue { containersDidChange() } }
    }

    /// The latest step that has told the plugin which containers those are.
    lazy var notedContainers = AncestorContainers.none.step(plugins.numbers)

    /// Whether the plugin's controller knows that it has a parent.
    var isParentTold = false

    // MARK: Presentations

    /// Whether the plugin may have something presented over the window that the pane is in. What it presents in a context of its own stays
    /// in the pane, and nobody is asked.
    public var presentationPolicy = PresentationPolicy.always

    /// Whether the plugin may put things on the host's pasteboard from the pane, and read what lies there. What the plugin presents and shows beside
    /// the pane has the same. With `never` nothing can be dragged from the pane either, and nothing dropped on it.
    public var pasteboardPolicy = PasteboardPolicy.afterInput

    /// The sheet on which the pane is presented for another controller of the plugin; nil where it is on none.
    var offeredSheet: OfferedSheet?
    var isSheetChangePosted = false
    /// The answer of the plugin's app to the question which style the pane's presentation has where there is little width; nil where the host's rule
    /// holds.
    var offeredAdaptation: OfferedAdaptation?

    /// Tells the plugin's controller how its presentation goes on.
    private func presentationDidChange(_ change: PresentationChange) {
        switch change {
        case .willPresent: add(.changePresentation(.presenting, byUser: false))
        case .didPresent: add(.changePresentation(.presented, byUser: false))
        case .willDismiss(let byUser): add(.changePresentation(.dismissing, byUser: byUser))
        case .didEnd: add(.changePresentation(.none, byUser: false))
        case .wasRefused: add(.didAttemptToDismiss)
        case .didChooseDetent: userDidChooseDetent()
        }
    }

    override open var isModalInPresentation: Bool {
        get { preferences.isModalInPresentation ?? super.isModalInPresentation }
        set { super.isModalInPresentation = newValue }
    }

    // MARK: State

    private enum StateKey {
        static let plugin = "org.mullion.pane.plugin"
        static let controller = "org.mullion.pane.controller"
        static let state = "org.mullion.pane.state"
    }

    /// Writes what the plugin's controller has kept so far, as far as the host knows. It is the plugin's own, and goes to no other.
    override open func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        guard let state = scene?.scene.kept.data else { return }
        coder.encode(plugin, forKey: StateKey.plugin)
        coder.encode(controller, forKey: StateKey.controller)
        coder.encode(state, forKey: StateKey.state)
    }

    /// Has the plugin's controller begin with what one of an earlier process kept, unless it has begun already.
    override open func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard coder.decodeObject(forKey: StateKey.plugin) as? String == plugin,
            coder.decodeObject(forKey: StateKey.controller) as? String == controller,
            let state = coder.decodeObject(forKey: StateKey.state) as? Data
        else { return }
        scene?.scene.begin(with: state)
    }

    // MARK: What containers do

    private var remoteView: RemoteView? {
        viewIfLoaded as? RemoteView
    }

    override open func loadView() {
        let view = RemoteView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.controller = self
        self.view = view
        view.show(renderer.layer)
        // Where there is no scene there will be nothing to draw, and no process is started to draw it.
        if scene != nil, let drawn = renderer.controller {
            addChild(drawn)
            drawn.view.frame = view.bounds
            view.insertSubview(drawn.view, at: 0)
            drawn.didMove(toParent: self)
        }
        add(.changeTraits(SceneTraits(traitCollection), animated: UIView.currentAnimation))
        add(.loadView)
    }

    override open func viewDidLoad() {
        super.viewDidLoad()
        launch()
        showState()
    }

    func add(_ step: SceneStep) {
        scene?.scene.add(step)
    }

    lazy var transitions = AnnouncedTransitions { [weak self] in self?.add($0) }

    override open func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        // First, because the plugin's controller is handed its parent with it.
        if let parent { addStep(for: AncestorContainers(of: parent)) }
        if parent != nil { isParentTold = true }
        add(.willMoveToParent(hasParent: parent != nil))
    }

    override open func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { isParentTold = false }
        add(.didMoveToParent(hasParent: parent != nil))
    }

    override open func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        scene?.scene.mirrored.willAppear(self)
        beginAppearance(true, animated)
    }

    override open func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        add(.endAppearanceTransition)
    }

    override open func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        beginAppearance(false, animated)
    }

    override open func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        add(.endAppearanceTransition)
    }

    override open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    {
        super.viewWillTransition(to: size, with: coordinator)
        transitions.announce(coordinator) { .willTransition(to: size, in: $0) }
    }

    override open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        transitions.announce(coordinator) { .willChangeTraits(SceneTraits(newCollection), in: $0) }
    }

    override open func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        guard let remoteView else { return }
        remoteView.reportSizeIfChanging()
        add(.changeSafeArea(SceneInsets(remoteView.safeAreaInsets)))
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        add(.changeTraits(SceneTraits(traitCollection), animated: UIView.currentAnimation))
    }

    override open func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        add(.receiveMemoryWarning)
    }

    func viewDidMoveToWindow(_ attached: Bool) {
        if attached { add(.changeTraits(SceneTraits(traitCollection), animated: UIView.currentAnimation)) }
        windowWatch = viewIfLoaded?.window.map { window in
            WindowVisibilityWatch(window) { [weak self] in self?.visibilityDidChange() }
        }
        visibilityDidChange()
        add(.moveToWindow(attached: attached))
    }

    private var windowWatch: WindowVisibilityWatch?
    /// Whether the pane is in a window that is on screen.
    private(set) var isVisible = false

    /// Called when the pane's window may have been shown or hidden, or the pane is in another one.
    func visibilityDidChange() {
        let isVisible = viewIfLoaded?.window?.isShown ?? false
        guard isVisible != self.isVisible else { return }
        self.isVisible = isVisible
        add(.changeVisibility(isVisible: isVisible))
        scene?.scene.isShown = isVisible
    }

    // MARK: What the plugin sends

    /// The preferences of the plugin's controller, as it told them last.
    var preferences = ControllerPreferences() {
        didSet {
            guard preferences != oldValue else { return }
            preferencesDidChange()
            if preferences.sheet != oldValue.sheet { sheetWishesDidChange() }
        }
    }

    /// The text in the plugin that the user types into. It counts while the pane has the keyboard.
    var textInput = SceneTextInput() {
        didSet { if textInput != oldValue { remoteView?.textInputDidChange() } }
    }

    /// Whether a controller of the plugin has the method, by what the plugin has told last.
    override open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        scene?.scene.open?.connection.grants(.unwinding) == true && preferences.unwindActions.contains(action.name)
    }

    override open var preferredStatusBarStyle: UIStatusBarStyle {
        preferences.statusBarStyle.map(UIStatusBarStyle.init) ?? super.preferredStatusBarStyle
    }

    override open var prefersStatusBarHidden: Bool { preferences.isStatusBarHidden ?? super.prefersStatusBarHidden }

    override open var prefersHomeIndicatorAutoHidden: Bool { preferences.isHomeIndicatorAutoHidden ?? false }

    override open var shouldAutorotate: Bool { preferences.autorotates ?? true }

    override open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        preferences.orientations.map(UIInterfaceOrientationMask.init) ?? super.supportedInterfaceOrientations
    }

    override open var edgesForExtendedLayout: UIRectEdge {
        get { preferences.extendedEdges.map(UIRectEdge.init) ?? super.edgesForExtendedLayout }
        set { super.edgesForExtendedLayout = newValue }
    }

    override open var extendedLayoutIncludesOpaqueBars: Bool {
        get { preferences.extendsBelowOpaqueBars ?? super.extendedLayoutIncludesOpaqueBars }
        set { super.extendedLayoutIncludesOpaqueBars = newValue }
    }

    let renderer: any PaneRenderer

    /// Whether the plugin has drawn and can be operated.
    package private(set) var isLive = false {
        didSet {
            if isLive, !oldValue { tellOfFirstPicture() }
        }
    }

    /// Whether somebody was told of the first picture of the process that runs.
    private var hasToldOfPicture = false

    func tellOfFirstPicture() {
        guard isLive, !hasToldOfPicture, renderer.hasPicture else { return }
        hasToldOfPicture = true
        // Posted as `didChange` is. It comes in the same turn, so whoever shows the pane now does so in the frame that has
        // the picture.
        plugins.loop.post { [weak self] in
            if let self, isLive { onFirstPicture?() }
        }
    }

    /// Called when there is a first picture of a process of the plugin, before that is on the screen.
    package var onFirstPicture: (() -> Void)?

    /// The number of commits that the pane has shown.
    package private(set) var commitCount = 0

    func apply(_ commit: LayerCommit, _ images: ImageStore) throws(Misbehaviour) {
        try renderer.apply(commit, images)
        commitCount += 1
        isLive = true
        showState()
    }

    /// The plugin has released a surface.
    func didReleaseSurface(_ number: SurfaceID) {
        renderer.forgetSurface(number)
    }

    func stateDidChange(_ new: State) {
        state = new
    }

    /// Clears the pane: the plugin's content has gone with its process or its scene.
    func contentDidEnd() {
        renderer.clear()
        isLive = false
        hasToldOfPicture = false
        _ = remoteView?.resignFirstResponder()
        showState()
    }

    // MARK: The host's own words

    private lazy var overlay = PaneOverlay { [weak self] in self?.perform($0) }

    func showState() {
        if let remoteView { overlay.show(speech, in: remoteView) }
    }
}
