import UIKit

/// A container made of nothing but the public interface: a menu that comes in from the side when its data change, and moves the content
/// away. Appearance is passed on by hand.
final class SideMenuViewController: TracingViewController {
    private static let side: CGFloat = 60

    private lazy var menu = TracingViewController(name: "menu")
    private lazy var content = TracingViewController(name: "content")

    private var isOpen = false {
        didSet {
            menu.beginAppearanceTransition(isOpen, animated: false)
            view.setNeedsLayout()
            view.layoutIfNeeded()
            menu.endAppearanceTransition()
            record(
                "menu open=\(isOpen) menu at \(TraceFormat.frame(menu.view.frame)) content at \(TraceFormat.frame(content.view.frame))"
            )
        }
    }

    /// Those that are seen.
    private var seen: [UIViewController] {
        isOpen ? [content, menu] : [content]
    }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [menu, content] {
            addChild(child)
            child.view.autoresizingMask = []
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for child in seen { child.beginAppearanceTransition(true, animated: animated) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for child in seen { child.endAppearanceTransition() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for child in seen { child.beginAppearanceTransition(false, animated: animated) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for child in seen { child.endAppearanceTransition() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        menu.view.frame = CGRect(x: isOpen ? 0 : -Self.side, y: 0, width: Self.side, height: size.height)
        content.view.frame = CGRect(x: isOpen ? Self.side : 0, y: 0, width: size.width, height: size.height)
    }

    override func perform(_ command: ChildCommand) {
        guard command == .changeData else { return super.perform(command) }
        isOpen.toggle()
    }
}
