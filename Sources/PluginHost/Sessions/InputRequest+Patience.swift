import PluginProtocol

extension InputRequest {
    /// How long the plugin has to answer. After that it counts as unhandled, and somebody else in the host gets it.
    ///
    /// Buttons in bars are the plugin's alone. Nobody else gets them, so a plugin that is merely slow keeps them, until the user is told
    /// that it does not respond.
    @MainActor var patience: Duration {
        switch self {
        case .tapBarButton: LivenessMonitor.badgeAfter
        case .deliverTouches, .deliverScroll, .scrollLayers, .deliverPresses, .insertText, .deleteBackward,
            .setMarkedText, .unmarkText, .deleteSurroundingText, .focusScene, .deliverHover, .deliverSecondaryClick,
            .deliverMiddleClick:
            PendingInput.patience
        }
    }

    /// Whether a plugin that comes to it after that time is not to act on it.
    ///
    /// Text is nobody else's, so what is typed into a plugin that stands still is not lost. What was scrolled is seen already, and where
    /// the focus and the pointer are is so whenever the plugin hears of it.
    var expires: Bool {
        switch self {
        case .deliverTouches, .deliverScroll, .deliverPresses, .tapBarButton, .deliverSecondaryClick,
            .deliverMiddleClick:
            true
        case .scrollLayers, .insertText, .deleteBackward, .setMarkedText, .unmarkText, .deleteSurroundingText,
            .focusScene, .deliverHover:
            false
        }
    }
}
