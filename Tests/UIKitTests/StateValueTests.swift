import Testing
import UIKit

extension UIKitBehaviour {
    /// What a control answers for a state is what it would show in it.
    @MainActor struct ValuesForStates {
        private static let states: [UIControl.State] = [
            .normal, .highlighted, .disabled, .selected, .focused, [.selected, .highlighted], [.selected, .focused],
        ]

        private static func picture(_ width: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: width, height: 1)).image { _ in }
        }

        /// What there is for `.normal` counts for all states but `.selected`, which has a value of its own.
        private func expect<Value: Equatable>(
            _ normal: Value, _ selected: Value, set: @MainActor (Value?, UIControl.State) -> Void,
            get: @MainActor (UIControl.State) -> Value?,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            set(normal, .normal)
            for state in Self.states { #expect(get(state) == normal, sourceLocation: sourceLocation) }
            set(selected, .selected)
            for state in Self.states {
                let counts = state == .selected || state == [.selected, .focused] ? selected : normal
                #expect(get(state) == counts, "\(state)", sourceLocation: sourceLocation)
            }
            set(nil, .selected)
            #expect(get(.selected) == normal, sourceLocation: sourceLocation)
        }

        @Test("A button answers for a state what counts in it: what was set for it, or else for the normal one")
        func button() {
            let button = UIButton(type: .custom)
            expect("a", "b", set: button.setTitle, get: button.title)
            expect(
                NSAttributedString(string: "a"), NSAttributedString(string: "b"), set: button.setAttributedTitle,
                get: button.attributedTitle)
            expect(UIColor.red, .blue, set: button.setTitleColor, get: button.titleColor)
            expect(UIColor.red, .blue, set: button.setTitleShadowColor, get: button.titleShadowColor)
            expect(Self.picture(1), Self.picture(2), set: button.setImage, get: button.image)
            expect(Self.picture(1), Self.picture(2), set: button.setBackgroundImage, get: button.backgroundImage)
            expect(
                UIImage.SymbolConfiguration(pointSize: 3), .init(pointSize: 4),
                set: button.setPreferredSymbolConfiguration, get: button.preferredSymbolConfigurationForImage)
        }

        @Test("What a button shows now is what it answers for its state")
        func current() {
            let button = UIButton(type: .custom)
            #expect(button.titleColor(for: .highlighted) == button.currentTitleColor)
            button.setTitle("normal", for: .normal)
            button.setTitle("selected", for: .selected)
            button.setTitleColor(.red, for: .normal)
            button.setImage(Self.picture(1), for: .normal)
            button.setBackgroundImage(Self.picture(2), for: .selected)
            for (isSelected, isHighlighted, isEnabled) in [
                (false, false, true), (true, false, true), (true, true, false),
            ] {
                (button.isSelected, button.isHighlighted, button.isEnabled) = (isSelected, isHighlighted, isEnabled)
                #expect(button.currentTitle == button.title(for: button.state))
                #expect(button.currentTitleColor == button.titleColor(for: button.state))
                #expect(button.currentImage === button.image(for: button.state))
                #expect(button.currentBackgroundImage === button.backgroundImage(for: button.state))
                #expect(button.currentTitleShadowColor == button.titleShadowColor(for: button.state))
            }
        }

        @Test("Sliders, steppers and segmented controls answer for a state what counts in it")
        func otherControls() {
            let slider = UISlider()
            expect(Self.picture(1), Self.picture(2), set: slider.setThumbImage, get: slider.thumbImage)
            expect(Self.picture(1), Self.picture(2), set: slider.setMinimumTrackImage, get: slider.minimumTrackImage)
            expect(Self.picture(1), Self.picture(2), set: slider.setMaximumTrackImage, get: slider.maximumTrackImage)
            #expect(slider.currentThumbImage === slider.thumbImage(for: slider.state))
            let stepper = UIStepper()
            expect(Self.picture(1), Self.picture(2), set: stepper.setIncrementImage, get: stepper.incrementImage)
            expect(Self.picture(1), Self.picture(2), set: stepper.setDecrementImage, get: stepper.decrementImage)
            expect(Self.picture(1), Self.picture(2), set: stepper.setBackgroundImage, get: stepper.backgroundImage)
            let segments = UISegmentedControl(items: ["a"])
            expect(
                2, 3, set: { segments.setTitleTextAttributes($0.map { [.kern: $0] }, for: $1) },
                get: { segments.titleTextAttributes(for: $0)?[.kern] as? Int })
        }
    }
}
