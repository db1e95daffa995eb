/// The displays that there are.
extension UIScreen {
    /// Posted after one more display was connected, with it as the object.
    nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Posted after a display went, likewise.
    nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")

    /// All that are connected, the main one first (WIN-01).
    public static var screens: [UIScreen] {
        [main] + others
    }

    private static var others: [UIScreen] = []

    package static func connect(_ screen: UIScreen) {
        guard !screens.contains(screen) else { return }
        others.append(screen)
        NotificationCenter.default.post(name: didConnectNotification, object: screen)
    }

    /// Without the main one the next is it. The last one stays: windows that are made without a display need its size.
    package static func disconnect(_ screen: UIScreen) {
        if screen === main, !others.isEmpty {
            main = others.removeFirst()
        } else if let index = others.firstIndex(of: screen) {
            others.remove(at: index)
        } else {
            return
        }
        NotificationCenter.default.post(name: didDisconnectNotification, object: screen)
    }
}
