import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    /// Numbers that are none, indices that do not exist, and trees that close a circle. Nothing traps; what is refused is
    /// reported, with the name of the view.
    @MainActor struct BadInput {
        /// One wrong thing to do with a view that is in a window.
        struct Case: CustomTestStringConvertible, Sendable {
            let testDescription: String
            let reports: [UsageDiagnostic.Rule]
            let run: @MainActor @Sendable (Subject) -> Void

            init(
                _ name: String, reports: [UsageDiagnostic.Rule] = [],
                _ run: @escaping @MainActor @Sendable (Subject) -> Void
            ) {
                testDescription = name
                self.reports = reports
                self.run = run
            }
        }

        @MainActor struct Subject {
            let view: UIView
            let label: UILabel
            let recognizer = UITapGestureRecognizer()
            let stage: Stage
        }

        nonisolated static let weird: [CGFloat] = [
            .nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
        ]
        nonisolated static let weirdPoints = weird.map { CGPoint(x: $0, y: $0) }
        nonisolated static let weirdSizes = weird.map { CGSize(width: $0, height: $0) }
        nonisolated static let weirdRects: [CGRect] =
            [.null, .infinite] + weird.map { CGRect(x: $0, y: 0, width: 10, height: 10) }
            + weird.map { CGRect(x: 0, y: 0, width: $0, height: $0) }

        nonisolated static let views: [Case] = [
            Case("frame that is not finite", reports: [.notFinite]) { $0.view.frame.origin.x = .nan },
            Case("bounds that are not finite", reports: [.notFinite]) { $0.view.bounds.size.width = .infinity },
            Case("center that is not finite", reports: [.notFinite]) { $0.view.center.y = -.infinity },
            Case("transform that is not finite", reports: [.notFinite]) { $0.view.transform.a = .nan },
            Case("transform to nothing") { $0.view.transform = CGAffineTransform(scaleX: 0, y: 0) },
            Case("alpha that is no number", reports: [.notFinite]) { $0.view.alpha = .nan },
            Case("alpha beyond its range") { subject in
                for alpha in weird where !alpha.isNaN { subject.view.alpha = alpha }
                #expect((0...1).contains(subject.view.alpha))
            },
            Case("margins that are not finite", reports: [.notFinite, .notFinite]) { subject in
                subject.view.layoutMargins.top = .nan
                subject.view.directionalLayoutMargins.leading = .infinity
                #expect(subject.view.layoutMargins.top == 8)
            },
            Case("enormous geometry") { subject in
                for rect in weirdRects where rect.isFinite { subject.view.frame = rect }
                subject.stage.update()
                subject.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            },
            Case("subview inside itself", reports: [.cycle]) { $0.view.addSubview($0.view) },
            Case("superview inside its subview", reports: [.cycle]) { $0.view.addSubview($0.stage.root.view) },
            Case("indices that no subview has") { subject in
                subject.view.insertSubview(UIView(), at: -5)
                subject.view.insertSubview(UIView(), at: .max)
                subject.view.exchangeSubview(at: -1, withSubviewAt: .max)
                #expect(subject.view.subviews.count == 2)
            },
            Case("siblings that are none") { subject in
                subject.view.insertSubview(UIView(), belowSubview: UIView())
                subject.view.insertSubview(UIView(), aboveSubview: subject.view)
                subject.view.bringSubviewToFront(UIView())
                subject.view.sendSubviewToBack(subject.view)
                #expect(subject.view.subviews.count == 2)
            },
            Case("taking off what is not there") { subject in
                subject.view.removeGestureRecognizer(subject.recognizer)
                subject.view.removeLayoutGuide(UILayoutGuide())
                subject.view.removeConstraints([])
                UIView().removeFromSuperview()
            },
            Case("points and rectangles to convert and to hit") { subject in
                for point in weirdPoints {
                    _ = subject.view.hitTest(point, with: nil)
                    _ = subject.view.point(inside: point, with: nil)
                    _ = subject.view.convert(point, to: nil)
                    _ = subject.view.layer.hitTest(point)
                }
                for rect in weirdRects { _ = subject.view.convert(rect, from: UIView()) }
            },
            Case("sizes to fit") { subject in
                for size in weirdSizes {
                    _ = subject.view.sizeThatFits(size)
                    _ = subject.label.sizeThatFits(size)
                    _ = subject.label.textRect(forBounds: CGRect(origin: .zero, size: size), limitedToNumberOfLines: -3)
                }
                for rect in weirdRects {
                    _ = subject.label.textRect(forBounds: rect, limitedToNumberOfLines: .max)
                    subject.view.setNeedsDisplay(rect)
                }
            },
            Case("a window of no size") { subject in
                expectDiagnostics([.notFinite]) {
                    _ = UIWindow(frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
                }
                subject.stage.window.resize(to: .zero)
                subject.stage.update()
            },
            Case("a layer class that is none", reports: [.invalidLayerClass]) { _ in
                final class Wrong: UIView { override class var layerClass: AnyClass { UILabel.self } }
                #expect(type(of: Wrong().layer) == CALayer.self)
            },
        ]

        nonisolated static let labels: [Case] = [
            Case("lines, widths and scales") { subject in
                for number in [Int.min, -1, .max] { subject.label.numberOfLines = number; subject.stage.update() }
                for value in weird {
                    subject.label.numberOfLines = 0
                    subject.label.preferredMaxLayoutWidth = value
                    _ = subject.label.intrinsicContentSize
                    subject.label.adjustsFontSizeToFitWidth = true
                    subject.label.minimumScaleFactor = value
                    subject.label.shadowOffset = CGSize(width: value, height: value)
                    subject.stage.update()
                }
            },
            Case("fonts") { subject in
                for size in weird {
                    subject.label.font = .systemFont(ofSize: size, weight: UIFont.Weight(size))
                    _ = subject.label.intrinsicContentSize
                    _ = subject.label.font.lineHeight
                    subject.stage.update()
                }
                _ = UIFontMetrics.default.scaledValue(for: .nan)
                _ = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12), maximumPointSize: .nan)
                _ = UIFont(descriptor: UIFontDescriptor(fontAttributes: [.size: "large", .traits: 3]), size: .nan)
                _ = UIFont(name: "", size: -3)
            },
            Case("attributes of the wrong type, and numbers that are none") { subject in
                let text = NSMutableAttributedString(string: "Text\u{0}\u{FFFF}\u{202E}")
                let range = NSRange(location: 0, length: 4)
                let keys: [NSAttributedString.Key] = [
                    .font, .foregroundColor, .paragraphStyle, .kern, .underlineStyle, .shadow, .strokeWidth,
                    .baselineOffset, .obliqueness, .link, .ligature, .tracking,
                ]
                for key in keys {
                    for value in ["text", Double.nan, 1e300, -1, Int.max] as [Any] {
                        text.setAttributes([key: value], range: range)
                        subject.label.attributedText = text
                        _ = subject.label.intrinsicContentSize
                        _ = text.boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil)
                    }
                }
                subject.stage.update()
            },
            Case("paragraphs") { subject in
                for value in weird {
                    let style = NSMutableParagraphStyle()
                    style.lineSpacing = value
                    style.lineHeightMultiple = value
                    style.minimumLineHeight = value
                    style.maximumLineHeight = value
                    style.headIndent = value
                    style.tailIndent = value
                    style.firstLineHeadIndent = value
                    style.paragraphSpacing = value
                    style.defaultTabInterval = value
                    style.tabStops = [NSTextTab(textAlignment: .right, location: value)]
                    let text = NSAttributedString(string: "a\tb\nc", attributes: [.paragraphStyle: style])
                    subject.label.attributedText = text
                    _ = subject.label.intrinsicContentSize
                    for size in weirdSizes {
                        _ = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
                    }
                    subject.stage.update()
                }
            },
            Case("drawing without a context") { _ in
                "text".draw(in: .infinite)
                "text".draw(at: CGPoint(x: CGFloat.nan, y: 0))
                NSAttributedString(string: "").draw(in: .null)
                UIColor.red.setFill()
                UIRectFill(.infinite)
                UIGraphicsEndImageContext()
                UIGraphicsPopContext()
                #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
            },
        ]

        @Test("Wrong input to a view does no harm and is reported with the view's name", arguments: views + labels)
        func views(bad: Case) {
            check(bad)
        }

        @Test("Wrong numbers in drawing, gestures and traits do no harm", arguments: drawings + others)
        func others(bad: Case) {
            check(bad)
        }

        private func check(_ bad: Case) {
            let stage = Stage()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let label = UILabel(frame: CGRect(x: 50, y: 0, width: 50, height: 50))
            label.text = "Some words to break"
            stage.root.view.addSubview(view)
            stage.root.view.addSubview(label)
            stage.update()
            var reports: [(rule: UsageDiagnostic.Rule, message: String)] = []
            UsageDiagnostic.observer = { reports.append(($0, $1)) }
            ManualFrameClock.use { _ in bad.run(Subject(view: view, label: label, stage: stage)) }
            stage.update()
            #expect(reports.map(\.rule) == bad.reports)
            for report in reports where report.rule != .invalidLayerClass {
                #expect(report.message.contains(view.description), "\(report.message)")
            }
        }
    }
}
