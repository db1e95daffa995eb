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

        nonisolated private static let weird: [CGFloat] = [
            .nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
        ]
        nonisolated private static let weirdPoints = weird.map { CGPoint(x: $0, y: $0) }
        nonisolated private static let weirdSizes = weird.map { CGSize(width: $0, height: $0) }
        nonisolated private static let weirdRects: [CGRect] =
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

        nonisolated static let drawings: [Case] = [
            Case("colours") { _ in
                for value in weird {
                    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
                    for color in [
                        UIColor(red: value, green: value, blue: value, alpha: value),
                        UIColor(white: value, alpha: value),
                        UIColor(hue: value, saturation: value, brightness: value, alpha: value),
                        UIColor(displayP3Red: value, green: value, blue: value, alpha: value),
                        UIColor.red.withAlphaComponent(value),
                    ] {
                        color.getRed(&red, green: nil, blue: nil, alpha: &alpha)
                        #expect((0...1).contains(red) && (0...1).contains(alpha))
                    }
                }
            },
            Case("paths") { _ in
                for value in weird {
                    let path = UIBezierPath()
                    path.addLine(to: CGPoint(x: value, y: 0))
                    path.addArc(
                        withCenter: CGPoint(x: value, y: 0), radius: value, startAngle: value, endAngle: -value,
                        clockwise: true)
                    path.addQuadCurve(to: .zero, controlPoint: CGPoint(x: value, y: value))
                    path.setLineDash([value, value], count: 2, phase: value)
                    path.setLineDash([1], count: -4, phase: 0)
                    path.lineWidth = value
                    path.miterLimit = value
                    path.append(path)
                    path.apply(CGAffineTransform(scaleX: value, y: value))
                    _ = path.reversing().contains(CGPoint(x: value, y: value))
                    _ = (path.bounds, path.currentPoint, path.cgPath.boundingBox)
                    _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).pngData { _ in
                        path.stroke()
                        path.fill()
                        path.addClip()
                    }
                }
                for rect in weirdRects {
                    for radius in weird {
                        _ = UIBezierPath(roundedRect: rect, cornerRadius: radius).bounds
                        _ =
                            UIBezierPath(
                                roundedRect: rect, byRoundingCorners: .allCorners,
                                cornerRadii: CGSize(width: radius, height: 1)
                            ).bounds
                    }
                    _ = UIBezierPath(ovalIn: rect).contains(.zero)
                }
            },
            Case("images of impossible sizes") { _ in
                for size in weirdSizes {
                    _ = UIGraphicsImageRenderer(size: size).image { $0.fill(.infinite) }.pngData()
                    UIGraphicsBeginImageContextWithOptions(size, true, .nan)
                    _ = UIGraphicsGetImageFromCurrentImageContext()
                    UIGraphicsEndImageContext()
                }
            },
            Case("contexts") { _ in
                _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).pngData { renderer in
                    let context = renderer.cgContext
                    context.restoreGState()
                    context.endTransparencyLayer()
                    context.clip(to: [])
                    context.strokeLineSegments(between: [.zero])
                    context.addLines(between: [])
                    for value in weird {
                        context.saveGState()
                        context.setLineWidth(value)
                        context.setAlpha(value)
                        context.setLineDash(phase: value, lengths: [value])
                        context.setShadow(offset: CGSize(width: value, height: value), blur: value)
                        context.scaleBy(x: value, y: value)
                        context.rotate(by: value)
                        context.fill(CGRect(x: value, y: 0, width: value, height: 2))
                        context.strokeEllipse(in: CGRect(x: value, y: 0, width: value, height: 2))
                        context.clip(to: CGRect(x: value, y: 0, width: value, height: 2))
                        _ = (context.convertToUserSpace(CGPoint(x: value, y: 0)), context.boundingBoxOfClipPath)
                    }
                }
            },
            Case("layers") { subject in
                let (layer, shape, gradient) = (subject.view.layer, CAShapeLayer(), CAGradientLayer())
                for child in [shape, gradient] { layer.addSublayer(child) }
                for value in weird {
                    for each in [layer, shape, gradient] {
                        each.cornerRadius = value
                        each.borderWidth = value
                        each.shadowRadius = value
                        each.shadowOffset = CGSize(width: value, height: value)
                        each.shadowOpacity = Float(value)
                        each.opacity = Float(value)
                        each.zPosition = value
                        each.contentsScale = value
                        each.anchorPoint = CGPoint(x: value, y: value)
                    }
                    shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: value, width: 5, height: 5)).cgPath
                    shape.lineDashPattern = [NSNumber(value: Double(value))]
                    shape.lineWidth = value
                    shape.strokeStart = value
                    shape.strokeEnd = -value
                    gradient.startPoint = CGPoint(x: value, y: value)
                    gradient.colors = ["red", UIColor.red.cgColor]
                    gradient.locations = [NSNumber(value: Double(value)), 0]
                    subject.stage.update()
                }
                gradient.colors = []
                layer.addSublayer(layer)
                shape.addSublayer(layer)
                layer.mask = layer
                layer.insertSublayer(CALayer(), at: .max)
                layer.replaceSublayer(CALayer(), with: CALayer())
                layer.contents = "text"
                subject.stage.update()
            },
        ]

        nonisolated static let others: [Case] = [
            Case("gestures", reports: Array(repeating: .invalidGesture, count: 5)) { subject in
                let recognizer = subject.recognizer
                subject.view.addGestureRecognizer(recognizer)
                recognizer.numberOfTapsRequired = -1
                recognizer.numberOfTouchesRequired = .min
                subject.stage.tap(CGPoint(x: 5, y: 5))
                _ = recognizer.location(ofTouch: -1, in: nil)
                recognizer.require(toFail: recognizer)
                recognizer.state = .changed
                recognizer.state = .failed
                let press = UILongPressGestureRecognizer()
                subject.view.addGestureRecognizer(press)
                press.minimumPressDuration = .nan
                let pan = UIPanGestureRecognizer()
                subject.view.addGestureRecognizer(pan)
                pan.setTranslation(CGPoint(x: CGFloat.nan, y: 0), in: nil)
                let pinch = UIPinchGestureRecognizer()
                subject.view.addGestureRecognizer(pinch)
                pinch.scale = 0
            },
            Case("press durations") { subject in
                for duration in [-1, .infinity, 1e300, 0] {
                    let press = UILongPressGestureRecognizer()
                    press.minimumPressDuration = duration
                    press.allowableMovement = .nan
                    subject.view.addGestureRecognizer(press)
                    subject.stage.tap(CGPoint(x: 5, y: 5))
                }
            },
            Case("traits") { subject in
                for scale in weird { _ = UITraitCollection(displayScale: scale) }
                _ = UITraitCollection(traitsFrom: [])
                subject.view.unregisterForTraitChanges(subject.view.registerForTraitChanges([]) { (_: UIView, _) in })
                _ = UIContentSizeCategory(rawValue: "") > .large
                _ = UIFont.preferredFont(
                    forTextStyle: UIFont.TextStyle(rawValue: "none"),
                    compatibleWith: UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(rawValue: ""))
                )
            },
            Case("insets") { _ in
                for value in weird {
                    _ = CGRect(x: 0, y: 0, width: 4, height: 4)
                        .inset(by: UIEdgeInsets(top: value, left: value, bottom: value, right: value))
                }
                #expect(NSValue(cgRect: .zero).cgPointValue == .zero)
                #expect(NSNumber(value: 3).cgRectValue == .zero)
            },
            Case("the first responder of nobody") { subject in
                #expect(!UIView().becomeFirstResponder())
                #expect(!UIView().endEditing(true))
                #expect(!subject.view.endEditing(false))
                _ = UIKeyCommand(input: "", modifierFlags: .command, primaryAction: UIAction { _ in })
                subject.stage.root.removeKeyCommand(
                    UIKeyCommand(input: "", modifierFlags: [], primaryAction: UIAction { _ in }))
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
