/// The options with which a page view controller is made, as far as they count with its style.
struct PageOptions: Equatable {
    /// The place of the spine: `none` with the style `scroll`, and never `none` with the style `pageCurl`.
    let spineLocation: UIPageViewController.SpineLocation
    /// The space between two pages, in points: finite, and not less than 0.
    let spacing: CGFloat

    init(_ options: [UIPageViewController.OptionsKey: Any]?, style: UIPageViewController.TransitionStyle) {
        switch style {
        case .scroll:
            spineLocation = .none
            let number = AttributeNumber(options?[.interPageSpacing])?.value ?? 0
            spacing = number.isFinite ? max(0, number) : 0
        case .pageCurl:
            spineLocation = Self.spineLocation(options?[.spineLocation])
            spacing = 0
        }
    }

    private static func spineLocation(_ option: Any?) -> UIPageViewController.SpineLocation {
        if let location = option as? UIPageViewController.SpineLocation { return location == .none ? .min : location }
        let number = AttributeNumber(option)?.value
        let all: [UIPageViewController.SpineLocation] = [.min, .mid, .max]
        return all.first { CGFloat($0.rawValue) == number } ?? .min
    }
}
