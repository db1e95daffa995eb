import CoreGraphics
import WireMessages

extension PresentationRequest {
    init(wire: Mullion_V1_SceneDidPresent) throws(Misbehaviour) {
        let directions = ArrowDirections(rawValue: wire.arrowDirections)
        guard directions.isSubset(of: .all) else {
            throw Misbehaviour(.outOfRange, "\(wire.arrowDirections) is no set of directions", at: ["arrow_directions"])
        }
        let style = try Style(wire: wire.style)
        let adaptiveStyle =
            wire.adaptiveStyle == .unspecified ? nil : try Style(wire: wire.adaptiveStyle, "adaptive_style")
        if let adaptiveStyle, !Self.adaptiveStyles(of: style).contains(adaptiveStyle) {
            throw Misbehaviour(
                .outOfRange, "\(style.rawValue) does not become \(adaptiveStyle.rawValue)", at: ["adaptive_style"])
        }
        self.init(
            offer: try WireNumber.serial(wire.offer, "offer"), style: style, adaptiveStyle: adaptiveStyle,
            transition: try Transition(wire: wire.transition), isAnimated: wire.animated,
            anchor: wire.hasAnchor ? try within("anchor", try CGRect(wire: wire.anchor)) : nil,
            anchorButton: wire.hasAnchorButton ? try WireNumber.serial(wire.anchorButton, "anchor_button") : nil,
            arrowDirections: directions.isEmpty ? .all : directions,
            sheet: wire.hasSheet ? try within("sheet", try SheetDescription(wire: wire.sheet)) : nil,
            alert: wire.hasAlert ? try within("alert", try AlertDescription(wire: wire.alert)) : nil)
    }

    var wire: Mullion_V1_SceneDidPresent {
        .with {
            $0.offer = offer.rawValue
            $0.style = style.wire
            if let adaptiveStyle { $0.adaptiveStyle = adaptiveStyle.wire }
            $0.transition = transition.wire
            $0.animated = isAnimated
            if let anchor { $0.anchor = anchor.wire }
            if let anchorButton { $0.anchorButton = anchorButton.rawValue }
            $0.arrowDirections = arrowDirections.rawValue
            if let sheet { $0.sheet = sheet.wire }
            if let alert { $0.alert = alert.wire }
        }
    }
}

extension PresentationRequest.Style {
    fileprivate init(wire: Mullion_V1_PresentationStyle, _ field: String = "style") throws(Misbehaviour) {
        guard let style = Self.allCases.first(where: { $0.wire == wire }) else {
            throw Misbehaviour(.unknownCase, "\(wire.rawValue) is no style", at: [field])
        }
        self = style
    }

    fileprivate var wire: Mullion_V1_PresentationStyle {
        switch self {
        case .fullScreen: .fullScreen
        case .pageSheet: .pageSheet
        case .formSheet: .formSheet
        case .currentContext: .currentContext
        case .overFullScreen: .overFullScreen
        case .overCurrentContext: .overCurrentContext
        case .popover: .popover
        }
    }
}

extension PresentationRequest.Transition {
    fileprivate init(wire: Mullion_V1_PresentationTransition) throws(Misbehaviour) {
        guard let transition = Self.allCases.first(where: { $0.wire == wire }) else {
            throw Misbehaviour(.unknownCase, "\(wire.rawValue) is no transition", at: ["transition"])
        }
        self = transition
    }

    fileprivate var wire: Mullion_V1_PresentationTransition {
        switch self {
        case .coverVertical: .unspecified
        case .flipHorizontal: .flipHorizontal
        case .crossDissolve: .crossDissolve
        case .partialCurl: .partialCurl
        }
    }
}

extension PresentationPhase {
    init(wire: Mullion_V1_PresentationPhase) throws(Misbehaviour) {
        guard let phase = Self.allCases.first(where: { $0.wire == wire }) else {
            throw Misbehaviour(.unknownCase, "\(wire.rawValue) is no phase", at: ["phase"])
        }
        self = phase
    }

    var wire: Mullion_V1_PresentationPhase {
        switch self {
        case .none: .unspecified
        case .presenting: .presenting
        case .presented: .presented
        case .dismissing: .dismissing
        }
    }
}

