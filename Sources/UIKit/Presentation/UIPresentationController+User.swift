/// How the user ends a presentation. The app dismisses it without asking anybody.
extension UIPresentationController {
    /// The style that there is room for: that which was asked for, while nothing is presented.
    package final var effectiveStyle: UIModalPresentationStyle {
        presentation?.effectiveStyle ?? presentationStyle
    }

    /// Asks whether the user may end the presentation. Where not, the delegate hears of the attempt.
    package final func userMayDismiss() -> Bool {
        guard presentation?.phase == .presented else { return false }
        let isAllowed =
            !presentedViewController.isModalInPresentation
            && delegate?.presentationControllerShouldDismiss(self) != false
        if !isAllowed {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            presentedViewController.onPresentationChange?(.wasRefused)
        }
        return isAllowed
    }

    /// The user ends the presentation, if that is allowed.
    package final func dismissByUser() {
        guard userMayDismiss(), let presentation else { return }
        delegate?.presentationControllerWillDismiss(self)
        presentation.isEndedByUser = true
        let presented = presentedViewController
        presentation.dismiss(animated: true) { [self] in
            delegate?.presentationControllerDidDismiss(self)
            (presented as? UIAlertController)?.userDidDismiss()
        }
    }

    /// The user takes hold of the presented view to put it away: `interaction` moves it, and says whether it goes or stays. Whether the user
    /// may was asked before.
    package final func dismissInteractively(by interaction: any UIViewControllerInteractiveTransitioning) {
        guard let presentation, presentation.phase == .presented, UIView.areAnimationsEnabled else { return }
        delegate?.presentationControllerWillDismiss(self)
        presentation.isEndedByUser = true
        presentation.dismiss(animated: true, by: interaction) { [self, weak presentation] in
            if presentation?.phase == .over { delegate?.presentationControllerDidDismiss(self) }
        }
    }
}
