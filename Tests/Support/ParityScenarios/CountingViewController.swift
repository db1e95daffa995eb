import UIKit

/// Shows a number, given at once or later, and on its third change a drawing.
final class CountingViewController: TracingViewController {
    private final class Canvas: UIView {
        override func draw(_ rect: CGRect) {
            TraceRecorder.shared.record("canvas draws")
        }
    }

    private var count = 0 { didSet { show() } }
    private var label: UILabel?
    private let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private var step = 0

    init() {
        super.init(name: "child")
    }

    private init(name: String, count: Int = 0) {
        super.init(name: name)
        self.count = count
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        view.addSubview(label)
        self.label = label
        show()
    }

    private func show() {
        guard let label else { return }
        label.text = "\(count)"
        record("shows \(label.text ?? "nothing")")
    }

    override func perform(_ command: ChildCommand) {
        guard command == .changeData else { return super.perform(command) }
        step += 1
        switch step {
        case 1: count += 1
        case 2: makeOthers()
        case 3: draw()
        default: showDrawing()
        }
    }

    /// One is given its number at once, the other one later, before or after its view is there.
    private func makeOthers() {
        let byParameter = CountingViewController(name: "first", count: 7)
        byParameter.loadViewIfNeeded()
        let byProperty = CountingViewController(name: "second")
        byProperty.count = 7
        byProperty.loadViewIfNeeded()
        let later = CountingViewController(name: "third")
        later.loadViewIfNeeded()
        later.count = 7
        record("made \([byParameter, byProperty, later].map { "\($0.count) \($0.label?.text ?? "nothing")" })")
    }

    private func draw() {
        canvas.setNeedsDisplay()
        record("canvas made")
    }

    private func showDrawing() {
        record("canvas shown")
        view.addSubview(canvas)
    }
}
