/// Where elements can be looked for: a host, a pane, an element that has others in it.
///
/// Bars and what else has elements in it are places to look in too: `host.navigationBar.button("Edit")`.
///
/// A text is the element's identifier, its label or its value. Nothing is looked for before it is needed, so an element may be named
/// that is not there yet.
@MainActor public protocol ElementFinding {
    /// All of a kind, of whatever text, in the order in which they are shown from back to front.
    func elements(_ kind: ElementKind?, _ text: String?) -> ElementList
}

extension ElementFinding {
    public func elements(_ kind: ElementKind? = nil) -> ElementList { elements(kind, nil) }

    /// The one that has this text, of whatever kind.
    public func element(_ text: String) -> Element { elements(nil, text).only }
    /// The button that is called so, in a bar or anywhere else. `tab(_:)`, `barButton(_:)` and `backButton` are narrower.
    public func button(_ text: String) -> Element { elements(.button, text).only }
    public func staticText(_ text: String) -> Element { elements(.staticText, text).only }
    public func image(_ text: String) -> Element { elements(.image, text).only }
    public func textField(_ text: String) -> Element { elements(.textField, text).only }
    public func slider(_ text: String) -> Element { elements(.slider, text).only }
    public func stepper(_ text: String) -> Element { elements(.stepper, text).only }
    public func segmentedControl(_ text: String) -> Element { elements(.segmentedControl, text).only }
    public func pageIndicator(_ text: String) -> Element { elements(.pageIndicator, text).only }
    public func progressIndicator(_ text: String) -> Element { elements(.progressIndicator, text).only }
    public func activityIndicator(_ text: String) -> Element { elements(.activityIndicator, text).only }
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
    public var staticTexts: ElementList { elements(.staticText) }
    public var images: ElementList { elements(.image) }
    public var switches: ElementList { elements(.switch) }
    public var textFields: ElementList { elements(.textField) }
    public var sliders: ElementList { elements(.slider) }
    public var steppers: ElementList { elements(.stepper) }
    public var segmentedControls: ElementList { elements(.segmentedControl) }
    public var pageIndicators: ElementList { elements(.pageIndicator) }
    public var progressIndicators: ElementList { elements(.progressIndicator) }
    public var activityIndicators: ElementList { elements(.activityIndicator) }
    public var navigationBars: ElementList { elements(.navigationBar) }
    public var tabBars: ElementList { elements(.tabBar) }
    public var toolbars: ElementList { elements(.toolbar) }
    public var backButtons: ElementList { elements(.backButton) }
    public var barButtons: ElementList { elements(.barButton) }
    public var tabs: ElementList { elements(.tab) }
}
