/// The attributes that Interface Builder writes of page view controllers. The way in which pages turn is known before they are read.
@MainActor enum PageViewControllerAttributes {
    static let table = AttributeTable(UIPageViewController.self) { table in
        table.flag("doubleSided") { $0.isDoubleSided = $1 }
        table.skip("transitionStyle", "navigationOrientation", "spineLocation", "pageSpacing")
    }

    static func transitionStyle(_ coder: NSCoder) -> UIPageViewController.TransitionStyle {
        (coder as? InterfaceCoder)?.element["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    }

    static func orientation(_ coder: NSCoder) -> UIPageViewController.NavigationOrientation {
        (coder as? InterfaceCoder)?.element["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    }

    /// The distance between pages that scroll, in points, and the place of the spine of those that curl, as options.
    static func options(_ coder: NSCoder) -> [UIPageViewController.OptionsKey: Any] {
        guard let element = (coder as? InterfaceCoder)?.element else { return [:] }
        var options: [UIPageViewController.OptionsKey: Any] = [:]
        options[.interPageSpacing] = element["pageSpacing"].flatMap(InterfaceText.number)
        options[.spineLocation] = element["spineLocation"].flatMap { spines[$0] }
        return options
    }

    private static let spines: [String: UIPageViewController.SpineLocation] = ["min": .min, "mid": .mid, "max": .max]
}
