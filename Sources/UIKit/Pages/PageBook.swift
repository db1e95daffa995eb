import QuartzCore

/// The pages that a page view controller shows, and the turns by which others take their place: by the app, or by its user.
///
/// What the app sets is shown at once where nobody is being told of anything; otherwise as soon as everybody has been told.
@MainActor final class PageBook {
    /// Pages that the app has set and that are not shown yet.
    private struct Request {
        let controllers: [UIViewController]
        let isForward: Bool
        let animated: Bool
        let completion: ((Bool) -> Void)?
    }

    weak var container: UIPageViewController?
    let style: UIPageViewController.TransitionStyle
    let orientation: UIPageViewController.NavigationOrientation
    private let spacing: CGFloat
    private(set) var spineLocation: UIPageViewController.SpineLocation
    private(set) var isDoubleSided: Bool

    /// The pages that are shown, or come by the app's wish. While the user turns pages, those that were shown before.
    private var spread: SpreadView?
    private var turn: PageTurn?
    /// The closure that is called when a turn by the app's wish is over.
    private var completion: ((Bool) -> Void)?
    /// Ends a turn that goes by itself.
    private var timer: AnyObject?
    private let neighbors = PageNeighbors()
    private var waiting: Request?
    /// The number of calls that are going on in which others are told or asked.
    private var tellings = 0
    /// The number of changes of the container's children that are going on.
    private var changes = 0
    private var isAskingForSpine = false

    init(
        _ style: UIPageViewController.TransitionStyle, _ orientation: UIPageViewController.NavigationOrientation,
        _ options: PageOptions
    ) {
        self.style = style
        self.orientation = orientation
        spacing = options.spacing
        spineLocation = options.spineLocation
        isDoubleSided = options.spineLocation == .mid
    }

    /// The pages that are shown, or that the app wants to be.
    var controllers: [UIViewController] {
        waiting?.controllers ?? spread?.controllers ?? []
    }

    private var view: BookView? {
        container?.viewIfLoaded as? BookView
    }

    /// Whether changes are seen, and the controllers are told of them.
    private var isVisible: Bool {
        container?.appearanceState.canBegin(appearing: false) == true
    }

    private var motion: PageMotion {
        PageMotion(
            style: style, orientation: orientation, spineLocation: spineLocation, isMirrored: view?.isMirrored ?? false,
            size: view?.content.bounds.size ?? .zero, spacing: spacing)
    }

    // MARK: Telling

    private func tell(_ body: () -> Void) {
        tellings += 1
        body()
        tellings -= 1
    }

    /// Shows what the app has set while others were being told.
    private func performWaiting() {
        while tellings == 0, let request = waiting {
            waiting = nil
            perform(request)
        }
    }

    // MARK: Children

    private func change(_ body: () -> Void) {
        changes += 1
        tell(body)
        changes -= 1
        childrenDidChange()
    }

    private func add(_ pages: [UIViewController]) {
        change { for page in pages { container?.addChild(page) } }
    }

    /// Takes pages out of the container that have just come, because nobody has seen them.
    private func takeBack(_ pages: [UIViewController]) {
        tell { for page in pages where page.holder === container { page.willMove(toParent: nil) } }
        remove(pages)
    }

    /// Ends the relationship of pages and the container. Their views are away already.
    private func remove(_ pages: [UIViewController]) {
        change { for page in pages where page.holder === container { page.removeFromParent() } }
    }

    private func tellArrival(of pages: [UIViewController]) {
        tell { for page in pages where page.holder === container { page.didMove(toParent: container) } }
    }

    /// Forgets the pages whose controllers somebody else has taken away, another container for instance.
    func childrenDidChange() {
        guard changes == 0, let container else { return }
        let children = container.children
        let isLost = { (page: UIViewController) in !children.contains { $0 === page } }
        for spread in [spread, turn?.old, turn?.new].compactMap(\.self) where spread.controllers.contains(where: isLost)
        {
            spread.drop(isLost)
            neighbors.forget()
        }
        if let empty = spread, empty.controllers.isEmpty, turn == nil {
            empty.removeFromSuperview()
            spread = nil
        }
    }

    // MARK: Pages of the app

