import UIKit

/// The window of `mullion run`: the plugin's pane, what is to be said above it, and below it the status bar.
final class RunViewController: UIViewController {
    let stage = StageViewController()
    let statusBar = StatusBar()
    let log = LogPanel()

    private let waiting = FirstBuildView()
    private let mistake = FailureView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(stage)
        for part in [stage.view, waiting, mistake, log, statusBar].compactMap({ $0 }) { view.addSubview(part) }
        stage.didMove(toParent: self)
        mistake.isHidden = true
        log.isHidden = true
        statusBar.onLog = { [unowned self] in log.isHidden.toggle() }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let (width, height) = (view.bounds.width, max(0, view.bounds.height - StatusBar.height))
        let pane = CGRect(x: 0, y: 0, width: width, height: height)
        for part in [stage.view, waiting, mistake] { part?.frame = pane }
        let logHeight = min(220, (height / 2).rounded())
        log.frame = CGRect(x: 0, y: height - logHeight, width: width, height: logHeight)
        statusBar.frame = CGRect(x: 0, y: height, width: width, height: StatusBar.height)
    }

    /// - Parameter failure: Nil takes away what was said of one.
    func show(_ failure: BuildFailure?) {
        waiting.isHidden = true
        mistake.isHidden = failure == nil
        mistake.dims = stage.shown != nil
        if let failure { mistake.show(failure) }
    }

    /// Before anything is shown, the last line of a build says that it goes on.
    func buildDidSay(_ line: String) {
        waiting.show(line)
    }
}
