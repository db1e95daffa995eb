import CoreGraphics

/// The rows of a search bar, from the top: a line that says what is searched, the field, and a choice of scopes. All lengths are in points.
struct SearchBarRows: Equatable {
    var hasPrompt = false
    var hasScopes = false
    /// Whether the bar stands in a navigation bar, which has room of its own above it.
    var isInNavigationBar = false
    /// The height that the field has by its font.
    var fieldHeight: CGFloat = 36

    static let promptHeight: CGFloat = 26
    static let scopesHeight: CGFloat = 32
    /// The distance between the field and the scopes.
    static let gap: CGFloat = 10

    /// The room above the field.
    private var margin: CGFloat {
        isInNavigationBar ? 1 : 10
    }

    /// The room below the field, or the scopes.
    private var lowerMargin: CGFloat {
        isInNavigationBar ? 15 : 10
    }

    var field: Range<CGFloat> {
        let top = (hasPrompt ? Self.promptHeight : 0) + margin
        return top..<(top + fieldHeight)
    }

    var scopes: Range<CGFloat> {
        let top = field.upperBound + Self.gap
        return top..<(top + Self.scopesHeight)
    }

    var height: CGFloat {
        (hasScopes ? scopes : field).upperBound + lowerMargin
    }
}
