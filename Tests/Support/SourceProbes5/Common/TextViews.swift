// Text views, their delegates and TextKit as apps have them.

import UIKit

/// A text view with a placeholder, by overrides.
class PlaceholderTextView: UITextView {
    let placeholder = UILabel()

    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        addSubview(placeholder)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var text: String! {
        didSet { placeholder.isHidden = !text.isEmpty }
    }
    override var attributedText: NSAttributedString! {
        didSet { placeholder.isHidden = attributedText.length > 0 }
    }
    override var font: UIFont? {
        didSet { placeholder.font = font }
    }
    override var contentSize: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }
    override var textContainerInset: UIEdgeInsets {
        didSet { setNeedsLayout() }
    }
    override var intrinsicContentSize: CGSize { contentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeholder.frame = bounds.inset(by: textContainerInset)
    }

    override func caretRect(for position: UITextPosition) -> CGRect {
        var rect = super.caretRect(for: position)
        rect.size.width = 3
        return rect
    }

    override func closestPosition(to point: CGPoint) -> UITextPosition? {
        super.closestPosition(to: point)
    }
}

/// A storage that colours words, with characters of its own.
class WordStorage: NSTextStorage {
    private let backing = NSMutableAttributedString()

    override init() {
        super.init()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var string: String { backing.string }

    override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        backing.replaceCharacters(in: range, with: str)
        edited(
            [.editedCharacters, .editedAttributes], range: range,
            changeInLength: (str as NSString).length - range.length)
        endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }

    override func processEditing() {
        let paragraph = (string as NSString).paragraphRange(for: editedRange)
        addAttribute(.foregroundColor, value: UIColor.red, range: paragraph)
        super.processEditing()
    }
}

@MainActor class NotesController: UIViewController, UITextViewDelegate, NSTextStorageDelegate {
    private let textView = PlaceholderTextView()
    private var height: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        let storage = WordStorage()
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
        container.widthTracksTextView = true
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let editor = UITextView(frame: .zero, textContainer: container)
        view.addSubview(editor)

        textView.delegate = self
        textView.textStorage.delegate = self
        textView.isScrollEnabled = false
        textView.textContainer.lineFragmentPadding = 0
        textView.textContainerInset = .zero
        textView.linkTextAttributes = [.foregroundColor: UIColor.blue]
        textView.typingAttributes[.font] = UIFont.boldSystemFont(ofSize: 12)
        textView.keyboardType = .emailAddress
        textView.returnKeyType = .done
        textView.autocorrectionType = .no
        textView.inputAccessoryView = UIView()
        height = textView.heightAnchor.constraint(equalToConstant: 36)
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        guard text != "\n" else {
            textView.resignFirstResponder()
            return false
        }
        return textView.text.count + text.count - range.length <= 140
    }

    func textViewDidChange(_ textView: UITextView) {
        let size = textView.sizeThatFits(CGSize(width: textView.frame.width, height: .greatestFiniteMagnitude))
        height?.constant = min(size.height, 120)
        textView.isScrollEnabled = size.height > 120
        let location = textView.selectedRange.location
        textView.scrollRangeToVisible(NSRange(location: location, length: 0))
        if let range = textView.selectedTextRange { _ = textView.caretRect(for: range.end) }
    }

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        false
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        guard editedMask.contains(.editedCharacters) else { return }
        textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: editedRange)
    }

    /// Returns the character of a label under a point, as apps find links by.
    func index(at point: CGPoint, in label: UILabel) -> Int {
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: .zero)
        let storage = NSTextStorage(attributedString: label.attributedText ?? NSAttributedString(string: ""))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        container.lineFragmentPadding = 0
        container.lineBreakMode = label.lineBreakMode
        container.maximumNumberOfLines = label.numberOfLines
        container.size = label.bounds.size
        let used = manager.usedRect(for: container)
        let place = CGPoint(x: point.x - used.minX, y: point.y - used.minY)
        return manager.characterIndex(for: place, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    /// Makes a text that is only read, with links, of which nothing is dragged.
    func makeMessage() -> UITextView {
        let view = UITextView()
        view.isEditable = false
        view.dataDetectorTypes = [.link, .phoneNumber]
        view.textDragInteraction?.isEnabled = false
        view.textDragOptions = .stripTextColorFromPreviews
        return view
    }

    func prepare(_ search: UISearchController) {
        search.dimsBackgroundDuringPresentation = false
        search.scopeBarActivation = .onTextEntry
        search.searchBar.backgroundImage = UIImage()
        let field = search.searchBar.searchTextField
        let token = UISearchToken(icon: UIImage(systemName: "magnifyingglass"), text: "Recent")
        token.representedObject = 7
        field.replaceTextualPortion(of: field.textualRange, with: token, at: field.tokens.count)
        field.tokenBackgroundColor = .systemBlue
        field.allowsDeletingTokens = field.tokens.contains { $0.representedObject is Int }
    }
}

/// Lets nothing be dragged out of texts but what is selected in whole, and has drops replace the whole text.
final class WholeTextDrags: NSObject, UITextDragDelegate, UITextDropDelegate {
    func textDraggableView(
        _ textDraggableView: UIView & UITextDraggable, itemsForDrag dragRequest: UITextDragRequest
    ) -> [UIDragItem] {
        let isWhole = textDraggableView.compare(dragRequest.dragRange.end, to: textDraggableView.endOfDocument)
        return dragRequest.isSelected && isWhole == .orderedSame ? dragRequest.suggestedItems : []
    }

    func textDroppableView(
        _ textDroppableView: UIView & UITextDroppable, proposalForDrop drop: UITextDropRequest
    ) -> UITextDropProposal {
        let proposal = UITextDropProposal(operation: drop.isSameView ? .cancel : .copy)
        proposal.dropAction = .replaceAll
        proposal.dropPerformer = .view
        proposal.useFastSameViewOperations = false
        proposal.dropProgressMode = .system
        return proposal
    }

    func textDroppableView(
        _ textDroppableView: UIView & UITextDroppable, willBecomeEditableForDrop drop: UITextDropRequest
    ) -> UITextDropEditability {
        .temporary
    }
}
