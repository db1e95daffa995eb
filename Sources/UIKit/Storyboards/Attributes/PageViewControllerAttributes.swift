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

    /// The distance between pages that scroll, in points, as options.
    static func options(_ coder: NSCoder) -> [UIPageViewController.OptionsKey: Any]? {
        guard let text = (coder as? InterfaceCoder)?.element["pageSpacing"], let spacing = InterfaceText.number(text)
        else {
            return nil
        }
        return [.interPageSpacing: spacing]
    }
}
