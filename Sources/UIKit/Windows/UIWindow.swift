import Diagnostics

/// The root of a view hierarchy on a screen. Everything seen in it comes from its root view controller's view.
@preconcurrency @MainActor open class UIWindow: UIView {
    nonisolated public static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")

    nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    private static var entries: [Weak<UIWindow>] = []

    /// Every window that is alive, in the order in which they were made.
    package static var live: [UIWindow] {
        entries.compactMap(\.object)
    }

    /// The record of layer changes that the platform draws or sends.
    package private(set) lazy var layerTree = LayerTree(root: layer)

    override public init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A window as large as the main screen.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// A window of the scene, as large as its screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        prepare()
        screen = windowScene.screen
        self.windowScene = windowScene
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        Self.entries.removeAll { $0.object == nil }
        Self.entries.append(Weak(self))
        isHidden = true
        layerTree.hasImplicitAnimations = true
        layerTree.onFirstChange = { [weak self] in
            if self?.isShown == true { UpdateCycle.main.setNeedsUpdate() }
        }
    }

    /// The title that the window's title bar shows; with nil it is the title of its scene.
    open var title: String? {
        didSet { onTitleChange?() }
    }

    package var onTitleChange: (() -> Void)?

    // MARK: Screen and traits

    /// The screen on which the window is shown (WIN-15). A window that is shown moves there at once, with the size that
    /// it has.
    open var screen: UIScreen = .main {
        didSet { screenDidChange(from: oldValue) }
    }

    /// The scene that the window belongs to: that of its screen, unless set. A window that is taken out of its scene is hidden.
    open weak var windowScene: UIWindowScene? {
        didSet { sceneDidChange(from: oldValue) }
    }

    /// Which of several windows on a screen is in front.
    open var windowLevel = Level.normal {
        didSet { if windowLevel != oldValue { bringToFront() } }
    }

    /// The traits that the window has from outside, as of the last update.
    lazy var surroundings = surroundings(at: bounds.size)
    var needsSurroundings = false
    /// What controllers were told to expect.
    var announcedSurroundings: UITraitCollection?

    /// What the window's host has where the window is a scene in a plugin; wins over the screen's traits.
    package var hostTraits: UITraitCollection? {
        didSet {
            if hostTraits != oldValue { setNeedsSurroundings() }
        }
    }

    /// Whether the window is a scene in a plugin, whose host shows it.
    final var isShownElsewhere: Bool {
        hostTraits != nil
    }

    override var inheritedTraits: UITraitCollection {
        surroundings
    }

    var needsTraitUpdate: Bool {
        needsSurroundings || traits.isUpdateDue
    }

    /// How often telling of traits has begun and not ended yet.
    private var traitNesting = 0

    /// Tells everybody of changed traits, before any layout of the same pass (TRAIT-09).
    package func updateTraits() {
        // Whoever changes traits whenever they changed, and has them told at once, is ended with the rounds of the next update.
        guard traitNesting < LayoutSettling.mostNesting else { return }
        traitNesting += 1
        defer { traitNesting -= 1 }
        if needsSurroundings { updateSurroundings() }
        if traits.isUpdateDue { updateTraitsInSubtree() }
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        // A host says itself what follows from its window's size.
        if hostTraits == nil { setNeedsSurroundings() }
        inputViews.surroundingsDidChange()
    }

    /// What the system covers of the window, in its coordinates.
    package var systemSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            updateSafeArea()
            inputViews.surroundingsDidChange()
        }
    }

    override var inheritedSafeAreaInsets: UIEdgeInsets {
        systemSafeAreaInsets
    }

    override open var window: UIWindow? {
        self
    }

    // MARK: Root

    /// The controller whose view fills the window. Setting it loads nothing while the window is hidden. In a plugin, the outermost one that
    /// the controllers in the window know (WIN-08): its view is none of this window.
    open var rootViewController: UIViewController? {
        get { ownRoot ?? outermostController() }
        set {
            if newValue !== ownRoot { ownRoot?.endPresentationsAtOnce() }
            ownRoot = newValue
        }
    }

    /// Where the window has no root of its own, the one that all parents lead to.
    package final var outermostController: () -> UIViewController? = { nil }

    /// That the window shows itself.
    final var ownRoot: UIViewController? {
        didSet {
            guard ownRoot !== oldValue else { return }
            oldValue?.hostWindow = nil
            ownRoot?.hostWindow = self
            if let view = oldValue?.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
            setNeedsOrientationUpdate()
            setNeedsSystemBars()
            if isShown { installRoot() }
        }
    }

    /// Has what would cover the whole window presented by somebody else; answers whether that is done. Nil: it is presented in the window.
    package final var presentsElsewhere: Elsewhere?

    /// - Parameters:
    ///   - controller: What is presented.
    ///   - source: On which `present(_:animated:completion:)` was called.
    package typealias Elsewhere = (
        _ controller: UIViewController, _ source: UIViewController, _ animated: Bool, _ completion: (() -> Void)?
    ) -> Bool

    /// Asks somebody else to end the presentation that the window's page may be in without knowing of it; nil where there is nobody.
    package final var dismissesElsewhere: ((_ animated: Bool) -> Void)?

    /// The way by which unwind segues go on that lead to no controller of this process; nil where they end.
    package final var unwindsElsewhere: UnwindElsewhere?

    // MARK: Showing

    /// Whether the window is on its screen. A new window is not, until `makeKeyAndVisible()` or `isHidden = false`.
    package internal(set) var isShown = false

    override open var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            newValue ? hide() : show()
        }
    }

    /// Shows the window in front of those of its level, and makes it the one that gets key events.
    open func makeKeyAndVisible() {
        isShown ? bringToFront() : (isHidden = false)
        makeKey()
    }

    /// It gets key events, unless `canBecomeKey` says no.
    open func makeKey() {
        guard canBecomeKey else { return }
        windowScene?.keyWindow = self
        UIApplication.shared.keyWindow = self
    }

    /// Whether the window may get key events. So it does when it is touched.
    open var canBecomeKey: Bool {
        true
    }

    open var isKeyWindow: Bool {
        UIApplication.shared.keyWindow === self
    }

    /// Called after the window became the key window.
    open func becomeKey() {}

    /// Called after another window, or none, became the key window.
    open func resignKey() {}

    final var orientation = WindowOrientation()

    /// Called when a controller may prefer something else of a system's bars, or of how it is turned.
    package final var onPreferencesChange: (() -> Void)?

    /// What the controllers want of a system's bars, as of the last update.
    package final var systemBars = SystemBars()
    final var needsSystemBars = false

    /// The screen or the user gave the window another size, in points. Controllers hear of it before it changes.
    ///
    /// - Parameter coordinator: That of a turn; nil: one of a mere change of size.
    package func resize(to size: CGSize, with coordinator: TransitionCoordinator? = nil) {
        guard size != bounds.size else { return }
        let transition = coordinator ?? TransitionCoordinator(in: self)
        let newSurroundings = surroundings(at: size)
        if newSurroundings != surroundings {
            announcedSurroundings = newSurroundings
            announce(newSurroundings, with: transition)
        }
        ownRoot?.viewWillTransition(to: size, with: transition)
        for presentation in overlays.presentations {
            presentation.controller.viewWillTransition(to: size, with: transition)
        }
        transition.run {
            frame = CGRect(origin: frame.origin, size: size)
        }
    }

    // MARK: Display

    var viewsThatNeedDisplay: [UIView] = []

    /// Has the views draw that need it, if what they draw can be shown next.
    func displayViews() {
        isDisplayDeferred = !viewsThatNeedDisplay.isEmpty && !takesChanges
        guard !isDisplayDeferred else { return forgetWhatNeedsNoDisplay() }
        let due = viewsThatNeedDisplay
        viewsThatNeedDisplay = []
        for view in due where view.window === self {
            view.displayIfNeeded()
        }
    }

    /// Where nobody takes changes for long, views that left must not be kept for it, and those that come and go be noted once.
    private func forgetWhatNeedsNoDisplay() {
        var noted: Set<ObjectIdentifier> = []
        viewsThatNeedDisplay.removeAll { $0.window !== self || !noted.insert(ObjectIdentifier($0)).inserted }
    }

    /// Whether views needed to draw when that was last looked at, and wait for a commit that may be made.
    package private(set) var isDisplayDeferred = false

    /// Whether something is left to bring up to date before a commit.
    var hasPendingWork: Bool {
        hasPendingLayout || needsTraitUpdate || inputViews.needsUpdate
            || (!viewsThatNeedDisplay.isEmpty && takesChanges)
    }

    /// Whether what is drawn now is shown next.
    var takesChanges: Bool {
        screen.platform?.takesChanges(of: self) ?? true
    }

    /// What follows the views. Each keeps its layers itself.
    package var decorations: [any WindowDecoration] = [] {
        didSet { if isShown { UpdateCycle.main.setNeedsUpdate() } }
    }

    // MARK: Events

    /// Gets the key events of the window.
    package internal(set) weak var firstResponder: UIResponder? {
        didSet {
            guard firstResponder !== oldValue else { return }
            focusSystem.firstResponderDidChange(from: oldValue)
            updateTextInteractions(of: oldValue)
            updateTextInteractions(of: firstResponder)
            textInput.firstResponderDidChange()
            inputViews.firstResponderDidChange(from: oldValue)
            // Whoever heard of it may have made the old one the first responder again.
            if firstResponder !== oldValue { oldValue?.didStopBeingFirstResponder() }
        }
    }

    /// The text that is typed into, which the platform is told of.
    package private(set) lazy var textInput = TextInputStateReporter(window: self)

    /// The views that stand at the window's lower edge while somebody types: input view, accessory or keyboard.
    package private(set) lazy var inputViews = InputViewStage(of: self)

    /// Who has the focus in the window.
    package private(set) lazy var focusSystem = UIFocusSystem(window: self)

    /// Gets the presses that nobody in the window asked for, if it is not the root view controller.
    package weak var unhandledPressReceiver: UIResponder?

    /// Told of each press that begins and that nobody in the window makes use of, before the scene and the application get it.
    package var onUnusedPress: ((UIPress) -> Void)?

    var lastKeyResponder: UIResponder {
        overlays.lastResponder ?? unhandledPressReceiver ?? ownRoot ?? self
    }

    /// What lies over the window's own page.
    final var overlays = OverlayStack()

    /// The bar by which the user finds in a text of the window.
    final weak var findNavigator: FindNavigatorView?

    /// The menu that is shown over everything in the window, and gets its keys.
    final var presentedMenu: MenuOverlay? { overlays.menu }

    /// The drag that goes on in the window; nil for none.
    package internal(set) final var drag: WindowDrag?

    /// Has somebody else carry what was lifted in the window; answers whether that is done. Nil: the window carries it itself.
    package final var carriesElsewhere: ((LiftedDrag) -> Bool)?

    private(set) lazy var touchDelivery = TouchDelivery(window: self)
    private(set) lazy var keyDelivery = KeyDelivery(window: self)

    /// Hands the event to the recognisers and responders that it is for.
    open func sendEvent(_ event: UIEvent) {
        switch event {
        case let presses as UIPressesEvent:
            keyDelivery.deliver(presses)
        case let scroll as UIScrollEvent:
            touchDelivery.deliver(scroll)
        default:
            touchDelivery.deliver(event)
        }
    }

    /// The pointer moved with no button down: the platform's way in.
    package private(set) lazy var pointerHover = PointerHover(window: self)

    /// The Tab key moves the focus, the one for menus shows one, and Escape ends what lies over the page, unless somebody below made use
    /// of it.
    override open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !focusSystem.move(by: $0) && !presentMenu(by: $0) && !cancelOverlay(by: $0) }
        guard !rest.isEmpty else { return }
        for press in rest { onUnusedPress?(press) }
        super.pressesBegan(rest, with: event)
    }

    /// The scene, if it has one, and after that the application (RESP-10).
    /// The window has one of its own, for all that is in it.
    override open var undoManager: UndoManager? { ownUndoManager }
    private lazy var ownUndoManager = UndoManager()

    override open var next: UIResponder? {
        windowScene ?? UIApplication.shared
    }
}
