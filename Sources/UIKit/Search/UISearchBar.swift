import Foundation

/// A field for what is searched, with a button that ends the search and a choice of where to search (UIKit's page of this name).
///
/// The bar is as high as its rows. The bar of a search controller is managed by that, and can stand in a navigation bar.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits {
    override public init(frame: CGRect) {
        super.init(frame: frame)
        parts.install()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        parts.install()
        coder.decodeInterface(as: UISearchBar.self, into: self)
    }

    /// The view above the keyboard while the field is edited; it is that of the field.
    override open var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    /// Hears of what the user does; the bar does not own it.
    open weak var delegate: (any UISearchBarDelegate)?

    final lazy var parts = SearchBarParts(of: self)
    /// The session of the search controller that manages the bar; nil for a bar by itself.
    final weak var session: SearchSession?

    // MARK: Content

    /// The text that is searched; the empty string without any. Setting it tells the delegate nothing, but the updater of a search that goes on.
    open var text: String? {
        get { searchTextField.text }
        set { parts.setText(newValue) }
    }

    /// The text of a line above the field; there is no line for nil and for an empty text.
    open var prompt: String? {
        didSet { if prompt != oldValue { parts.rowsDidChange() } }
    }

    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// The field itself. An app may change its looks; with a delegate of the app's own, the bar's delegate hears of changes of the text alone.
    open var searchTextField: UISearchTextField { parts.field }

    // MARK: Buttons

    /// Whether there is a button that ends the search. For a search controller, which shows it by itself, setting it is
    /// `automaticallyShowsCancelButton = false` too.
    open var showsCancelButton: Bool {
        get { parts.showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        session?.showsCancelItself = false
        parts.setShowsCancel(showsCancelButton, animated: animated)
    }

    /// Whether a button in an empty field leads to bookmarks.
    open var showsBookmarkButton = false {
        didSet { parts.accessoryDidChange() }
    }

    /// Whether a button in an empty field leads to earlier results. The bookmarks come first.
    open var showsSearchResultsButton = false {
        didSet { parts.accessoryDidChange() }
    }

    open var isSearchResultsButtonSelected = false {
        didSet { parts.accessoryDidChange() }
    }

    // MARK: Scopes

    /// The names of the scopes. There is nothing to choose with fewer than two.
    open var scopeButtonTitles: [String]? {
        didSet { if scopeButtonTitles != oldValue { parts.scopesDidChange() } }
    }

    /// The index of the chosen scope; 0 at first. Setting it tells nobody.
    open var selectedScopeButtonIndex = 0 {
        didSet { parts.selectionDidChange() }
    }

    /// Whether the scopes are shown, if there are two or more. For a search controller, which shows them by itself, setting it is
    /// `automaticallyShowsScopeBar = false` too.
    open var showsScopeBar: Bool {
        get { parts.showsScopes }
        set { setShowsScope(newValue, animated: false) }
    }

    open func setShowsScope(_ show: Bool, animated: Bool) {
        session?.showsScopesItself = false
        parts.setShowsScopes(show, animated: animated)
    }

    // MARK: Look

    open var searchBarStyle = Style.default {
        didSet { parts.groundDidChange() }
    }

    /// The colour of the ground; nil stands for the system's. `minimal` has no ground.
    open var barTintColor: UIColor? {
        didSet {
            noteLook(.barTintColor)
            parts.groundDidChange()
        }
    }

    /// Whether the ground may let something through: one that is not translucent is drawn on the system's background.
    open var isTranslucent = true {
        didSet { parts.groundDidChange() }
    }

    /// The image behind the bar in place of its ground, stretched as its cap insets say. A bar in a navigation bar makes no use of it.
    open var backgroundImage: UIImage? {
        didSet { parts.groundDidChange() }
    }

    /// Takes an image in place of the bar's own; nil takes the bar's own again. Of states, `disabled` and `selected` count where the part has
    /// them.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        parts.setImage(iconImage, for: icon, state)
    }

    /// The image that was set for just this state.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { parts.images[icon]?[state] }

    /// Whether the user can search.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { parts.enablingDidChange() } }
    }

    // MARK: Size and layout

    /// The rows that the bar consists of.
    final var rows: SearchBarRows { parts.rows }

    /// The distance that the parts keep from the edges, in points; nil for a bar that is by itself.
    final var sideMargins: NSDirectionalEdgeInsets? {
        didSet { if sideMargins != oldValue { setNeedsLayout() } }
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: rows.height)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rows.height)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        parts.layOut()
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection { setNeedsLayout() }
    }

    // MARK: First responder

    // The field takes the keys.
    override open var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    override open var isFirstResponder: Bool { searchTextField.isFirstResponder }
    @discardableResult override open func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult override open func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
    override open var canBecomeFocused: Bool { false }

    // MARK: Traits of the keyboard

    // These are the traits of the field.

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }

    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }

    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }

    open var smartQuotesType: UITextSmartQuotesType {
        get { searchTextField.smartQuotesType }
        set { searchTextField.smartQuotesType = newValue }
    }

    open var smartDashesType: UITextSmartDashesType {
        get { searchTextField.smartDashesType }
        set { searchTextField.smartDashesType = newValue }
    }

    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { searchTextField.smartInsertDeleteType }
        set { searchTextField.smartInsertDeleteType = newValue }
    }

    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }

    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }

    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }

    /// Whether Return does nothing while there is no text, for which nothing can be searched; true at first.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }

    open var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }

    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
}
