import CoreGraphics

/// What a scene's controller wants to be presented, and how.
package struct PresentationRequest: Hashable, Sendable {
    package enum Style: String, Hashable, Sendable, CaseIterable {
        case fullScreen, pageSheet, formSheet, currentContext, overFullScreen, overCurrentContext, popover
    }

    /// The styles in which something may be presented, where there is little width, that was to have this one.
    package static func adaptiveStyles(of style: Style) -> Set<Style> {
        switch style {
        case .popover: [.popover, .fullScreen, .overFullScreen, .pageSheet, .formSheet]
        case .pageSheet, .formSheet: [style, .fullScreen, .overFullScreen]
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext: []
        }
    }

    package enum Transition: String, Hashable, Sendable, CaseIterable {
        case coverVertical, flipHorizontal, crossDissolve, partialCurl
    }

    /// Where the arrow of a popover may point to, one bit each.
    package struct ArrowDirections: OptionSet, Hashable, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        package static let all = Self(rawValue: 0b1111)
    }

    package var offer: OfferID
    package var style: Style
    /// The style where there is little width, one of the `adaptiveStyles(of:)`; nil leaves it to the host's rule.
    package var adaptiveStyle: Style?
    package var transition: Transition
    package var isAnimated: Bool
    /// What a popover or an action sheet belongs to, in the coordinates of the scene's root, in points; nil: nothing.
    package var anchor: CGRect?
    /// The button in a bar of the host's to which a popover or an action sheet belongs; nil: none. It wins over the anchor as long as the
    /// button is shown.
    package var anchorButton: BarButtonID?
    /// Never empty.
    package var arrowDirections: ArrowDirections
    /// The app's wishes for a sheet, or for the one that a popover becomes; nil for a sheet of one height, the largest.
    package var sheet: SheetDescription?
    /// What is presented in place of a controller of the plugin; nil: that is.
    package var alert: AlertDescription?

    package init(
        offer: OfferID, style: Style, adaptiveStyle: Style? = nil, transition: Transition = .coverVertical,
        isAnimated: Bool, anchor: CGRect? = nil,
        anchorButton: BarButtonID? = nil, arrowDirections: ArrowDirections = .all, sheet: SheetDescription? = nil,
        alert: AlertDescription? = nil
    ) {
        self.offer = offer
        self.style = style
        self.adaptiveStyle = adaptiveStyle
        self.transition = transition
        self.isAnimated = isAnimated
        self.anchor = anchor
        self.anchorButton = anchorButton
        self.arrowDirections = arrowDirections
        self.sheet = sheet
        self.alert = alert
    }
}

extension PresentationRequest: CustomStringConvertible {
    /// Without the words of an alert, which are nobody's business in a trace.
    package var description: String {
        let words = [
            "offer: \(offer)", style.rawValue, adaptiveStyle.map { "or \($0.rawValue)" }, isAnimated ? "animated" : nil,
            anchor.map { "at \(TraceText.size($0.size))" }, anchorButton.map { "at button \($0)" },
            sheet.map { "\($0.detents.count) detents" }, alert.map { "an alert of \($0.actions.count) actions" },
        ]
        return words.compactMap(\.self).joined(separator: ", ")
    }
}
