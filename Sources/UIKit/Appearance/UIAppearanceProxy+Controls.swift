// What each property does is said where the view has it.
extension UIAppearanceProxy where Styled: UISwitch {
    /// The colour of switches that are on.
    public var onTintColor: UIColor? {
        get { value(of: .onTintColor) }
        set { set(.onTintColor, to: newValue) { $0.onTintColor = newValue } }
    }

    /// The colour of the knobs.
    public var thumbTintColor: UIColor? {
        get { value(of: .thumbTintColor) }
        set { set(.thumbTintColor, to: newValue) { $0.thumbTintColor = newValue } }
    }
}

extension UIAppearanceProxy where Styled: UISlider {
    /// The colour of the tracks before the knobs.
    public var minimumTrackTintColor: UIColor? {
        get { value(of: .minimumTrackTintColor) }
        set { set(.minimumTrackTintColor, to: newValue) { $0.minimumTrackTintColor = newValue } }
    }

    /// The colour of the tracks behind the knobs.
    public var maximumTrackTintColor: UIColor? {
        get { value(of: .maximumTrackTintColor) }
        set { set(.maximumTrackTintColor, to: newValue) { $0.maximumTrackTintColor = newValue } }
    }

    /// The colour of the knobs.
    public var thumbTintColor: UIColor? {
        get { value(of: .thumbTintColor) }
        set { set(.thumbTintColor, to: newValue) { $0.thumbTintColor = newValue } }
    }
}

extension UIAppearanceProxy where Styled: UIProgressView {
    /// The colour of what is done.
    public var progressTintColor: UIColor? {
        get { value(of: .progressTintColor) }
        set { set(.progressTintColor, to: newValue) { $0.progressTintColor = newValue } }
    }

    /// The colour of what is left.
    public var trackTintColor: UIColor? {
        get { value(of: .trackTintColor) }
        set { set(.trackTintColor, to: newValue) { $0.trackTintColor = newValue } }
    }
}

extension UIAppearanceProxy where Styled: UIPageControl {
    /// The colour of the indicators of other pages.
    public var pageIndicatorTintColor: UIColor? {
        get { value(of: .pageIndicatorTintColor) }
        set { set(.pageIndicatorTintColor, to: newValue) { $0.pageIndicatorTintColor = newValue } }
    }

    /// The colour of the indicator of the page that is shown.
    public var currentPageIndicatorTintColor: UIColor? {
        get { value(of: .currentPageIndicatorTintColor) }
        set { set(.currentPageIndicatorTintColor, to: newValue) { $0.currentPageIndicatorTintColor = newValue } }
    }
}

extension UIAppearanceProxy where Styled: UISegmentedControl {
    /// The background of selected segments.
    public var selectedSegmentTintColor: UIColor? {
        get { value(of: .selectedSegmentTintColor) }
        set { set(.selectedSegmentTintColor, to: newValue) { $0.selectedSegmentTintColor = newValue } }
    }

    /// Sets the attributes that titles have in a state.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        let property = LookProperties.titleTextAttributes(for: state)
        set(property, to: attributes) { $0.setTitleTextAttributes(attributes, for: state) }
    }
}

extension UIAppearanceProxy where Styled: UIActivityIndicatorView {
    /// The colour of the spokes.
    public var color: UIColor? {
        get { value(of: .color) }
        set { set(.color, to: newValue) { $0.color = newValue } }
    }
}
