import UIKit

/// A text of an app's own that is searched, as UIKit's declarations allow it.
final class SearchedView: UIView, UITextSearching, UIFindInteractionDelegate {
    lazy var findInteraction = UIFindInteraction(sessionDelegate: self)
    var selectedTextRange: UITextRange?
    var selectedTextSearchDocument: String? { nil }
    var supportsTextReplacement: Bool { true }

    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: String?) -> ComparisonResult {
        .orderedSame
    }

    func compare(document: String, toDocument: String) -> ComparisonResult { .orderedSame }

    func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<String>
    ) {
        if options.wordMatchMethod == .contains, options.stringCompareOptions.contains(.caseInsensitive) {
            resultAggregator.foundRange(UITextRange(), searchString: queryString, document: "one")
        }
        resultAggregator.invalidate()
        resultAggregator.finishedSearching()
    }

    func decorate(foundTextRange: UITextRange, document: String?, usingStyle: UITextSearchFoundTextStyle) {
        switch usingStyle {
        case .normal, .found, .highlighted: setNeedsDisplay()
        @unknown default: break
        }
    }

    func clearAllDecoratedFoundText() {}
    func replace(foundTextRange: UITextRange, document: String?, withText: String) {}

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        UITextSearchingFindSession(searchableObject: self)
    }

    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        if session.highlightedResultIndex == NSNotFound { interaction.searchText = nil }
    }

    override func find(_ sender: Any?) {
        findInteraction.presentFindNavigator(showingReplace: false)
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        super.canPerformAction(action, withSender: sender)
    }
}

/// A text view whose user can find in it.
final class NoteController: UIViewController {
    let note = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        note.isFindInteractionEnabled = true
        note.findInteraction?.optionsMenuProvider = { elements in UIMenu(children: elements) }
        view.addSubview(note)
    }

    func search() {
        note.findInteraction?.presentFindNavigator(showingReplace: true)
        note.findInteraction?.findNext()
    }
}
