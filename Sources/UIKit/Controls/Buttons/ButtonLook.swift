/// The colours of a button with a configuration in one state.
@MainActor struct ButtonLook: Equatable {
    private(set) var foreground: UIColor
    private(set) var background: UIColor
    /// The line of a bordered button, unless the configuration has one of its own.
    private(set) var line: UIColor?

    init(_ configuration: UIButton.Configuration, role: UIButton.Role, state: UIControl.State, tint: UIColor) {
        let isPressed = state.contains(.highlighted)
        let isChosen = state.contains(.selected) && configuration.automaticallyUpdateForSelection
        let accent = role == .destructive ? ControlColors.destructive : tint
        let base = configuration.baseBackgroundColor
        foreground = configuration.baseForegroundColor ?? accent
        switch configuration.style {
        case .plain:
            background = base ?? .clear
            if isChosen || isPressed { wash(accent, isChosen && isPressed, configuration) }
        case .borderless:
            background = base ?? .clear
            if isPressed { foreground = foreground.withAlphaComponent(0.5) }
        case .gray:
            background = base ?? (isPressed ? ControlColors.pressedSurface : ControlColors.surface)
            foreground = configuration.baseForegroundColor ?? accent.onWash
            if isChosen { wash(accent, isPressed, configuration) }
        case .bordered:
            background = base ?? (isPressed ? ControlColors.surface : .clear)
            if isPressed { foreground = configuration.baseForegroundColor ?? accent.onWash }
            if isChosen { wash(accent, isPressed, configuration) }
            line = isChosen ? accent : ControlColors.mark
        case .tinted where isChosen, .filled:
            background = base ?? accent
            if isPressed { background = background.pressed }
            foreground = configuration.baseForegroundColor ?? ControlColors.onTint
        case .tinted:
            background = (base ?? accent).wash(isPressed)
            foreground = configuration.baseForegroundColor ?? accent.onWash
        }
        if let set = configuration.background.backgroundColor {
            background = isPressed ? set.pressed : set
        }
        if let transformer = configuration.background.backgroundColorTransformer {
            background = transformer(background)
        }
        if state.contains(.disabled) { disable(configuration) }
    }

    private mutating func wash(_ accent: UIColor, _ isStrong: Bool, _ configuration: UIButton.Configuration) {
        guard configuration.baseBackgroundColor == nil else { return }
        background = accent.wash(isStrong)
        foreground = configuration.baseForegroundColor ?? accent.onWash
    }

    private mutating func disable(_ configuration: UIButton.Configuration) {
        foreground = ControlColors.disabledText
        switch configuration.style {
        case .plain, .borderless: break
        case .bordered: line = ControlColors.disabledMark
        case .gray, .tinted, .filled: background = ControlColors.surface
        }
    }
}
