/// Which way up a window's interface is, and how it turns with its device.
///
/// Without a device that tells how it is held, the size decides alone, and no controller can refuse one: so it is in any window
/// that its user may resize.
extension UIWindow {
    /// Landscape where the window is wider than high.
    package var interfaceOrientation: UIInterfaceOrientation {
        let usual = UIInterfaceOrientation(size: bounds.size)
        if let turned = orientation.turned, turned.isLandscape == usual.isLandscape { return turned }
        return usual
    }

    /// The controller that is asked and told (ORI-03, WIN-17): the root, or what is presented in front of it.
    var frontmostController: UIViewController? {
        ownRoot?.frontmost
    }

    /// Those that the application and the controller in front both allow. Where they agree on none, that is reported.
    private var allowedOrientations: UIInterfaceOrientationMask {
        guard let controller = frontmostController else { return .all }
        let application = UIApplication.shared
        let general = application.delegate?.application(application, supportedInterfaceOrientationsFor: self) ?? .all
        let allowed = general.intersection(controller.supportedInterfaceOrientations)
        if allowed.isDisjoint(with: .all) {
            UsageDiagnostic.report(
                .noCommonOrientation,
                "\(controller) supports no interface orientation that the application supports too; the window stays as it is"
            )
        }
        return allowed
    }

    /// Turns to how the device is held, if the controller in front lets it (ORI-01, ORI-02); else away from what is not supported.
    func followDevice() {
        orientation.isUpdateDue = false
        guard isShown, screen === UIScreen.main, let held = UIDevice.current.held,
            frontmostController?.shouldAutorotate ?? true
        else { return }
        let current = interfaceOrientation
        let wanted = UIInterfaceOrientation(held) ?? current
        let allowed = allowedOrientations
        let order = [wanted, current, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        if let next = order.first(where: { allowed.contains($0.mask) }) { turn(from: current, to: next) }
    }

    private func turn(from current: UIInterfaceOrientation, to next: UIInterfaceOrientation) {
        orientation.turned = next
        guard next.isLandscape != current.isLandscape else { return }
        let turn = CGAffineTransform(rotationAngle: next.angle - current.angle)
        resize(
            to: CGSize(width: bounds.height, height: bounds.width),
            with: TransitionCoordinator(in: self, targetTransform: turn))
    }

    func setNeedsOrientationUpdate() {
        onPreferencesChange?()
        guard !orientation.isUpdateDue else { return }
        orientation.isUpdateDue = true
        if isShown { UpdateCycle.main.setNeedsUpdate() }
    }
}