extension SheetDescription {
    init(wire: Mullion_V1_SheetOptions) throws(Misbehaviour) {
        try WireNumber.count(wire.detents.count, upTo: Self.mostDetents, "detents")
        var detents: [Detent] = []
        for (index, detent) in wire.detents.enumerated() {
            detents.append(try within("detents[\(index)]", try Detent(wire: detent)))
        }
        self.init(
            detents: detents,
            selected: wire.hasSelected ? try Self.place(wire.selected, in: detents, "selected") : nil,
            largestUndimmed: wire.hasLargestUndimmed
                ? try Self.place(wire.largestUndimmed, in: detents, "largest_undimmed") : nil,
            hasGrabber: wire.grabber)
        cornerRadius = wire.hasCornerRadius ? try WireNumber.length(wire.cornerRadius, "corner_radius") : nil
        isAttachedInCompactHeight = wire.attachedInCompactHeight
        widthFollowsPreferredSize = wire.widthFollowsPreferredSize
        answeredChoice =
            wire.hasAnsweredChoice ? try WireNumber.serial(wire.answeredChoice, "answered_choice") : nil
        isAnimated = wire.animated
    }

    private static func place(_ value: UInt32, in detents: [Detent], _ field: String) throws(Misbehaviour) -> Int {
        guard let place = Int(exactly: value), detents.indices.contains(place) else {
            throw Misbehaviour(.outOfRange, "\(value) is no place in a list of \(detents.count)", at: [field])
        }
        return place
    }

    var wire: Mullion_V1_SheetOptions {
        .with {
            $0.detents = detents.prefix(Self.mostDetents).map(\.wire)
            if let selected { $0.selected = UInt32(clamping: selected) }
            if let largestUndimmed { $0.largestUndimmed = UInt32(clamping: largestUndimmed) }
            $0.grabber = hasGrabber
            if let cornerRadius { $0.cornerRadius = WireNumber.length(cornerRadius) }
            $0.attachedInCompactHeight = isAttachedInCompactHeight
            $0.widthFollowsPreferredSize = widthFollowsPreferredSize
            if let answeredChoice { $0.answeredChoice = answeredChoice.rawValue }
            $0.animated = isAnimated
        }
    }
}

extension SheetDescription.Detent {
    fileprivate init(wire: Mullion_V1_SheetDetent) throws(Misbehaviour) {
        switch wire.height {
        case .medium: self = .medium
        case .large: self = .large
        case .points(let points): self = .points(try WireNumber.positive(points, "points"))
        case nil: throw Misbehaviour(.missingField, "it must be there", at: ["height"])
        }
    }

    fileprivate var wire: Mullion_V1_SheetDetent {
        .with {
            switch self {
            case .medium: $0.medium = true
            case .large: $0.large = true
            case .points(let points): $0.points = WireNumber.positive(points, else: 1)
            }
        }
    }
}

extension AlertDescription {
    init(wire: Mullion_V1_Alert) throws(Misbehaviour) {
        try WireNumber.count(wire.actions.count, upTo: Self.mostActions, "actions")
        var actions: [Action] = []
        for (index, action) in wire.actions.enumerated() {
            actions.append(try within("actions[\(index)]", try Action(wire: action)))
        }
        guard actions.count(where: { $0.style == .cancel }) <= 1, actions.count(where: \.isPreferred) <= 1 else {
            throw Misbehaviour(.outOfRange, "more than one action cancels, or is preferred", at: ["actions"])
        }
        self.init(
            title: wire.hasTitle ? try WireNumber.text(wire.title, upTo: Self.longestTitle, "title") : nil,
            message: wire.hasMessage ? try WireNumber.text(wire.message, upTo: Self.longestMessage, "message") : nil,
            isActionSheet: wire.actionSheet, actions: actions)
    }

    var wire: Mullion_V1_Alert {
        .with {
            if let title { $0.title = WireNumber.text(title, upTo: Self.longestTitle) }
            if let message { $0.message = WireNumber.text(message, upTo: Self.longestMessage) }
            $0.actionSheet = isActionSheet
            $0.actions = actions.prefix(Self.mostActions).map(\.wire)
        }
    }
}

extension AlertDescription.Action {
    fileprivate init(wire: Mullion_V1_AlertAction) throws(Misbehaviour) {
        let style: Style
        switch wire.style {
        case .unspecified: style = .plain
        case .cancel: style = .cancel
        case .destructive: style = .destructive
        case .UNRECOGNIZED(let value):
            throw Misbehaviour(.unknownCase, "\(value) is no style", at: ["style"])
        }
        self.init(
            title: try WireNumber.text(wire.title, upTo: AlertDescription.longestActionTitle, "title"), style: style,
            isEnabled: !wire.disabled, isPreferred: wire.preferred)
    }

    fileprivate var wire: Mullion_V1_AlertAction {
        .with {
            $0.title = WireNumber.text(title, upTo: AlertDescription.longestActionTitle)
            switch style {
            case .plain: break
            case .cancel: $0.style = .cancel
            case .destructive: $0.style = .destructive
            }
            $0.disabled = !isEnabled
            $0.preferred = isPreferred
        }
    }
}