    func set(
        _ controllers: [UIViewController], isForward: Bool, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        guard let container, container.allows(controllers) else {
            completion?(false)
            return
        }
        let replaced = waiting
        waiting = Request(
            controllers: controllers, isForward: isForward, animated: animated, completion: completion)
        replaced?.completion?(false)
        performWaiting()
    }

    /// The pages to show together, of the controllers that the app gives; nil where there are too many or too few.
    private func pages(_ controllers: [UIViewController]) -> [UIViewController]? {
        if controllers.count == (spineLocation == .mid ? 2 : 1) { return controllers }
        // Beside a page there may be the back of the leaf that is turned, which is not seen here.
        let hasBack = style == .pageCurl && spineLocation != .mid && isDoubleSided && controllers.count == 2
        return hasBack ? [controllers[0]] : nil
    }

    private func perform(_ request: Request) {
        guard let pages = pages(request.controllers) else {
            container?.reportCount(of: request.controllers)
            request.completion?(false)
            return
        }
        endMotion()
        // Whoever has heard of an end may want something else.
        guard waiting == nil else {
            request.completion?(false)
            return
        }
        neighbors.forget()
        let old = spread
        guard !pages.elementsEqual(old?.controllers ?? [], by: ===) else {
            updatePageControl()
            request.completion?(true)
            return
        }
        let new = SpreadView(pages, isVertical: orientation == .vertical)
        spread = new
        let (coming, going) = Self.difference(old, new)
        change {
            for page in going { page.willMove(toParent: nil) }
            for page in coming { container?.addChild(page) }
        }
        // Pages that stay cannot be in both places, so that nothing moves then.
        if request.animated, canAnimate, let old, going.count == old.controllers.count, let content = view?.content,
            old.superview === content, !going.isEmpty
        {
            let turn = PageTurn(
                from: old, to: new, in: content, motion, isForward: request.isForward, isByUser: false)
            completion = request.completion
            begin(turn)
            updatePageControl()
            if self.turn === turn { settle(turn, completes: true) }
        } else {
            replace(old, by: new, coming: coming, going: going)
            updatePageControl()
            request.completion?(true)
        }
    }

    private var canAnimate: Bool {
        container?.appearanceState == .appeared && UIView.areAnimationsEnabled && view?.window != nil
    }

    private static func difference(
        _ old: SpreadView?, _ new: SpreadView
    ) -> (coming: [UIViewController], going: [UIViewController]) {
        let (before, after) = (old?.controllers ?? [], new.controllers)
        return (
            after.filter { page in !before.contains { $0 === page } },
            before.filter { page in !after.contains { $0 === page } }
        )
    }

    /// Puts other pages in the place of those that are shown, at once.
    private func replace(
        _ old: SpreadView?, by new: SpreadView, coming: [UIViewController], going: [UIViewController]
    ) {
        tell {
            if isVisible {
                for page in coming { page.beginAppearanceTransition(true, animated: false) }
                for page in going { page.beginAppearanceTransition(false, animated: false) }
                install()
            }
            old?.removeFromSuperview()
            old?.removePages()
            for page in going where page.appearanceState.isDisappearing { page.endAppearanceTransition() }
            // A container that is appearing itself tells its pages the end of that.
            if container?.appearanceState == .appeared {
                for page in coming { UpdateCycle.main.endAppearanceTransition(of: page) }
            }
        }
        remove(going)
        tellArrival(of: coming)
    }

    /// Puts the pages in place where they are not yet: the container is about to be shown, or is.
    func install() {
        guard let spread, let content = view?.content, spread.superview !== content else { return }
        UIView.performWithoutAnimation {
            content.addSubview(spread)
            spread.place()
            spread.addPages()
        }
    }

    // MARK: Turning

    private func begin(_ turn: PageTurn) {
        self.turn = turn
        tell { turn.begin() }
    }

