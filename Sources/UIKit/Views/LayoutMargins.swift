/// What a view keeps about its margins.
struct LayoutMargins {
    /// The view's own part.
    enum Own {
        /// 8 points, or the system's minimum in the root view of a controller.
        case standard
        case absolute(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)

        var isFinite: Bool {
            switch self {
            case .standard: true
            case .absolute(let insets):
                [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite)
            case .directional(let insets):
                [insets.top, insets.leading, insets.bottom, insets.trailing].allSatisfy(\.isFinite)
            }
        }
    }

    static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    var own = Own.standard
    var preservesSuperview = false
    var includesSafeArea = true
}

extension UIView {
    /// The margins that count: own ones, the system's minimum, the safe area and the superview's margins together.
    var effectiveLayoutMargins: UIEdgeInsets {
        var result = ownLayoutMargins
        if margins.includesSafeArea { result.add(safeArea.insets) }
        if margins.preservesSuperview, let superview {
            let covered = overlap(withEdges: superview.layoutMargins)
            result = UIEdgeInsets(
                top: max(result.top, covered.top), left: max(result.left, covered.left),
                bottom: max(result.bottom, covered.bottom), right: max(result.right, covered.right))
        }
        return result
    }

    func setOwnMargins(_ own: LayoutMargins.Own) {
        guard own.isFinite else {
            UsageDiagnostic.report(.notFinite, "layoutMargins of \(self) cannot be \(own); the old ones stay")
            return
        }
        margins.own = own
    }

    private var ownLayoutMargins: UIEdgeInsets {
        let minimum = viewController.map {
            UIEdgeInsets($0.systemMinimumLayoutMargins, in: effectiveUserInterfaceLayoutDirection)
        }
        let isRoot = viewController?.viewRespectsSystemMinimumLayoutMargins == true
        var own: UIEdgeInsets
        switch margins.own {
        case .standard: return isRoot ? minimum ?? LayoutMargins.standard : LayoutMargins.standard
        case .absolute(let insets): own = insets
        case .directional(let insets): own = UIEdgeInsets(insets, in: effectiveUserInterfaceLayoutDirection)
        }
        if isRoot, let minimum {
            own.left = max(own.left, minimum.left)
            own.right = max(own.right, minimum.right)
        }
        return own
    }

    /// Tells of margins that are not those that were told last.
    func updateLayoutMargins() {
        guard !marginTelling.isGoingOn else {
            marginTelling.isDueAgain = true
            return
        }
        marginTelling.isGoingOn = true
        var rounds = 0
        repeat {
            marginTelling.isDueAgain = false
            tellLayoutMargins()
            rounds += 1
        } while marginTelling.isDueAgain && rounds < LayoutSettling.mostRounds
        marginTelling.isGoingOn = false
        if marginTelling.isDueAgain {
            LayoutSettling.report(self, "changes its margins each time that it hears of them")
        }
    }

    private func tellLayoutMargins() {
        let new = effectiveLayoutMargins
        guard new != toldLayoutMargins else { return }
        toldLayoutMargins = new
        LayoutCauses.current?.noteInsets(of: self)
        if containsAutoLayout { layoutEngine?.insetsDidChange(of: self) }
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
        setNeedsLayout()
        for subview in subviews where subview.margins.preservesSuperview {
            subview.updateLayoutMargins()
        }
    }
}
