/// A place to look for elements in: a host, a pane, an element that has others in it.
///
/// Bars and what else has elements in it are places to look in too: `host.navigationBar.button("Edit")`.
///
/// A text is the element's identifier, its label or its value. Nothing is looked for before it is needed, so an element may be named
/// that is not there yet.
@MainActor public protocol ElementFinding {
    /// All of a kind, of whatever text, in the order in which they are read.
    func elements(_ kind: ElementKind?, _ text: String?) -> ElementList
}

extension ElementFinding {
    /// All elements of a kind, whatever their text; nil stands for all kinds.
    public func elements(_ kind: ElementKind? = nil) -> ElementList { elements(kind, nil) }

    /// The one that has this text, of whatever kind.
    public func element(_ text: String) -> Element { elements(nil, text).only }
    /// The button that is called so, in a bar or anywhere else. `tab(_:)`, `barButton(_:)` and `backButton` are narrower.
    public func button(_ text: String) -> Element { elements(.button, text).only }
    /// The only text that is called so.
    public func staticText(_ text: String) -> Element { elements(.staticText, text).only }
    /// The only image that is called so.
    public func image(_ text: String) -> Element { elements(.image, text).only }
    /// The only field for a line of text that is called so.
    public func textField(_ text: String) -> Element { elements(.textField, text).only }
    /// The only slider that is called so.
    public func slider(_ text: String) -> Element { elements(.slider, text).only }
    /// The only stepper that is called so.
    public func stepper(_ text: String) -> Element { elements(.stepper, text).only }
    /// The only segmented control that is called so.
    public func segmentedControl(_ text: String) -> Element { elements(.segmentedControl, text).only }
    /// The only page control that is called so.
    public func pageIndicator(_ text: String) -> Element { elements(.pageIndicator, text).only }
    /// The only progress view that is called so.
    public func progressIndicator(_ text: String) -> Element { elements(.progressIndicator, text).only }
    /// The only activity indicator that is called so.
    public func activityIndicator(_ text: String) -> Element { elements(.activityIndicator, text).only }
    /// The only switch that is called so.
    public func `switch`(_ text: String) -> Element { elements(.switch, text).only }

    /// The button of an item of a navigation bar or a toolbar, but for the one that leads back.
    public func barButton(_ text: String) -> Element { elements(.barButton, text).only }
    /// The button of an item of a tab bar.
    public func tab(_ text: String) -> Element { elements(.tab, text).only }

    /// The bar of the only navigation controller that is shown; with several, ask within a pane or choose one of `navigationBars`.
    public var navigationBar: Element { elements(.navigationBar).only }
    /// The bar of the only tab bar controller that is shown.
    public var tabBar: Element { elements(.tabBar).only }
    /// The only toolbar that is shown.
    public var toolbar: Element { elements(.toolbar).only }
    /// The only button that leads back, whatever it says.
    public var backButton: Element { elements(.backButton).only }

    /// All buttons, those in bars too.
    public var buttons: ElementList { elements(.button) }
    /// All texts, such as those of labels.
    public var staticTexts: ElementList { elements(.staticText) }
    /// All images that are elements.
    public var images: ElementList { elements(.image) }
    /// All switches that are shown.
    public var switches: ElementList { elements(.switch) }
    /// All fields for a line of text.
    public var textFields: ElementList { elements(.textField) }
    /// All sliders that are shown.
    public var sliders: ElementList { elements(.slider) }
    /// All steppers that are shown.
    public var steppers: ElementList { elements(.stepper) }
    /// All segmented controls that are shown.
    public var segmentedControls: ElementList { elements(.segmentedControl) }
    /// All page controls that are shown.
    public var pageIndicators: ElementList { elements(.pageIndicator) }
    /// All progress views that are shown.
    public var progressIndicators: ElementList { elements(.progressIndicator) }
    /// All activity indicators that are shown.
    public var activityIndicators: ElementList { elements(.activityIndicator) }
    /// All bars of navigation controllers.
    public var navigationBars: ElementList { elements(.navigationBar) }
    /// All bars of tab bar controllers.
    public var tabBars: ElementList { elements(.tabBar) }
    /// All toolbars that are shown.
    public var toolbars: ElementList { elements(.toolbar) }
    /// All buttons of navigation bars that lead back.
    public var backButtons: ElementList { elements(.backButton) }
    /// All buttons of the items of navigation bars and toolbars, but for those that lead back.
    public var barButtons: ElementList { elements(.barButton) }
    /// All buttons of the items of tab bars.
    public var tabs: ElementList { elements(.tab) }
}
