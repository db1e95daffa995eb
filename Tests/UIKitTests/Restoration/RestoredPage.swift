import UIKit

/// A controller that keeps a number, and is the restoration class of its kind. All of them write into one log.
///
/// It is at the top of its file, since a process finds restoration classes by their names.
class RestoredPage: UIViewController, UIViewControllerRestoration {
    static var log: [String] = []
    /// The identifiers that the class makes no controller for.
    static var refused: Set<String> = []
    /// The number of pages that were made.
    static var made = 0

    var number = 0

    private var name: String { restorationIdentifier ?? "nobody" }

    /// - Parameter hasClass: Whether its restoration class is this one; with none it has to be found.
    init(_ identifier: String?, hasClass: Bool = true) {
        super.init(nibName: nil, bundle: nil)
        Self.made += 1
        restorationIdentifier = identifier
        if hasClass { restorationClass = RestoredPage.self }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.made += 1
    }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        log.append("class \(identifierComponents.joined(separator: "/"))")
        guard let last = identifierComponents.last, !refused.contains(last) else { return nil }
        return RestoredPage(last)
    }

    /// Returns what was written into the log since the last call.
    static func take() -> [String] {
        defer { log = [] }
        return log
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Self.log.append("viewDidLoad \(name)")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Self.log.append("viewWillAppear \(name)")
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        Self.log.append("encode \(name)")
        coder.encode(number, forKey: "number")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        Self.log.append("decode \(name)")
        number = coder.decodeInteger(forKey: "number")
    }

    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        Self.log.append("finished \(name)")
    }
}
