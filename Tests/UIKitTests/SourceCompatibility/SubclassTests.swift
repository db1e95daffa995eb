import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct Subclasses {
        final class NamedConstraint: NSLayoutConstraint {
            weak var owner: UIView?
            nonisolated let name = "gap"
            override var description: String { name }
        }

        @Test("a subclass of NSLayoutConstraint places views, and its own properties hold")
        func constraint() {
            let root = board()
            let view = root.addPlaced()
            let constraint = NamedConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1,
                constant: 12)
            constraint.owner = view
            constraint.isActive = true
            root.layoutIfNeeded()
            #expect(view.frame.minX == 12)
            constraint.constant = 20
            root.layoutIfNeeded()
            #expect(view.frame.minX == 20)
            #expect(constraint.owner === view)
            #expect("\(constraint)" == "gap")
        }

        @Test("a constraint about nothing is made without a report, and says why it cannot be activated")
        func emptyConstraint() {
            let constraint = NSLayoutConstraint()
            #expect(constraint.firstItem == nil)
            #expect(constraint.firstAttribute == .notAnAttribute)
            expectDiagnostics([.invalidConstraint]) { constraint.isActive = true }
            #expect(!constraint.isActive)
        }

        class Wave: CALayer {
            var amplitude = 1
            var isCopy = false

            override init() {
                super.init()
                amplitude = 2
            }

            override init(layer: Any) {
                super.init(layer: layer)
                isCopy = true
                if let wave = layer as? Wave { amplitude = wave.amplitude }
            }

            required init?(coder: NSCoder) {
                super.init(coder: coder)
            }
        }

        @Test("a view makes its layer by the layer's own init(), and presentation() copies it by init(layer:)")
        func layer() throws {
            final class WaveView: UIView {
                override class var layerClass: AnyClass { Wave.self }
            }
            let stage = Stage()
            let view = WaveView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            let wave = try #require(view.layer as? Wave)
            #expect(wave.amplitude == 2)
            #expect(!wave.isCopy)
            wave.amplitude = 9
            wave.cornerRadius = 5
            wave.zPosition = 1
            wave.name = "wave"
            stage.root.view.addSubview(view)
            stage.update()
            let shown = try #require(wave.presentation())
            #expect(shown.amplitude == 9)
            #expect(shown.isCopy)
            #expect(shown.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
            #expect(shown.cornerRadius == 5)
            #expect(shown.zPosition == 1)
            #expect(shown.name == "wave")
            #expect(shown.sublayers == nil)
        }

        @Test("init(layer:) of shapes and gradients copies what they show")
        func copies() {
            let shape = CAShapeLayer()
            shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
            shape.lineDashPattern = [1, 2]
            shape.strokeEnd = 0.5
            let copy = CAShapeLayer(layer: shape)
            #expect(copy.path == shape.path)
            #expect(copy.lineDashPattern == [1, 2])
            #expect(copy.strokeEnd == 0.5)
            let gradient = CAGradientLayer()
            gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            gradient.endPoint = CGPoint(x: 1, y: 0)
            #expect(CAGradientLayer(layer: gradient).colors?.count == 2)
            #expect(CAGradientLayer(layer: gradient).endPoint == CGPoint(x: 1, y: 0))
        }

        @Test("a delegate is made by the init() that it has or inherits, whatever its class and without required")
        func delegates() {
            class Responding: UIResponder, UIApplicationDelegate {
                var list = [1, 2]
            }
            class Below: Responding {
                override init() {
                    super.init()
                    list.append(3)
                }
            }
            class Plain: NSObject, UIApplicationDelegate {
                var text = "plain"
            }
            final class Stranger: UIApplicationDelegate {}
            #expect(Responding.make()?.list == [1, 2])
            #expect(Below.make()?.list == [1, 2, 3])
            #expect(Plain.make()?.text == "plain")
            #expect(Stranger.make() == nil)
        }

        @Test("window with two question marks is the delegate's own")
        func window() {
            final class Delegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
            }
            let delegate = Delegate()
            UIApplication.shared.delegate = delegate
            defer { UIApplication.shared.delegate = nil }
            #expect(UIApplication.shared.delegate?.window??.tag == nil)
            delegate.window = UIWindow()
            delegate.window?.tag = 4
            #expect(UIApplication.shared.delegate?.window??.tag == 4)
            #expect(UIApplication.shared.delegate?.window?.tag == 4)
        }

        @Test("an image view is as large as its image, and its subclass may have other initialisers")
        func imageView() {
            final class Icon: UIImageView {
                let text: String
                init(text: String, image: UIImage) {
                    self.text = text
                    super.init(image: image)
                }
                required init?(coder: NSCoder) { nil }
            }
            let image = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 9)).image { $0.fill(.zero) }
            let icon = Icon(text: "it", image: image)
            #expect(icon.frame == CGRect(x: 0, y: 0, width: 7, height: 9))
            #expect(icon.image === image)
            #expect(!icon.isUserInteractionEnabled)
            let both = UIImageView(image: image, highlightedImage: image)
            #expect(both.highlightedImage === image)
        }

        @Test("stand-ins for touches, events and screens say what their subclasses want")
        func standIns() {
            final class Touch: UITouch {
                override func location(in view: UIView?) -> CGPoint { CGPoint(x: 3, y: 4) }
                override var tapCount: Int {
                    get { 2 }
                    set {}
                }
            }
            final class Screen: UIScreen {
                override var scale: CGFloat { 3 }
            }
            let touch: UITouch = Touch()
            #expect(touch.location(in: nil) == CGPoint(x: 3, y: 4))
            #expect(touch.tapCount == 2)
            #expect(touch.view == nil)
            #expect(UIEvent().allTouches == nil)
            #expect((Screen() as UIScreen).nativeScale == 3)
        }

        @Test("a subclass of UIColor and one of UIImage are used as any other")
        func values() throws {
            final class Brand: UIColor, @unchecked Sendable {
                var name = "brand"
            }
            let brand = Brand(red: 1, green: 0, blue: 0, alpha: 1)
            #expect(brand == UIColor.red)
            #expect(UIColor.red == brand)
            #expect(brand.name == "brand")
            let view = UIView()
            view.backgroundColor = brand
            #expect(view.layer.backgroundColor == UIColor.red.cgColor)
            final class Still: UIImage, @unchecked Sendable {
                override var size: CGSize { CGSize(width: 1, height: 2) }
            }
            #expect(UIImageView(image: Still()).frame.size == CGSize(width: 1, height: 2))
        }

        @Test("what a view overrides of constraints and animations is called")
        func overrides() {
            final class Counting: UIView {
                var added = 0
                static var animated = 0
                override func addConstraint(_ constraint: NSLayoutConstraint) {
                    added += 1
                    super.addConstraint(constraint)
                }
                override class func animate(
                    withDuration duration: TimeInterval, animations: @escaping () -> Void,
                    completion: ((Bool) -> Void)? = nil
                ) {
                    animated += 1
                    super.animate(withDuration: duration, animations: animations, completion: completion)
                }
            }
            let view = Counting()
            view.addConstraints([view.widthAnchor.constraint(equalToConstant: 3)])
            #expect(view.added == 1)
            #expect(view.constraints.count == 1)
            Counting.animate(withDuration: 0) { view.alpha = 0.5 }
            #expect(Counting.animated == 1)
            #expect(view.alpha == 0.5)
        }

        @Test("a container says which sizes its children will have, and those that change are told")
        func sizesOfChildren() {
            final class Halving: UIViewController {
                override func size(
                    forChildContentContainer container: any UIContentContainer,
                    withParentContainerSize parentSize: CGSize
                ) -> CGSize {
                    CGSize(width: parentSize.width / 2, height: parentSize.height)
                }
            }
            final class Child: UIViewController {
                var told: [CGSize] = []
                override func viewWillTransition(
                    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
                ) {
                    told.append(size)
                }
            }
            let stage = Stage(root: Halving())
            let child = Child()
            stage.embed(child, frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            stage.window.resize(to: CGSize(width: 600, height: 300))
            stage.update()
            #expect(child.told == [CGSize(width: 300, height: 300)])
            let base = UIViewController()
            base.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            let other = UIViewController()
            other.view.frame = base.view.bounds
            let parentSize = CGSize(width: 20, height: 20)
            #expect(base.size(forChildContentContainer: other, withParentContainerSize: parentSize) == parentSize)
            other.view.frame.size.width = 4
            #expect(
                base.size(forChildContentContainer: other, withParentContainerSize: parentSize)
                    == CGSize(width: 4, height: 10))
        }

        @Test("an index path has a section with rows or items")
        func indexPath() {
            var path = IndexPath(row: 1, section: 2)
            #expect(path == [2, 1])
            #expect(path.item == 1)
            path.row = 5
            path.section = 3
            #expect(path == IndexPath(item: 5, section: 3))
        }

        @Test("the styles of indicators before iOS 13 have their sizes and colours")
        @available(*, deprecated)
        func oldStyles() {
            let white = UIActivityIndicatorView(style: .whiteLarge)
            #expect(white.intrinsicContentSize == UIActivityIndicatorView(style: .large).intrinsicContentSize)
            #expect(white.color == .white)
            let gray = UIActivityIndicatorView(style: .gray)
            #expect(gray.intrinsicContentSize == UIActivityIndicatorView(style: .medium).intrinsicContentSize)
            #expect(gray.color == UIActivityIndicatorView(style: .medium).color)
        }
    }
}
