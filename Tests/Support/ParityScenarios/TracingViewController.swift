import UIKit

/// Records each of its callbacks in `TraceRecorder.shared`, with what it can see of itself at that moment.
///
/// Nothing in a line tells where the controller runs: own view, window, superview and parent are only named as present
/// or absent, so that the same line comes out in every process.
package class TracingViewController: UIViewController, ChildCommandReceiver {
    /// Stands at the start of each line.
    package let name: String

    package init(name: String = "child") {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        TraceRecorder.shared.record("\(name) init")
    }

    package required init?(coder: NSCoder) {
        name = "child"
        super.init(coder: coder)
    }

    deinit {
        TraceRecorder.shared.record("\(name) deinit")
    }

    // MARK: Lines

    package func record(_ text: @autoclosure () -> String) {
        TraceRecorder.shared.record("\(name) \(text())")
    }

    /// What an appearance callback sees.
    private var surroundings: String {
        let facts = [
            ("window", viewIfLoaded?.window != nil), ("superview", viewIfLoaded?.superview != nil),
            ("parent", parent != nil), ("isMovingToParent", isMovingToParent),
            ("isMovingFromParent", isMovingFromParent),
        ]
        return (facts.map { "\($0.0)=\($0.1 ? "yes" : "no")" } + [size]).joined(separator: " ")
    }

    private var size: String {
        guard let size = viewIfLoaded?.bounds.size else { return "bounds=none" }
        return "bounds=\(TraceFormat.number(size.width))x\(TraceFormat.number(size.height))"
    }

    // MARK: Loading

    override package func loadView() {
        super.loadView()
        record("loadView")
    }

    override package func viewDidLoad() {
        super.viewDidLoad()
        let isIn = (viewIfLoaded?.window != nil, viewIfLoaded?.superview != nil)
        record("viewDidLoad window=\(isIn.0 ? "yes" : "no") superview=\(isIn.1 ? "yes" : "no") \(size)")
    }

    // MARK: Appearance

    override package func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record("viewWillAppear(\(animated)) \(surroundings)")
    }

    override package func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        record("viewIsAppearing(\(animated)) \(surroundings) traits=\(TraceFormat.traits(traitCollection))")
    }

    override package func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record("viewDidAppear(\(animated)) \(surroundings)")
    }

    override package func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record("viewWillDisappear(\(animated)) \(surroundings)")
    }

    override package func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record("viewDidDisappear(\(animated)) \(surroundings)")
    }

    // MARK: Layout and environment

    override package func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        record("viewWillLayoutSubviews \(size)")
    }

    override package func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        record("viewDidLayoutSubviews \(size)")
    }

    override package func viewWillTransition(
        to newSize: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: newSize, with: coordinator)
        record(
            "viewWillTransition(to: \(TraceFormat.number(newSize.width))x\(TraceFormat.number(newSize.height))) \(size)"
        )
    }

    override package func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        record("willTransition(to: \(TraceFormat.traits(newCollection))) now=\(TraceFormat.traits(traitCollection))")
    }

    override package func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        record("viewSafeAreaInsetsDidChange \(TraceFormat.insets(view.safeAreaInsets)) \(size)")
    }

    override package func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        let before = previous.map(TraceFormat.traits) ?? "none"
        record("traitCollectionDidChange from=\(before) to=\(TraceFormat.traits(traitCollection))")
    }

    override package func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        record("didReceiveMemoryWarning view=\(isViewLoaded ? "loaded" : "none")")
    }

    // MARK: Containment

    override package func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        record("willMove(toParent: \(parent == nil ? "nil" : "container"))")
    }

    override package func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        let superview = viewIfLoaded?.superview != nil
        record(
            "didMove(toParent: \(parent == nil ? "nil" : "container")) superview=\(superview ? "yes" : "no") \(size)")
    }

    // MARK: Commands

    package func perform(_ command: ChildCommand) {
        switch command {
        case .setNeedsLayout:
            viewIfLoaded?.setNeedsLayout()
        case .layoutIfNeeded:
            viewIfLoaded?.layoutIfNeeded()
        case .describe:
            record("describe view=\(isViewLoaded ? "loaded" : "none") \(surroundings)")
        case .describeSurroundings:
            guard let view = viewIfLoaded else { return }
            record(
                "describeSurroundings safeArea=\(TraceFormat.insets(view.safeAreaInsets)) "
                    + "margins=\(TraceFormat.insets(view.layoutMargins)) traits=\(TraceFormat.traits(traitCollection))")
        case .readView:
            _ = view
        case .dropView:
            view = nil
        case .preferSize:
            preferredContentSize = CGSize(width: 120, height: 90)
        case .addGrandchild, .removeGrandchild, .changeData, .pushAnother, .popOthers, .popToRoot, .addBarButton,
            .addMenus, .hideBar, .showToolbar, .describeStack, .presentFullScreen, .presentSheet, .presentForm,
            .presentPopover, .presentInContext, .presentInPlace, .presentFromPart, .presentInNoContext, .presentStack,
            .presentCustom, .presentAlert, .presentFromOther, .dismissPresented, .dismissOther, .finishOther,
            .forgetOther, .holdOther, .describePresentation:
            record("cannot \(command.rawValue)")
        }
    }
}
