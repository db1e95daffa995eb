import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    /// What a controller shows of itself to others, and what it keeps.
    @Suite("The interface of a controller") @MainActor struct ControllerInterfaces {
        private let stage = Stage()

        /// A client that knows the base class only: what it reads and hears.
        private func use(_ controller: VolumeViewController, userActs: () -> Void) -> [Int] {
            var heard: [Int] = []
            controller.onChange = { heard.append($0) }
            controller.volume = 7
            stage.embed(controller, frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            userActs()
            heard.append(controller.volume)
            controller.mute()
            heard.append(controller.volume)
            stage.remove(controller)
            return heard
        }

        @Test("ACT-10 ROLE-21 a client does not notice that a controller's views and their actions were replaced")
        func replacedViews() {
            let buttons = use(VolumeButtonViewController()) { stage.tap(CGPoint(x: 20, y: 15)) }
            // The knob's middle goes from 10 to 110 points.
            let slider = use(VolumeSliderViewController()) {
                stage.press(CGPoint(x: 80, y: 17))
                stage.drag(to: CGPoint(x: 90, y: 17))
                stage.release(CGPoint(x: 90, y: 17))
            }
            #expect(buttons == [8, 8, 0])
            #expect(slider == buttons)
        }

        @Test("ACT-12 data, configuration, views and actions of a controller work together")
        func fourKinds() throws {
            let controller = VolumeSliderViewController()
            controller.volume = 2
            #expect(!controller.isViewLoaded)
            stage.embed(controller, frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let slider = try #require(controller.view.subviews.lazy.compactMap { $0 as? UISlider }.first)
            let readout = try #require(controller.view.subviews.lazy.compactMap { $0 as? UILabel }.first)
            #expect(slider.value == 2 && readout.text == "2")
            stage.tap(CGPoint(x: 60, y: 17))
            #expect(controller.volume == 5 && readout.text == "5")
            controller.mute()
            #expect(slider.value == 0 && readout.text == "0")
        }

        // `@IBOutlet` does not compile on Linux, `@IBAction` does where a method takes the sender and nothing else. Nobody
        // connects it from a storyboard here: the controller passes the sender on itself.
        @Test("ACT-07 an action method that is marked IBAction gets the button that was tapped")
        func sender() throws {
            let controller = VolumeButtonViewController()
            stage.embed(controller, frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let button = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIButton }.first)
            stage.tap(CGPoint(x: 20, y: 15))
            stage.tap(CGPoint(x: 20, y: 15))
            #expect(controller.senders.count == 2)
            #expect(controller.senders.allSatisfy { $0 === button })
        }

        @Test("ACT-03 a controller that observes notifications of the system and of others brings its state up to date")
        func notifications() throws {
            UIApplication.shared.becomeActive()
            let controller = VolumeSliderViewController()
            stage.embed(controller, frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let slider = try #require(controller.view.subviews.lazy.compactMap { $0 as? UISlider }.first)
            #expect(slider.value == 5)
            UIApplication.shared.resignActive()
            #expect(controller.volume == 0 && slider.value == 0)
            controller.volume = 4
            NotificationCenter.default.post(name: VolumeViewController.silenceNotification, object: nil)
            #expect(controller.volume == 0 && slider.value == 0)
        }
    }
}
