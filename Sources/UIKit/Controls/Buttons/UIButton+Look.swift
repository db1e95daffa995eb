/// How a button comes by its content and its look, and how that passes over into another one.
extension UIButton {
    func take(_ primaryAction: UIAction?) {
        guard let primaryAction else { return }
        addAction(primaryAction, for: .primaryActionTriggered)
        let title = primaryAction.title.isEmpty ? nil : primaryAction.title
        if configuration != nil {
            if configuration?.title == nil, let title { configuration?.title = title }
            if configuration?.image == nil, let image = primaryAction.image { configuration?.image = image }
        } else {
            if let title { setTitle(title, for: .normal) }
            if let image = primaryAction.image { setImage(image, for: .normal) }
        }
    }

    func configurationDidChange(from old: Configuration?) {
        if old != nil, configuration == nil { content.label.font = .systemFont(ofSize: 15) }
        contentDidChange()
        setNeedsUpdateConfiguration()
    }

    func contentDidChange() {
        updateLook()
        invalidateIntrinsicContentSize()
    }

    func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        updateConfiguration()
        // What the update itself changed does not ask for another one.
        needsUpdateConfiguration = false
    }

    func updateLook() {
        if let configuration {
            let shown = automaticallyUpdatesConfiguration ? state : .normal
            let title =
                (menuSelection == nil ? configuration.attributedTitle : nil)
                ?? currentTitle.map { AttributedString($0) }
            content.show(
                configuration, title: title,
                look: ButtonLook(configuration, role: role, state: shown, tint: tintColor))
        } else {
            content.showPlain(color: plainTitleColor)
        }
        setNeedsLayout()
    }

    var plainTitleColor: UIColor {
        let color = currentTitleColor
        if !isEnabled, values.colors[.disabled] == nil { return ControlColors.disabledText }
        return isHighlighted && values.colors[.highlighted] == nil ? color.withAlphaComponent(0.4) : color
    }

    /// Lets the look of the pressed button go slowly; it comes at once.
    func fade() {
        UIView.animate(withDuration: ControlParts.fadeDuration, delay: 0, options: .beginFromCurrentState) {
            self.contentDidChange()
        }
        if let faintness { content.fadeIn(from: faintness, duration: ControlParts.fadeDuration) }
    }

    /// The opacity of title and image while the button is pressed; nil where they stay as strong as they are.
    var faintness: Float? {
        guard isEnabled, currentAttributedTitle == nil else { return nil }
        if let configuration {
            return configuration.style == .borderless && automaticallyUpdatesConfiguration ? 0.5 : nil
        }
        return values.colors[.highlighted] == nil ? 0.4 : nil
    }

    var wasShown: Bool {
        window != nil && lastWindow === window
    }
}
