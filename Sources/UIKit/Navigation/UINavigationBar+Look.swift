/// Which appearance counts.
extension UINavigationBar {
    func appearance(showing item: UINavigationItem?) -> UINavigationBarAppearance {
        let isCompact = traitCollection.verticalSizeClass == .compact
        return appearances.best(with: item?.appearances, isCompact: isCompact) ?? usualAppearance
    }

    /// That of a bar without any.
    var usualAppearance: UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        if let barTintColor { appearance.backgroundColor = barTintColor }
        appearance.titleTextAttributes = titleTextAttributes ?? [:]
        appearance.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
        return appearance
    }
}
