import UIKit

/// Takes much memory when its view has loaded, and says by its colour what it did when it was warned of that.
final class HoardingViewController: UIViewController {
    enum Answer {
        /// Takes more.
        case more
        /// Lets go of all.
        case nothing
    }

    private let answer: Answer
    private var hoards: [Hoard] = []

    init(answeringWith answer: Answer) {
        self.answer = answer
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        hoards.append(Hoard(bytes: Hoard.first))
        view.backgroundColor = .black
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        switch answer {
        case .more:
            // A host that never ends it is not to be filled.
            if hoards.count < 3 { hoards.append(Hoard(bytes: Hoard.more)) }
            view.backgroundColor = .red
        case .nothing:
            hoards = []
            view.backgroundColor = .white
        }
    }
}