    /// Has the user turn pages, as far as a finger goes or by itself.
    ///
    /// - Returns: The turn; nil where the book ends, and where whoever was asked or told wants something else.
    private func beginTurnByUser(isForward: Bool) -> PageTurn? {
        guard let container, let old = spread, let content = view?.content, old.superview === content,
            let pages = neighbor(isForward: isForward), isAsBefore(old)
        else { return nil }
        tell { container.delegate?.pageViewController(container, willTransitionTo: pages) }
        guard isAsBefore(old) else { return nil }
        add(pages)
        guard isAsBefore(old) else {
            takeBack(pages)
            return nil
        }
        let turn = PageTurn(
            from: old, to: SpreadView(pages, isVertical: orientation == .vertical), in: content, motion,
            isForward: isForward, isByUser: true)
        begin(turn)
        return self.turn === turn && waiting == nil ? turn : nil
    }

    private func isAsBefore(_ old: SpreadView) -> Bool {
        waiting == nil && turn == nil && spread === old && container?.appearanceState == .appeared
    }

    /// Has the pages beside those that are shown asked for anew by each finger, with the style `pageCurl`. With the style `scroll` they are
    /// remembered until others are shown, as UIKit does: an app whose pages change sets the pages, or the data source, anew.
    private func forgetLeaves() {
        if style == .pageCurl { neighbors.forget() }
    }

    private func neighbor(isForward: Bool) -> [UIViewController]? {
        var pages: [UIViewController]?
        tell {
            guard let container, let shown = spread?.controllers else { return }
            pages = neighbors.pages(isForward: isForward, beside: shown, of: container)
        }
        return pages
    }

    /// Has the pages go the rest of their way by themselves, or back.
    ///
    /// - Parameter speed: The speed of the finger, in points a second, in the direction in which the pages go.
    private func settle(_ turn: PageTurn, completes: Bool, speed: CGFloat = 0) {
        turn.willComplete = completes
        let (travel, end): (PageTravel, CGFloat) = (motion.travel, completes ? 1 : 0)
        guard UIView.areAnimationsEnabled, turn.progress != end else {
            finishTurn(completes, finished: true)
            return
        }
        let seconds = travel.seconds(for: abs(end - turn.progress) * travel.extent, speed: speed)
        UIView.animate(withDuration: seconds, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            turn.move(to: end)
        }
        timer = FrameClock.main.schedule(seconds: seconds) { [weak self, weak turn] in
            guard let self, let turn, self.turn === turn else { return }
            finishTurn(turn.willComplete, finished: true)
            performWaiting()
        }
    }

    /// Ends the turn that goes on, and tells everybody so.
    ///
    /// - Parameters:
    ///   - didComplete: Whether the new pages stay.
    ///   - finished: Whether the pages have come to their places by themselves.
    private func finishTurn(_ didComplete: Bool, finished: Bool) {
        guard let turn, let container else { return }
        self.turn = nil
        timer = nil
        let completion = self.completion
        self.completion = nil
        if turn.isByUser, didComplete { spread = turn.new }
        let (gone, previous) = (didComplete ? turn.old : turn.new, turn.old.controllers)
        tell {
            if turn.isByUser { for page in gone.controllers { page.willMove(toParent: nil) } }
            turn.end(didComplete)
        }
        remove(gone.controllers)
        if didComplete { tellArrival(of: turn.new.controllers) }
        guard turn.isByUser else {
            // Pages that the closure sets are shown in place of those that have ended the turn.
            tell { completion?(finished) }
            return
        }
        if didComplete {
            neighbors.didTurn(isForward: turn.isForward, from: previous)
            forgetLeaves()
            movePageControl(isForward: turn.isForward)
        } else {
            showPageControl()
        }
        tell {
            container.delegate?.pageViewController(
                container, didFinishAnimating: finished, previousViewControllers: previous,
                transitionCompleted: didComplete)
        }
        // The next page is known before a finger asks for it.
        if didComplete, style == .scroll, waiting == nil { _ = neighbor(isForward: turn.isForward) }
    }

    /// Ends what moves, at once.
    private func endMotion() {
        hold = nil
        if let turn { finishTurn(turn.willComplete, finished: false) }
        guard let spread, spread.offset != .zero || spread.layer.animationKeys()?.isEmpty == false else { return }
        spread.layer.removeAllAnimations()
        UIView.performWithoutAnimation { spread.offset = .zero }
    }

    /// Ends what moves, at once, because the container goes, or its pages get another size.
    func finishMotion() {
        endMotion()
        performWaiting()
    }

