import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour.BadInput {
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
}
