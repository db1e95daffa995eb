import UIKit

/// A page of one colour that writes down what it hears.
final class StoryViewController: UIViewController {
    private let color: UIColor
    private let log: StoryLog

    /// - Parameter name: The name of the page in the log.
    init(_ name: String, _ color: UIColor, _ log: StoryLog) {
        self.color = color
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func note(_ what: String) {
        let facts = [
            isBeingPresented ? "comes" : nil, isBeingDismissed ? "goes" : nil,
            presentingViewController.map { "by \($0.title ?? "nobody")" },
        ]
        log.add(([title, what] + facts).compactMap(\.self).joined(separator: " "))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        note("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear(\(animated))")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("viewIsAppearing(\(animated))")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear(\(animated))")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear(\(animated))")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear(\(animated))")
    }
}