    /// Turns to the neighbouring page, without a finger that follows.
    ///
    /// - Returns: Whether there is such a page.
    @discardableResult func turnByUser(isForward: Bool) -> Bool {
        guard turn == nil, hold == nil, tellings == 0 else { return false }
        forgetLeaves()
        let turn = beginTurnByUser(isForward: isForward)
        if let turn { settle(turn, completes: true) }
        performWaiting()
        return turn != nil
    }

    // MARK: Dragging

    /// The way that the pages had gone when a finger took hold of them, in points: above 0 forward.
    private var hold: CGFloat?

    /// Whether a finger may turn pages, or stop those that it has let go of.
    var canDrag: Bool {
        container?.dataSource != nil && container?.appearanceState == .appeared && spread != nil
            && turn?.isByUser != false && tellings == 0
    }

    func beginDrag() {
        guard canDrag, let spread else { return }
        timer = nil
        if let turn {
            turn.hold()
            turn.willComplete = false
            hold = (turn.isForward ? turn.progress : -turn.progress) * motion.extent
            return
        }
        // Pages that return to their place are taken hold of where they are seen.
        let offset = spread.shownOffset
        spread.layer.removeAllAnimations()
        UIView.performWithoutAnimation { spread.offset = offset }
        hold = motion.way(resistedTo: offset)
        forgetLeaves()
        guard style == .scroll else { return }
        _ = neighbor(isForward: true)
        if waiting == nil { _ = neighbor(isForward: false) }
        performWaiting()
    }

    /// - Parameter movement: The way of the finger since it took hold of the pages, in points and in the view's coordinates.
    func drag(by movement: CGPoint) {
        guard let start = hold else { return }
        let (extent, way) = (motion.extent, motion.forward(movement))
        var travel = start + way
        if let turn, (turn.isForward ? travel : -travel) >= extent {
            // The finger goes on to the page after the next one.
            let passed = turn.isForward ? extent : -extent
            finishTurn(true, finished: true)
            if hold != nil {
                hold = start - passed
                travel -= passed
            }
        }
        if hold != nil, waiting == nil { follow(to: min(max(travel, -extent), extent)) }
        performWaiting()
    }

    /// - Parameter travel: The way that the pages have gone, in points: above 0 forward.
    private func follow(to travel: CGFloat) {
        let isForward = travel > 0
        if let turn, turn.isForward != isForward, travel != 0 {
            finishTurn(false, finished: true)
            guard hold != nil, waiting == nil else { return }
        }
        let turn = self.turn ?? (travel == 0 ? nil : beginTurnByUser(isForward: isForward))
        guard hold != nil, waiting == nil else { return }
        let motion = motion
        UIView.performWithoutAnimation {
            if let turn {
                turn.move(to: abs(travel) / motion.extent)
            } else {
                spread?.offset = motion.resistedOffset(travel)
            }
        }
    }

    /// - Parameter velocity: The velocity of the finger, in points a second and in the view's coordinates.
    func endDrag(velocity: CGPoint) {
        guard hold != nil else { return }
        let motion = motion
        release { turn in
            let speed = motion.forward(velocity) * (turn.isForward ? 1 : -1)
            let goesOn = motion.travel.goesOn(from: turn.progress * motion.extent, speed: speed)
            settle(turn, completes: goesOn, speed: goesOn ? speed : -speed)
        }
    }

    /// Has the pages return to where they were, because the finger has lost them.
    func cancelDrag() {
        guard hold != nil else { return }
        release { settle($0, completes: false) }
    }

    private func release(_ settle: (PageTurn) -> Void) {
        hold = nil
        if let turn {
            settle(turn)
        } else if let spread, spread.offset != .zero {
            let seconds = motion.travel.seconds(
                for: max(abs(spread.offset.x), abs(spread.offset.y)), speed: 0)
            UIView.animate(withDuration: seconds, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
                spread.offset = .zero
            }
        }
        performWaiting()
    }

    // MARK: Page control

    /// The number of pages and the place of the one that is shown among them; nil where no page control is shown.
    private var indicator: (count: Int, index: Int)?

