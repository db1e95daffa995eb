/// All that an app has said by `appearance()` of the looks of its views.
///
/// Each process has its own. A rule is made when it is asked for, and kept.
@MainActor package final class AppearanceRules {
    package static let shared = AppearanceRules()

    private var rules: [AppearanceRule.Key: AppearanceRule] = [:]
    /// Whether what is set now is no setting of the app's on a view itself.
    private var isQuiet = false

    private init() {}

    func rule(for type: UIView.Type, in containers: [any UIAppearanceContainer.Type]) -> AppearanceRule {
        let key = AppearanceRule.Key(type, containers)
        if let known = rules[key] { return known }
        let rule = AppearanceRule(type, in: containers, number: rules.count)
        rules[key] = rule
        return rule
    }

    /// Forgets everything, for tests. Views keep what they have.
    package func removeAll() {
        rules = [:]
    }

    // MARK: Own looks of views

    /// Makes changes that leave the properties open to what `appearance()` says: the standard looks of a class.
    func setStandardLook(_ changes: () -> Void) {
        let before = isQuiet
        isQuiet = true
        changes()
        isQuiet = before
    }

    /// A property of the view is being set: by the app, unless that comes from a rule or is the standard look of the class.
    func note(_ property: LookProperties, of view: UIView) {
        if !isQuiet { view.ownLook.insert(property) }
    }

    // MARK: Applying

    /// Gives the view what the rules say of it, but for the properties that were set on itself. Nothing of it is animated.
    func apply(to view: UIView) {
        guard !rules.isEmpty else { return }
        let settings = settings(for: view)
        guard !settings.isEmpty else { return }
        UIView.performWithoutAnimation {
            setStandardLook {
                for (property, setting) in settings.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                    view.givenLook.insert(property)
                    setting.apply(view)
                }
            }
        }
    }

    private func settings(for view: UIView) -> [LookProperties: AppearanceRule.Setting] {
        let fitting = rules.values.filter { !$0.settings.isEmpty && view.isKind(of: $0.type) }
        let hierarchy = fitting.contains { !$0.containers.isEmpty } ? Self.hierarchy(around: view) : []
        var best: [LookProperties: (rank: AppearanceRank, setting: AppearanceRule.Setting)] = [:]
        for rule in fitting {
            guard let places = rule.places(in: hierarchy) else { continue }
            let rank = AppearanceRank(depth: depth(of: rule.type), places: places, number: rule.number)
            for (property, setting) in rule.settings where !view.ownLook.contains(property) {
                if let known = best[property], rank < known.rank { continue }
                best[property] = (rank, setting)
            }
        }
        return best.mapValues(\.setting)
    }

    private func depth(of type: UIView.Type) -> Int {
        Set(rules.values.map { ObjectIdentifier($0.type) }.filter { isDerived(type, from: $0) }).count
    }

    private func isDerived(_ type: UIView.Type, from superclass: ObjectIdentifier) -> Bool {
        var candidate: AnyClass? = _getSuperclass(type)
        while let current = candidate {
            if ObjectIdentifier(current) == superclass { return true }
            candidate = _getSuperclass(current)
        }
        return false
    }

    /// Everything that a view is in, from the window on: views, each after the controller whose view it is.
    private static func hierarchy(around view: UIView) -> [AnyObject] {
        var inward: [AnyObject] = []
        if let controller = view.viewController { inward.append(controller) }
        var ancestor = view.superview
        while let current = ancestor {
            inward.append(current)
            if let controller = current.viewController { inward.append(controller) }
            ancestor = current.superview
        }
        return inward.reversed()
    }
}
