import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct Buttons {
        @Test("VIEW-10 two buttons of one class run two actions")
        func twoActions() {
            let stage = Stage()
            var tapped: [String] = []
            for (index, name) in ["one", "two"].enumerated() {
                let button = UIButton(primaryAction: UIAction(title: name) { _ in tapped.append(name) })
                button.frame = CGRect(x: 0, y: 50 * CGFloat(index), width: 100, height: 40)
                stage.root.view.addSubview(button)
                #expect(button.currentTitle == name)
            }
            stage.tap(CGPoint(x: 50, y: 70))
            stage.tap(CGPoint(x: 50, y: 20))
            #expect(tapped == ["two", "one"])
        }

        @Test("Letting go outside of a button runs nothing")
        func releasedOutside() {
            let stage = Stage()
            var taps = 0
            let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            stage.root.view.addSubview(button)
            stage.press(CGPoint(x: 50, y: 20))
            stage.release(CGPoint(x: 50, y: 200))
            #expect(taps == 0)
        }

        @Test("The title of the current state is shown, else that of the normal state")
        func titles() {
            let button = UIButton(type: .custom)
            button.setTitle("Go", for: .normal)
            button.setTitle("Off", for: .disabled)
            #expect(button.currentTitle == "Go")
            button.isEnabled = false
            #expect(button.currentTitle == "Off")
            #expect(button.titleLabel?.text == "Off")
            button.setTitle(nil, for: .disabled)
            #expect(button.currentTitle == "Go")
            #expect(button.title(for: .disabled) == "Go")
        }

        @Test("A configuration decides title and colours; without it the button is plain again")
        func configuration() throws {
            var configuration = UIButton.Configuration.filled()
            configuration.baseBackgroundColor = .red
            configuration.cornerStyle = .capsule
            var taps = 0
            let button = UIButton(
                configuration: configuration, primaryAction: UIAction(title: "Save") { _ in taps += 1 })
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            button.layoutIfNeeded()
            #expect(button.currentTitle == "Save")
            let background = try #require(button.subviews.first)
            #expect(background.layer.cornerRadius == 20)
            #expect(background.layer.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            button.configuration = nil
            #expect(background.superview == nil)
            #expect(button.backgroundColor == nil)
        }

        @Test("A button is as large as its title with the insets of its configuration")
        func size() {
            var configuration = UIButton.Configuration.gray()
            configuration.title = "Continue"
            configuration.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11)
            let button = UIButton(configuration: configuration)
            let title = button.titleLabel?.intrinsicContentSize ?? .zero
            #expect(title.width > 14)
            #expect(button.intrinsicContentSize == CGSize(width: title.width + 16, height: title.height + 10))
            button.sizeToFit()
            button.layoutIfNeeded()
            #expect(button.titleLabel?.frame == CGRect(origin: CGPoint(x: 5, y: 3), size: title))
        }

        @Test("What the configuration has of its own for the background wins over the style")
        func background() throws {
            var configuration = UIButton.Configuration.filled()
            let custom = UIView(frame: .zero)
            configuration.background.customView = custom
            configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
                top: 1, leading: 2, bottom: 3, trailing: 4)
            configuration.background.cornerRadius = 3
            configuration.background.backgroundColor = .green
            configuration.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .red }
            configuration.background.strokeWidth = 2
            configuration.background.strokeColor = .blue
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            button.layoutIfNeeded()
            let background = try #require(custom.superview)
            #expect(background.frame == CGRect(x: 2, y: 1, width: 94, height: 36))
            #expect(custom.frame == background.bounds)
            #expect(background.layer.cornerRadius == 3)
            #expect(background.backgroundColor == .red)
            let line = try #require(background.layer.sublayers?.last)
            #expect(line.borderWidth == 2 && line.borderColor == UIColor.blue.cgColor)
        }

        @Test("The handler is called once after a change of state, and may change the configuration")
        func updateHandler() {
            let stage = Stage()
            var calls: [UIControl.State] = []
            let button = UIButton(configuration: .gray())
            button.configurationUpdateHandler = { button in
                calls.append(button.state)
                button.configuration?.title = button.isSelected ? "On" : "Off"
            }
            stage.root.view.addSubview(button)
            stage.update()
            #expect(calls == [.normal])
            #expect(button.titleLabel?.text == "Off")
            button.isSelected = true
            #expect(calls.count == 1)
            stage.update()
            stage.update()
            #expect(calls == [.normal, .selected])
            #expect(button.titleLabel?.text == "On")
        }

        @Test("A button that selects itself does so before its actions run")
        func selection() {
            let stage = Stage()
            var states: [Bool] = []
            let button = UIButton(type: .system)
            button.addAction(
                UIAction { states.append(($0.sender as? UIButton)?.isSelected == true) }, for: .primaryActionTriggered)
            button.changesSelectionAsPrimaryAction = true
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            stage.root.view.addSubview(button)
            stage.tap(CGPoint(x: 50, y: 20))
            stage.tap(CGPoint(x: 50, y: 20))
            #expect(states == [true, false])
        }

        @Test("Indicator, title and subtitle stand as the configuration says, mirrored from right to left")
        func arrangement() throws {
            var configuration = UIButton.Configuration.plain()
            configuration.title = "Title"
            configuration.subtitle = "Longer than the title"
            configuration.showsActivityIndicator = true
            configuration.imagePadding = 5
            configuration.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 2, trailing: 30)
            let button = UIButton(configuration: configuration)
            button.layoutIfNeeded()
            let title = try #require(button.titleLabel)
            let subtitle = try #require(button.subtitleLabel)
            #expect(title.frame.minX == 35 && subtitle.frame.minX == 35)
            #expect(subtitle.frame.minY == title.frame.maxY + 1)
            #expect(button.bounds.width == subtitle.frame.maxX + 30)
            button.semanticContentAttribute = .forceRightToLeft
            button.layoutIfNeeded()
            #expect(title.frame.maxX == button.bounds.width - 35)
            #expect(subtitle.frame.minX == 30)
            configuration.imagePlacement = .bottom
            button.configuration = configuration
            button.sizeToFit()
            button.layoutIfNeeded()
            #expect(title.frame.minY == 2)
            #expect(button.bounds.height == subtitle.frame.maxY + 5 + 20 + 2)
        }

        @Test(
            "Every size can be hit by a finger on a desktop",
            arguments: [UIButton.Configuration.Size.mini, .small, .medium, .large])
        func targets(size: UIButton.Configuration.Size) {
            var configuration = UIButton.Configuration.gray()
            configuration.buttonSize = size
            configuration.title = "x"
            #expect(UIButton(configuration: configuration).intrinsicContentSize.height >= 28)
        }

        @Test("The image of the current state is shown, beside the title or behind it")
        func images() throws {
            let pixels = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 12)).image { _ in }
            let button = UIButton(type: .custom)
            button.setTitle("Go", for: .normal)
            button.setImage(pixels, for: .normal)
            button.sizeToFit()
            button.layoutIfNeeded()
            let title = try #require(button.titleLabel)
            let image = try #require(button.imageView)
            #expect(image.superview === button && image.image == pixels)
            #expect(image.frame.size == CGSize(width: 10, height: 12))
            #expect(title.frame.minX == image.frame.maxX)
            button.setBackgroundImage(pixels, for: .selected)
            #expect(button.currentBackgroundImage == nil)
            button.isSelected = true
            button.layoutIfNeeded()
            #expect(button.subviews.first?.frame == button.bounds)
            button.setImage(nil, for: .normal)
            #expect(image.superview == nil && button.currentImage == nil)
        }

        @Test("An attributed title gets from the configuration what it does not say itself")
        func attributedTitle() throws {
            var configuration = UIButton.Configuration.plain()
            var title = AttributedString("Red")
            title[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = .red
            configuration.attributedTitle = title
            #expect(configuration.title == "Red")
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var attributes = attributes
                attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = .systemFont(ofSize: 30)
                return attributes
            }
            let button = UIButton(configuration: configuration)
            let shown = try #require(button.titleLabel?.attributedText)
            let attributes = shown.attributes(at: 0, effectiveRange: nil)
            #expect(attributes[.foregroundColor] as? UIColor == .red)
            #expect((attributes[.font] as? UIFont)?.pointSize == 30)
            let plain = UIButton(type: .system)
            plain.setAttributedTitle(NSAttributedString(string: "Styled", attributes: [.kern: 2]), for: .normal)
            #expect(plain.titleLabel?.attributedText?.string == "Styled" && plain.currentTitle == "Styled")
        }

        @Test("The title follows the tint colour and dims while the button is pressed")
        func colours() {
            let stage = Stage()
            let button = UIButton(type: .system)
            button.setTitle("Go", for: .normal)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            stage.root.view.addSubview(button)
            stage.root.view.tintColor = .red
            #expect(button.titleLabel?.textColor == .red)
            stage.press(CGPoint(x: 5, y: 5))
            #expect(button.titleLabel?.textColor == UIColor.red.withAlphaComponent(0.4))
            stage.release(CGPoint(x: 5, y: 5))
            #expect(button.titleLabel?.textColor == .red)
        }

        @Test(
            "Buttons of a type that has a picture begin with it, in the tint colour",
            arguments: [
                UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
            ])
        func types(type: UIButton.ButtonType) throws {
            let button = UIButton(type: type)
            #expect(button.buttonType == type && button.currentImage?.isSymbolImage == true)
            #expect(button.frame.width >= 30 && button.frame.height >= 30)
            #expect(button.currentTitleColor == (type == .close ? .secondaryLabel : button.tintColor))
            #expect(UIButton(type: .roundedRect).buttonType == .system)
            #expect(UIButton(type: .system).currentImage == nil)
        }

        @Test("A close button lies on a disc in its middle")
        func disc() {
            let button = UIButton(type: .close)
            button.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
            button.layoutIfNeeded()
            let disc = button.subviews.first
            #expect(disc?.frame == CGRect(x: 15, y: 7, width: 30, height: 30) && disc?.layer.cornerRadius == 15)
            let resting = disc?.backgroundColor
            button.isHighlighted = true
            #expect(disc?.backgroundColor != nil && disc?.backgroundColor != resting)
        }

        @Test("Edge insets make a plain button larger and move its title and image, and a configuration ignores them")
        func edgeInsets() throws {
            let button = UIButton(type: .system)
            button.setTitle("Go", for: .normal)
            button.setImage(.plain(.red, 20, 20), for: .normal)
            let width = button.intrinsicContentSize.width
            button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 15)
            #expect(button.intrinsicContentSize == CGSize(width: width + 20, height: 20 + 30))
            button.sizeToFit()
            button.layoutIfNeeded()
            let title = try #require(button.titleLabel)
            let image = try #require(button.imageView)
            let titleX = title.frame.minX
            #expect(image.frame.origin == CGPoint(x: 5, y: 10))
            button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
            button.imageEdgeInsets = UIEdgeInsets(top: 4, left: 0, bottom: -4, right: 0)
            button.layoutIfNeeded()
            #expect(title.frame.minX == titleX + 8)
            #expect(image.frame.origin == CGPoint(x: 5, y: 14))
            button.contentHorizontalAlignment = .left
            button.layoutIfNeeded()
            #expect(title.frame.minX == titleX + 8)
            button.configuration = .plain()
            let configured = button.intrinsicContentSize
            button.contentEdgeInsets = .zero
            #expect(button.intrinsicContentSize == configured)
        }

        @Test("A title's shadow and a symbol's size can be set for each state")
        func statefulDetails() {
            let button = UIButton(type: .system)
            button.setImage(UIImage(systemName: "xmark"), for: .normal)
            button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 10), forImageIn: .normal)
            button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40), forImageIn: .selected)
            button.setTitleShadowColor(.red, for: .normal)
            #expect(button.imageView?.intrinsicContentSize == CGSize(width: 12, height: 12))
            #expect(button.titleLabel?.shadowColor == .red && button.currentTitleShadowColor == .red)
            button.isSelected = true
            #expect(button.imageView?.intrinsicContentSize == CGSize(width: 48, height: 48))
            let framed = UIButton(
                frame: CGRect(x: 0, y: 0, width: 80, height: 30), primaryAction: UIAction(title: "Send") { _ in })
            #expect(framed.currentTitle == "Send" && framed.frame.width == 80)
        }
    }
}
