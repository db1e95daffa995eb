import UIKit

/// A controller with targets and selectors, as they are written for Apple's systems, but for `#selector`.
class SelectorProbe: UIViewController {
    private let button = UIButton(type: .system)
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: Selector("tap:"), for: [.touchUpInside, .touchUpOutside])
        button.addTarget(nil, action: Selector(("tap:")), for: .allEvents)
        button.removeTarget(nil, action: nil, for: .allEvents)
        button.enumerateEventHandlers { action, target, events, stop in
            if action == nil, target?.0 is UIViewController, target?.1 == Selector("tap:") { stop = !events.isEmpty }
        }
        let pan = UIPanGestureRecognizer(target: self, action: Selector("pan:"))
        pan.addTarget(self, action: Selector("tap"))
        pan.removeTarget(self, action: nil)
        view.addGestureRecognizer(pan)
        view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: Selector("endEditing:")))
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: Selector("tap"))
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: nil, style: .plain, target: nil, action: nil)
        navigationItem.rightBarButtonItem?.target = self
        navigationItem.rightBarButtonItem?.action = Selector("tap")
        navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
        addKeyCommand(UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("tap")))
        addKeyCommand(
            UIKeyCommand(title: "New", action: Selector("tap"), input: "n", modifierFlags: [.command, .shift]))
        NotificationCenter.default.addObserver(
            self, selector: Selector("heard:"), name: UIApplication.didBecomeActiveNotification, object: nil)
        NotificationCenter.default.removeObserver(self, name: UIApplication.didBecomeActiveNotification, object: nil)
        timer = Timer.scheduledTimer(
            timeInterval: 60, target: self, selector: Selector("tap"), userInfo: nil, repeats: true)
        RunLoop.main.add(
            Timer(timeInterval: 60, target: self, selector: Selector("tap"), userInfo: nil, repeats: false),
            forMode: .common)
        perform(Selector("tap"))
        perform(Selector("tap"), with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        if responds(to: Selector("tap")) {
            UIApplication.shared.sendAction(Selector("tap"), to: nil, from: self, for: nil)
        }
        switch keyCommands?.first?.action {
        case Selector("tap"): break
        default: break
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }
}

/// A recogniser whose initialiser is the one that Apple's subclasses override.
class SelectorProbeRecognizer: UIGestureRecognizer {
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        cancelsTouchesInView = false
    }
}

/// An object that is no responder, and belongs to no actor.
class SelectorProbeObserver: NSObject {
    override init() {
        super.init()
        NotificationCenter.default.addObserver(self, selector: Selector("heard:"), name: nil, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }
}
