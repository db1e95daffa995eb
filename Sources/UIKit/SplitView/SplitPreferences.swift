/// Which columns a split view shows, by what the app prefers and the room that there is.
struct SplitPreferences: Equatable {
    typealias Controller = UISplitViewController

    let style: Controller.Style
    var mode = Controller.DisplayMode.automatic
    var behavior = Controller.SplitBehavior.automatic

    /// The least that a secondary column keeps beside two others by itself, in points.
    private static let leastSecondaryWidth: CGFloat = 320

    var mostColumns: Int {
        style == .tripleColumn ? 2 : 1
    }

    /// Whether there is room for columns side by side by itself: as on a tablet that is held across.
    static func isWide(_ size: CGSize) -> Bool {
        size.width > size.height
    }

    func behavior(in size: CGSize) -> Controller.SplitBehavior {
        if behavior != .automatic { return behavior }
        if mode.behavior != .automatic { return mode.behavior }
        return Self.isWide(size) ? .tile : .overlay
    }

    /// - Parameter others: How wide the other columns are together, in points.
    func mode(in size: CGSize, others: CGFloat) -> Controller.DisplayMode {
        mode(columns: mode == .automatic ? usualColumns(in: size, others) : mode.columns, in: size)
    }

    func mode(columns: Int, in size: CGSize) -> Controller.DisplayMode {
        Controller.DisplayMode(columns: min(columns, mostColumns), behavior(in: size))
    }

    private func usualColumns(in size: CGSize, _ others: CGFloat) -> Int {
        guard Self.isWide(size) else { return 0 }
        return size.width - others < Self.leastSecondaryWidth ? 1 : mostColumns
    }
}
