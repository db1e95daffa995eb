/// How the ground of a bar looks. A bar takes a copy: what is changed of an appearance afterwards counts when it is set again.
@preconcurrency @MainActor open class UIBarAppearance: NSObjectProtocol, Hashable, CustomStringConvertible {
    /// The colour of the bar's ground, over what lies below the bar; with nil that is seen.
    open var backgroundColor: UIColor?

    /// The colour of the line at the bar's edge; with nil there is none.
    open var shadowColor: UIColor?

    public init() {
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    /// Makes an appearance with the ground and the line of another one. The appearance of a navigation bar, a toolbar or a tab bar takes over the rest
    /// of one of its own class, too.
    public required init(barAppearance: UIBarAppearance) {
        backgroundColor = barAppearance.backgroundColor
        shadowColor = barAppearance.shadowColor
    }

    /// Gives the appearance the ground that bars have by themselves, which has no transparency.
    open func configureWithDefaultBackground() {
        configureWithOpaqueBackground()
    }

    open func configureWithOpaqueBackground() {
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    open func configureWithTransparentBackground() {
        backgroundColor = nil
        shadowColor = nil
    }

    /// - Returns: One of the same class.
    open func copy() -> Any {
        type(of: self).init(barAppearance: self)
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UIBarAppearance, right: UIBarAppearance) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
