import Testing
import UIKit

extension UIKitBehaviour {
    @MainActor struct Devices {
        private func screen(_ size: CGSize, category: UIContentSizeCategory = .large) {
            let traits = UIScreen.main.traitCollection.modifyingTraits { $0.preferredContentSizeCategory = category }
            UIScreen.main.update(size: size, traits: traits)
        }

        private func count(_ name: Notification.Name, during body: () -> Void) -> Int {
            final class Counter: @unchecked Sendable {
                // Only touched while `post` runs, on the thread of the test.
                var count = 0
            }
            let counter = Counter()
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                counter.count += 1
            }
            body()
            NotificationCenter.default.removeObserver(token)
            return counter.count
        }

        @Test("The device is what the kernel says, and a pad by its screen")
        func names() {
            let device = UIDevice.current
            #expect(device.systemName == "Linux")
            #expect(device.systemVersion.first?.isNumber == true)
            #expect(!device.name.isEmpty)
            #expect(device.model == device.localizedModel)
            #expect(!device.model.isEmpty)
            #expect(device.userInterfaceIdiom == .pad)
        }

        @Test("Orientation goes by the screen, and its changes are told while somebody asks")
        func orientation() {
            let device = UIDevice.current
            screen(CGSize(width: 800, height: 600))
            #expect(device.orientation == .landscapeLeft)
            let name = UIDevice.orientationDidChangeNotification
            #expect(count(name) { screen(CGSize(width: 600, height: 800)) } == 0)
            #expect(device.orientation.isPortrait)
            device.beginGeneratingDeviceOrientationNotifications()
            device.beginGeneratingDeviceOrientationNotifications()
            device.endGeneratingDeviceOrientationNotifications()
            #expect(device.isGeneratingDeviceOrientationNotifications)
            #expect(count(name) { screen(CGSize(width: 800, height: 600)) } == 1)
            #expect(count(name) { screen(CGSize(width: 900, height: 600)) } == 0)
            device.endGeneratingDeviceOrientationNotifications()
            device.endGeneratingDeviceOrientationNotifications()
            #expect(!device.isGeneratingDeviceOrientationNotifications)
            #expect(count(name) { screen(CGSize(width: 600, height: 800)) } == 0)
        }

        @Test("A new preferred size of text is told, and so is a new key window")
        func notifications() {
            let size = UIScreen.main.bounds.size
            screen(size)
            #expect(count(UIContentSizeCategory.didChangeNotification) { screen(size) } == 0)
            let changes = count(UIContentSizeCategory.didChangeNotification) {
                screen(size, category: .accessibilityLarge)
            }
            #expect(changes == 1)
            #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
            final class Window: UIWindow {
                var lines: [String] = []
                override func becomeKey() { lines.append("key \(isKeyWindow)") }
                override func resignKey() { lines.append("no key \(isKeyWindow)") }
            }
            let (first, second) = (Window(), Window())
            #expect(count(UIWindow.didBecomeKeyNotification) { first.makeKey() } == 1)
            #expect(count(UIWindow.didResignKeyNotification) { second.makeKeyAndVisible() } == 1)
            #expect(first.lines == ["key true", "no key false"])
            #expect(UIApplication.shared.keyWindow === second)
        }

        @Test(
            "Bold text and high contrast are settings of the main screen, and each is told when it changes, and not otherwise"
        )
        func accessibilitySettings() {
            func set(_ weight: UILegibilityWeight, _ contrast: UIAccessibilityContrast) {
                let traits = UIScreen.main.traitCollection.modifyingTraits {
                    $0.legibilityWeight = weight
                    $0.accessibilityContrast = contrast
                }
                UIScreen.main.update(size: UIScreen.main.bounds.size, traits: traits)
            }
            /// How often each of the two was told.
            func told(during body: () -> Void) -> [Int] {
                var bold = 0
                let darker = count(UIAccessibility.darkerSystemColorsStatusDidChangeNotification) {
                    bold = count(UIAccessibility.boldTextStatusDidChangeNotification, during: body)
                }
                return [bold, darker]
            }
            set(.regular, .normal)
            #expect(!UIAccessibility.isBoldTextEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
            #expect(told { set(.bold, .normal) } == [1, 0])
            #expect(UIAccessibility.isBoldTextEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
            #expect(told { set(.bold, .high) } == [0, 1])
            #expect(UIAccessibility.isBoldTextEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
            #expect(told { set(.bold, .high) } == [0, 0])
            #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isSwitchControlRunning)
        }
    }
}
