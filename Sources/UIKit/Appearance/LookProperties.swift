/// The properties that `appearance()` can set, one bit each. A view has a set of those that were set on itself.
struct LookProperties: OptionSet, Hashable {
    let rawValue: UInt32

    static let backgroundColor = LookProperties(rawValue: 1 << 0)
    static let tintColor = LookProperties(rawValue: 1 << 1)
    static let standardAppearance = LookProperties(rawValue: 1 << 2)
    static let compactAppearance = LookProperties(rawValue: 1 << 3)
    static let scrollEdgeAppearance = LookProperties(rawValue: 1 << 4)
    static let compactScrollEdgeAppearance = LookProperties(rawValue: 1 << 5)
    static let barTintColor = LookProperties(rawValue: 1 << 6)
    static let titleTextAttributes = LookProperties(rawValue: 1 << 7)
    static let largeTitleTextAttributes = LookProperties(rawValue: 1 << 8)
    static let isTranslucent = LookProperties(rawValue: 1 << 9)
    static let prefersLargeTitles = LookProperties(rawValue: 1 << 10)
    static let unselectedItemTintColor = LookProperties(rawValue: 1 << 11)
    static let separatorColor = LookProperties(rawValue: 1 << 12)
    static let separatorStyle = LookProperties(rawValue: 1 << 13)
    static let sectionHeaderTopPadding = LookProperties(rawValue: 1 << 14)
    static let textColor = LookProperties(rawValue: 1 << 15)
    static let font = LookProperties(rawValue: 1 << 16)
    static let onTintColor = LookProperties(rawValue: 1 << 17)
    static let thumbTintColor = LookProperties(rawValue: 1 << 18)
    static let minimumTrackTintColor = LookProperties(rawValue: 1 << 19)
    static let maximumTrackTintColor = LookProperties(rawValue: 1 << 20)
    static let progressTintColor = LookProperties(rawValue: 1 << 21)
    static let trackTintColor = LookProperties(rawValue: 1 << 22)
    static let pageIndicatorTintColor = LookProperties(rawValue: 1 << 23)
    static let currentPageIndicatorTintColor = LookProperties(rawValue: 1 << 24)
    static let selectedSegmentTintColor = LookProperties(rawValue: 1 << 25)
    static let color = LookProperties(rawValue: 1 << 26)

    /// The attributes of titles in a state. All states but these four are one property.
    static func titleTextAttributes(for state: UIControl.State) -> LookProperties {
        switch state {
        case .normal: LookProperties(rawValue: 1 << 27)
        case .highlighted: LookProperties(rawValue: 1 << 28)
        case .disabled: LookProperties(rawValue: 1 << 29)
        case .selected: LookProperties(rawValue: 1 << 30)
        default: LookProperties(rawValue: 1 << 31)
        }
    }
}
