import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("Visual effects") @MainActor struct VisualEffectTests {
        private func alpha(_ style: UIBlurEffect.Style, _ interface: UIUserInterfaceStyle) -> CGFloat {
            color(style, interface)?.alpha ?? 0
        }

        private func color(_ style: UIBlurEffect.Style, _ interface: UIUserInterfaceStyle) -> CGColor? {
            UIBlurEffect(style: style).material?
                .resolvedColor(with: UITraitCollection(userInterfaceStyle: interface)).cgColor
        }

        private func ground(of view: UIVisualEffectView) throws -> UIView {
            try #require(view.subviews.first { $0 !== view.contentView })
        }

        @Test("What lies behind is seen through each material, less through the thicker ones")
        func thickness() {
            let order: [UIBlurEffect.Style] = [
                .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
            ]
            for interface in [UIUserInterfaceStyle.light, .dark] {
                let alphas = order.map { alpha($0, interface) }
                #expect(alphas == alphas.sorted() && Set(alphas).count == 4)
                for style in order + [.regular, .prominent, .extraLight, .light, .dark, .systemChromeMaterial] {
                    #expect(alpha(style, interface) > 0.5 && alpha(style, interface) < 1)
                }
            }
        }

        @Test("Materials are as light or dark as the interface, unless their name says otherwise")
        func brightness() {
            for (style, isLightInDark, isDarkInLight) in [
                (.regular, false, false), (.systemMaterial, false, false), (.systemMaterialLight, true, false),
                (.systemMaterialDark, false, true), (.extraLight, true, false), (.dark, false, true),
            ] as [(UIBlurEffect.Style, Bool, Bool)] {
                #expect((color(style, .dark).map { $0.red > 0.5 }) == isLightInDark)
                #expect((color(style, .light).map { $0.red < 0.5 }) == isDarkInLight)
            }
        }

        @Test("Content lies above the material, as large as the view")
        func content() throws {
            let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
            view.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
            let label = UILabel()
            view.contentView.addSubview(label)
            #expect(view.subviews.last === view.contentView)
            #expect(view.subviews.map(\.frame) == [view.bounds, view.bounds])
            #expect(try ground(of: view).backgroundColor != nil && ground(of: view).alpha == 1)
        }

        @Test("Without an effect what lies behind is seen as it is; the material comes and goes in an animation")
        func fades() throws {
            try ManualFrameClock.use { time in
                let stage = Stage()
                let view = UIVisualEffectView()
                #expect(view.effect == nil)
                stage.root.view.addSubview(view)
                stage.update()
                let ground = try ground(of: view)
                #expect(ground.alpha == 0)
                UIView.animate(withDuration: 0.4) { view.effect = UIBlurEffect(style: .dark) }
                stage.update()
                #expect(ground.alpha == 1 && ground.layer.animationKeys()?.isEmpty == false)
                time.advance(by: .seconds(1))
                stage.update()
                view.effect = nil
                #expect(ground.alpha == 0)
            }
        }

        @Test("With a vibrancy effect the content has a tint that can be read on the material")
        func vibrancy() {
            let blur = UIBlurEffect(style: .systemMaterialDark)
            let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
            let tint = view.contentView.tintColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
            let wanted = UIColor.secondaryLabel.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
            #expect(tint == wanted)
            view.effect = nil
            let (content, around) = (view.contentView.tintColor, view.tintColor)
            let light = UITraitCollection(userInterfaceStyle: .light)
            #expect(content?.resolvedColor(with: light) == around?.resolvedColor(with: light))
        }

        @Test("Effects of one kind and style are equal")
        func equality() {
            let (dark, light) = (UIBlurEffect(style: .dark), UIBlurEffect(style: .light))
            #expect(dark == UIBlurEffect(style: .dark) && dark != light)
            #expect(dark.hash == UIBlurEffect(style: .dark).hash)
            #expect(UIVibrancyEffect(blurEffect: dark) == UIVibrancyEffect(blurEffect: dark, style: .label))
            #expect(UIVibrancyEffect(blurEffect: dark) != UIVibrancyEffect(blurEffect: light))
            #expect(UIVibrancyEffect(blurEffect: dark) != UIVibrancyEffect(blurEffect: dark, style: .fill))
            #expect((dark.copy() as? UIBlurEffect) == dark)
        }

        @Test("A view that is added beside the content view is reported")
        func beside() {
            let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
            expectDiagnostics([.viewBesideContent]) { view.addSubview(UILabel()) }
        }
    }
}
