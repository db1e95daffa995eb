import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Accessibility") @MainActor struct Accessibility {
        private let stage = Stage()

        private func described(_ view: UIView) -> [DescribedView] {
            stage.root.view.addSubview(view)
            return view.describedViews
        }

        @Test("ACC-03 controls and labels are elements that say what they are and how they stand")
        func standard() throws {
            let label = UILabel()
            label.text = "Name"
            let button = UIButton(configuration: .filled())
            button.configuration?.title = "Save"
            button.configuration?.subtitle = "and close"
            button.isEnabled = false
            let toggle = UISwitch()
            toggle.isOn = true
            let slider = UISlider()
            slider.maximumValue = 4
            slider.value = 1
            let stepper = UIStepper()
            stepper.value = 3
            let progress = UIProgressView()
            progress.progress = 0.5
            let pages = UIPageControl()
            pages.numberOfPages = 4
            pages.currentPage = 1
            let wheel = UIActivityIndicatorView(style: .medium)
            wheel.startAnimating()
            let expected: [(UIView, String, String?, String?, UIAccessibilityTraits)] = [
                (label, "staticText", "Name", nil, .staticText),
                (button, "button", "Save, and close", nil, [.button, .notEnabled]),
                (toggle, "switch", nil, "1", .button), (slider, "slider", nil, "25%", .adjustable),
                (stepper, "stepper", nil, "3", .adjustable),
                (progress, "progressIndicator", nil, "50%", .updatesFrequently),
                (pages, "pageIndicator", nil, "page 2 of 4", .adjustable),
                (wheel, "activityIndicator", "In progress", "1", []),
            ]
            for (view, role, label, value, traits) in expected {
                let found = try #require(described(view).first)
                #expect(view.isAccessibilityElement)
                #expect(found.description.role.rawValue == role)
                #expect(found.description.label == label)
                #expect(found.description.value == value)
                #expect(found.description.traits == traits.rawValue)
            }
        }

        @Test("Each segment is an element, and one of them is selected")
        func segments() {
            let control = UISegmentedControl(items: ["One", "Two"])
            control.selectedSegmentIndex = 1
            control.accessibilityIdentifier = "pick"
            control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
            let found = described(control)
            stage.window.layoutIfNeeded()
            let views = control.describedViews
            #expect(found.count == 3)
            #expect(views.map(\.description.label) == [nil, "One", "Two"])
            #expect(views.map(\.parent) == [nil, 0, 0])
            #expect(
                views.map { $0.description.traits & UIAccessibilityTraits.selected.rawValue != 0 } == [
                    false, false, true,
                ])
        }

        @Test(
            "What an app says takes the place of what a view says of itself, and nil gives that back; its state is always told"
        )
        func own() {
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in })
            button.accessibilityLabel = "Keep"
            button.accessibilityTraits = .link
            button.accessibilityHint = "Writes the file"
            button.accessibilityValue = "now"
            button.isSelected = true
            #expect(button.accessibilityLabel == "Keep")
            #expect(button.accessibilityTraits == [.link, .selected])
            #expect(button.accessibilityHint == "Writes the file")
            #expect(button.accessibilityValue == "now")
            button.accessibilityLabel = nil
            button.accessibilityValue = nil
            #expect(button.accessibilityLabel == "Save")
            #expect(button.accessibilityValue == nil)
            button.isAccessibilityElement = false
            #expect(!button.isAccessibilityElement)
        }

        @Test("A view is none unless the app says so, and what is hidden in any way is not listed")
        func hidden() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            #expect(!view.isAccessibilityElement)
            #expect(described(view).isEmpty)
            view.isAccessibilityElement = true
            #expect(described(view).count == 1)
            view.alpha = 0.001
            #expect(described(view).isEmpty)
            view.alpha = 1
            view.accessibilityElementsHidden = true
            #expect(described(view).isEmpty)
        }

        @Test("What lies beside a modal view is not listed")
        func modal() {
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            for text in ["beside", "modal"] {
                let label = UILabel()
                label.text = text
                container.addSubview(label)
            }
            container.subviews[1].accessibilityViewIsModal = true
            #expect(described(container).map(\.description.label) == ["modal"])
            container.subviews[1].isHidden = true
            #expect(container.describedViews.map(\.description.label) == ["beside"])
        }

        @Test("Whatever is told to assistive programs is taken, while none runs; no two kinds are the same")
        func posts() {
            let kinds: [UIAccessibility.Notification] = [
                .announcement, .layoutChanged, .screenChanged, .pageScrolled, .pauseAssistiveTechnology,
                .resumeAssistiveTechnology,
            ]
            #expect(Set(kinds).count == kinds.count)
            let label = UILabel()
            expectDiagnostics([]) {
                for kind in kinds {
                    #expect(UIAccessibility.Notification(rawValue: kind.rawValue) == kind)
                    for argument in [nil, "Saved", label, 7] as [Any?] {
                        UIAccessibility.post(notification: kind, argument: argument)
                    }
                }
            }
        }

        @Test("A view is not activated by itself, and a subclass says how it is")
        func activation() {
            final class Dial: UIView {
                var turns = 0
                override func accessibilityActivate() -> Bool {
                    turns += 1
                    return true
                }
            }
            #expect(!UIView().accessibilityActivate())
            #expect(!UIButton().accessibilityActivate())
            let dial = Dial()
            #expect((dial as UIView).accessibilityActivate() && dial.turns == 1)
        }

        // MARK: The order of reading

        private func add(_ texts: [(String, CGRect)], to container: UIView) {
            for (text, frame) in texts {
                let label = UILabel(frame: frame)
                label.text = text
                container.addSubview(label)
            }
        }

        private func makeContainer(isMirrored: Bool) -> UIView {
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            container.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
            return container
        }

        @Test(
            "What is in a view is told line by line and from the leading edge, after the ground on which it lies",
            arguments: [false, true])
        func lines(isMirrored: Bool) {
            let container = makeContainer(isMirrored: isMirrored)
            let ground = UIView(frame: container.bounds)
            ground.accessibilityLabel = "ground"
            container.addSubview(ground)
            add(
                [
                    ("bottom", CGRect(x: 0, y: 150, width: 300, height: 20)),
                    ("right", CGRect(x: 200, y: 5, width: 100, height: 30)),
                    ("left", CGRect(x: 0, y: 10, width: 100, height: 20)),
                ], to: container)
            let line: [String?] = isMirrored ? ["right", "left"] : ["left", "right"]
            #expect(described(container).map(\.description.label) == ["ground"] + line + ["bottom"])
        }

        @Test("What stands below each other beside something high stays together", arguments: [false, true])
        func column(isMirrored: Bool) {
            let container = makeContainer(isMirrored: isMirrored)
            add(
                [
                    ("button", CGRect(x: 110, y: 70, width: 80, height: 20)),
                    ("price", CGRect(x: 220, y: 40, width: 80, height: 20)),
                    ("title", CGRect(x: 130, y: 10, width: 140, height: 20)),
                    ("picture", CGRect(x: 0, y: 0, width: 100, height: 100)),
                ], to: container)
            let column: [String?] = ["title", "price", "button"]
            #expect(
                described(container).map(\.description.label)
                    == (isMirrored ? column + ["picture"] : ["picture"] + column))
        }
    }
}
