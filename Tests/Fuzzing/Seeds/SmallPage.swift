import UIKit

/// A page in the upper left corner of what the window of the target shows.
final class SmallPage: UIViewController {
    private let page: UIViewController

    init(_ page: UIViewController) {
        self.page = page
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(page)
        page.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        view.addSubview(page.view)
        page.didMove(toParent: self)
    }
}
