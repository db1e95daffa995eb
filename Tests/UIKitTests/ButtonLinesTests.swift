import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    /// Titles of several lines.
    @MainActor struct ButtonLines {
        private static let words = "A long title that needs more than one line"

        private func lines(of button: UIButton) throws -> Int {
            let label = try #require(button.titleLabel)
            return Int((label.bounds.height / label.font.lineHeight).rounded())
        }

        private func filled(_ change: (inout UIButton.Configuration) -> Void = { _ in }) -> UIButton {
            var configuration = UIButton.Configuration.filled()
            configuration.title = Self.words
            change(&configuration)
            return UIButton(configuration: configuration)
        }

        private func place(_ button: UIButton, width: CGFloat) -> Stage {
            let stage = Stage()
            button.translatesAutoresizingMaskIntoConstraints = false
            stage.root.view.addSubview(button)
            NSLayoutConstraint.activate([
                button.widthAnchor.constraint(equalToConstant: width),
                button.topAnchor.constraint(equalTo: stage.root.view.topAnchor),
                button.leadingAnchor.constraint(equalTo: stage.root.view.leadingAnchor),
            ])
            stage.update()
            return stage
        }

        @Test("Title and subtitle of a configuration are broken by words at first")
        func defaults() {
            let configurations: [UIButton.Configuration] = [.plain(), .filled(), .gray(), .tinted(), .borderless()]
            for configuration in configurations {
                #expect(configuration.titleLineBreakMode == .byWordWrapping)
                #expect(configuration.subtitleLineBreakMode == .byWordWrapping)
            }
            #expect(UIButton(type: .system).titleLabel?.lineBreakMode == .byTruncatingMiddle)
            #expect(UIButton(type: .system).titleLabel?.numberOfLines == 1)
        }

        @Test("A title has as many lines as it needs in the width that constraints give its button")
        func wraps() throws {
            let button = filled()
            let stage = place(button, width: 120)
            let label = try #require(button.titleLabel)
            let insets = try #require(button.configuration).contentInsets
            let room = 120 - insets.leading - insets.trailing
            let needed = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
            #expect(try lines(of: button) >= 3)
            #expect(label.bounds.height == needed.height)
            #expect(label.frame.minX >= insets.leading && label.frame.maxX <= 120 - insets.trailing)
            #expect(button.bounds.width == 120)
            #expect(button.bounds.height >= needed.height + insets.top + insets.bottom)
            #expect(
                button.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)).height
                    == button.bounds.height)
            // A shorter title needs less.
            button.configuration?.title = "Short"
            stage.update()
            #expect(try lines(of: button) == 1)
            #expect(button.bounds.height < 40)
        }

        @Test("By itself a button is as wide as its title, and its line breaks count")
        func natural() throws {
            let button = filled { $0.title = "One\nTwo\nThree" }
            button.sizeToFit()
            button.layoutIfNeeded()
            #expect(try lines(of: button) == 3)
            let single = filled { $0.title = "Three" }
            #expect(button.intrinsicContentSize.width == single.intrinsicContentSize.width)
            #expect(button.intrinsicContentSize.height > 2 * (single.titleLabel?.font.lineHeight ?? 0))
            single.configuration?.title = Self.words
            single.sizeToFit()
            single.layoutIfNeeded()
            #expect(try lines(of: single) == 1)
        }

        @Test("A title that is cut off, or a label that is told so, has the lines that it is given")
        func limits() throws {
            let cut = filled { $0.titleLineBreakMode = .byTruncatingTail }
            _ = place(cut, width: 120)
            #expect(try lines(of: cut) == 1)
            #expect(cut.bounds.height < 40)
            let limited = filled()
            limited.titleLabel?.numberOfLines = 2
            let stage = place(limited, width: 120)
            #expect(try lines(of: limited) == 2)
            limited.configuration?.baseForegroundColor = .red
            stage.update()
            #expect(try lines(of: limited) == 2)
        }

        @Test(
            "The image stands beside or above all lines, and lines lean on it",
            arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom])
        func images(placement: NSDirectionalRectEdge) throws {
            for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
                let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
                let button = filled {
                    $0.image = picture
                    $0.imagePlacement = placement
                    $0.imagePadding = 6
                }
                button.semanticContentAttribute = direction
                _ = place(button, width: 140)
                let (image, label) = (try #require(button.imageView).frame, try #require(button.titleLabel))
                #expect(try lines(of: button) > 1)
                #expect(!image.intersects(label.frame))
                #expect(button.bounds.contains(image) && button.bounds.contains(label.frame))
                let isMirrored = direction == .forceRightToLeft
                switch placement {
                case .top: #expect(image.maxY + 6 == label.frame.minY && label.textAlignment == .center)
                case .bottom: #expect(label.frame.maxY + 6 == image.minY && label.textAlignment == .center)
                default:
                    let isLeft = (placement == .leading) != isMirrored
                    #expect(isLeft ? image.maxX + 6 <= label.frame.minX : label.frame.maxX + 6 <= image.minX)
                    #expect(label.textAlignment == (isLeft ? .left : .right))
                }
            }
        }

        @Test("A subtitle has as many lines as it needs, below those of the title")
        func subtitle() throws {
            let button = filled { $0.subtitle = "And a subtitle that is long as well, to say more" }
            _ = place(button, width: 130)
            let (title, subtitle) = (try #require(button.titleLabel), try #require(button.subtitleLabel))
            #expect(try lines(of: button) > 1)
            #expect(subtitle.bounds.height > 2 * subtitle.font.lineHeight - 1)
            #expect(subtitle.frame.minY == title.frame.maxY + 1)
            let insets = try #require(button.configuration).contentInsets
            #expect(subtitle.frame.maxY <= button.bounds.maxY - insets.bottom && title.frame.minY >= insets.top)
        }

        @Test(
            "A button without a configuration has one line unless its label is given more, and is then as high as they are"
        )
        func legacy() throws {
            let button = UIButton(type: .system)
            button.setTitle(Self.words, for: .normal)
            let stage = place(button, width: 120)
            #expect(try lines(of: button) == 1)
            button.titleLabel?.numberOfLines = 0
            stage.update()
            #expect(try lines(of: button) >= 3)
            #expect(button.bounds.height >= (button.titleLabel?.bounds.height ?? .infinity))
            button.titleLabel?.textAlignment = .center
            button.setNeedsLayout()
            stage.update()
            #expect(button.titleLabel?.textAlignment == .center)
            button.titleLabel?.numberOfLines = 0
            button.titleLabel?.preferredMaxLayoutWidth = 60
            #expect(button.intrinsicContentSize.width <= 60)
        }

        @Test("A button that is too low for its lines shows those that it has room for, and at least one")
        func tooLow() throws {
            let button = filled()
            let font = try #require(button.titleLabel?.font)
            let insets = try #require(button.configuration).contentInsets
            let room = 2 * font.lineHeight.rounded(.up) + 1
            button.frame = CGRect(x: 0, y: 0, width: 120, height: room + insets.top + insets.bottom)
            button.layoutIfNeeded()
            let label = try #require(button.titleLabel)
            #expect(label.bounds.height <= room && label.bounds.height > font.lineHeight * 1.5)
            #expect(button.bounds.contains(label.frame))
            button.frame.size.height = 12
            button.layoutIfNeeded()
            #expect(try lines(of: button) == 1)
        }

        @Test("Stacked buttons are each as high as their lines")
        func inStack() throws {
            let stage = Stage()
            let (long, short) = (filled(), filled { $0.title = "Short" })
            let stack = UIStackView(arrangedSubviews: [long, short])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            stage.root.view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.widthAnchor.constraint(equalToConstant: 150),
                stack.topAnchor.constraint(equalTo: stage.root.view.topAnchor),
                stack.leadingAnchor.constraint(equalTo: stage.root.view.leadingAnchor),
            ])
            expectDiagnostics([]) { stage.update() }
            #expect(long.bounds.height > short.bounds.height + 20)
            #expect(stack.bounds.height == long.bounds.height + short.bounds.height)
        }

        @Test("Title and image have their places when they are asked for, before any layout")
        func placesAtOnce() throws {
            final class Moved: UIButton {
                override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                    super.titleRect(forContentRect: contentRect).offsetBy(dx: titleLabel == nil ? 0 : 3, dy: 0)
                }
            }
            let button = Moved(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            button.setTitle("Go", for: .normal)
            button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
            let early = [button.titleLabel?.frame, button.imageView?.frame]
            button.layoutIfNeeded()
            #expect(early == [button.titleLabel?.frame, button.imageView?.frame])
            #expect(early[0]?.isEmpty == false && early[1]?.size == CGSize(width: 20, height: 20))
            button.setTitle("Another", for: .normal)
            let wide = button.titleLabel?.frame.width ?? 0
            #expect(wide > early[0]?.width ?? .infinity)
        }

        @Test(
            "Title, subtitle and image of a configuration have their places when they are asked for, before any layout")
        func placesOfConfigurationAtOnce() throws {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Go"
            configuration.subtitle = "Somewhere else"
            configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
            func makeButton() -> UIButton {
                let button = UIButton(configuration: configuration)
                button.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
                return button
            }
            let parts: [@MainActor (UIButton) -> CGRect?] = [
                { $0.titleLabel?.frame }, { $0.subtitleLabel?.frame }, { $0.imageView?.frame },
            ]
            // Each of them is the first that is asked for.
            for part in parts {
                let button = makeButton()
                let early = try #require(part(button))
                button.layoutIfNeeded()
                #expect(part(button) == early && !early.isEmpty)
            }
            let button = makeButton()
            let (title, subtitle) = (try #require(button.titleLabel?.frame), try #require(button.subtitleLabel?.frame))
            let image = try #require(button.imageView?.frame)
            #expect(subtitle.minY >= title.maxY && title.minX >= image.maxX)
            #expect(image.size == CGSize(width: 20, height: 20))
            button.configuration?.subtitle = "Somewhere else, which is farther away"
            #expect(button.subtitleLabel?.frame.width ?? 0 > subtitle.width)
            button.frame.size.height = 120
            #expect(button.titleLabel?.frame.minY ?? 0 > title.minY)
            button.configuration?.subtitle = nil
            #expect(button.subtitleLabel == nil)
        }
    }
}