    /// Asks the data source how many pages there are. It is asked when the app sets pages, and not when the user turns them.
    private func updatePageControl() {
        tell {
            indicator = nil
            guard let container, style == .scroll, orientation == .horizontal, spread != nil,
                let source = container.dataSource
            else { return }
            let count = source.presentationCount(for: container)
            guard count > 0 else { return }
            let index = source.presentationIndex(for: container)
            guard index >= 0 else { return }
            indicator = (count, min(index, count - 1))
        }
        showPageControl()
    }

    /// Shows in the page control what is known of the pages.
    func showPageControl() {
        guard let view else { return }
        view.showsPageControl = indicator != nil
        guard let indicator else { return }
        view.pageControl.numberOfPages = indicator.count
        view.pageControl.currentPage = indicator.index
    }

    private func movePageControl(isForward: Bool) {
        guard let old = indicator else { return }
        indicator = (old.count, min(max(old.index + (isForward ? 1 : -1), 0), old.count - 1))
        showPageControl()
    }

    /// Turns to the neighbouring page in the direction of the page that the user has chosen with the page control.
    func choose(_ page: Int) {
        guard let index = indicator?.index, page != index, turnByUser(isForward: page > index), turn != nil else {
            return showPageControl()
        }
        // The control has the page that comes at once, as it has it after a tap.
        view?.pageControl.currentPage = index + (page > index ? 1 : -1)
    }

    // MARK: Keys

    /// - Returns: Whether the key is an arrow that leads to a page.
    func turns(by press: UIPress) -> Bool {
        guard let key = press.key, key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]),
            let direction = Self.direction(of: key.keyCode, orientation), canDrag
        else { return false }
        return turnByUser(isForward: direction == motion.sign)
    }

    /// - Returns: 1 to the right or downwards, -1 to the left or upwards; nil for keys that lead nowhere.
    private static func direction(
        of key: UIKeyboardHIDUsage, _ orientation: UIPageViewController.NavigationOrientation
    ) -> CGFloat? {
        switch (orientation, key) {
        case (.horizontal, .keyboardRightArrow), (.vertical, .keyboardDownArrow): 1
        case (.horizontal, .keyboardLeftArrow), (.vertical, .keyboardUpArrow): -1
        default: nil
        }
    }

    // MARK: Spine

    func setDoubleSided(_ isDoubleSided: Bool) {
        if !isDoubleSided, spineLocation == .mid, !isAskingForSpine {
            guard let container else { return }
            UsageDiagnostic.report(
                .invalidPages,
                "isDoubleSided of \(container) stays true, since its spine is in the middle, where both sides of a leaf are seen"
            )
            return
        }
        self.isDoubleSided = isDoubleSided
        neighbors.forget()
    }

    /// Asks the delegate where the spine is to be, where the view becomes wider than high, or higher than wide.
    func sizeWillChange(to size: CGSize) {
        guard style == .pageCurl, let container, let delegate = container.delegate,
            let old = container.viewIfLoaded?.bounds.size
        else { return }
        let orientation = UIInterfaceOrientation(size: size)
        guard orientation.isLandscape != UIInterfaceOrientation(size: old).isLandscape else { return }
        endMotion()
        var wanted = spineLocation
        isAskingForSpine = true
        tell { wanted = delegate.pageViewController(container, spineLocationFor: orientation) }
        isAskingForSpine = false
        // A book without a spine has no leaves.
        if wanted != .none { spineLocation = wanted }
        if spineLocation == .mid { isDoubleSided = true }
        neighbors.forget()
        performWaiting()
        if let shown = spread?.controllers, pages(shown) == nil { container.reportCount(of: shown) }
    }

    /// Forgets what the data source before has said of the pages, and asks the new one how many there are.
    func dataSourceDidChange() {
        neighbors.forget()
        updatePageControl()
        performWaiting()
    }

    // MARK: Sizes

    /// - Returns: The size that a page will have where the container's view has `size`; nil for what is no page.
    func size(of page: any UIContentContainer, in size: CGSize) -> CGSize? {
        guard let spread, let view, let page = page as? UIViewController,
            let index = spread.controllers.firstIndex(where: { $0 === page })
        else { return nil }
        return spread.frame(ofPageAt: index, in: view.contentSize(in: size)).size
    }
}
