import Testing
import UIKit
import UIKitTesting

/// A trait as an app defines one.
private struct Density: UITraitDefinition {
    static let defaultValue = "normal"
}

private struct Accent: UITraitDefinition {
    static let defaultValue = 0
    static let affectsColorAppearance = true
}

extension UITraitCollection {
    fileprivate var density: String { self[Density.self] }
}

extension UIMutableTraits {
    fileprivate var density: String {
        get { self[Density.self] }
        set { self[Density.self] = newValue }
    }
}

@Suite struct TraitCollectionTests {
    @Test("A collection has what was specified, and every other trait is unspecified")
    func specified() {
        let traits = UITraitCollection { traits in
            traits.userInterfaceIdiom = .phone
            traits.userInterfaceLevel = .elevated
            traits.layoutDirection = .rightToLeft
            traits.accessibilityContrast = .high
            traits.legibilityWeight = .bold
        }
        #expect(traits.userInterfaceIdiom == .phone)
        #expect(traits.userInterfaceLevel == .elevated)
        #expect(traits.layoutDirection == .rightToLeft)
        #expect(traits.accessibilityContrast == .high)
        #expect(traits.legibilityWeight == .bold)
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits.displayScale == 0)
    }

    @Test("Of several collections the last that specifies a trait decides it")
    func merging() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
            UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceStyle: .unspecified),
        ])
        #expect(merged.userInterfaceStyle == .dark)
        #expect(merged.displayScale == 3)
        #expect(merged.containsTraits(in: UITraitCollection(displayScale: 3)))
        #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(merged.containsTraits(in: UITraitCollection()))
        #expect(merged.containsTraits(in: nil))
    }

    @Test("A modified copy differs in what was set and leaves the original alone")
    func modifying() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
        #expect(light.userInterfaceStyle == .light)
        #expect(dark.userInterfaceStyle == .dark)
        #expect(dark.modifyingTraits { $0.userInterfaceStyle = .unspecified } == UITraitCollection())
    }

    @Test("A trait of an app's own has its default until it is set, and belongs to equality")
    func ownTraits() {
        #expect(UITraitCollection().density == "normal")
        let dense = UITraitCollection { $0.density = "dense" }
        #expect(dense.density == "dense")
        #expect(dense != UITraitCollection())
        #expect(dense == UITraitCollection { $0[Density.self] = "dense" })
        #expect(dense.hashValue == UITraitCollection { $0.density = "loose" }.hashValue)
        #expect(Density.name == "Density")
        #expect(Density.identifier.hasSuffix("Density"))
    }

    @Test("Only traits that concern colours make colours look different")
    func colorAppearance() {
        let base = UITraitCollection(userInterfaceStyle: .light)
        #expect(base.hasDifferentColorAppearance(comparedTo: nil))
        #expect(!base.hasDifferentColorAppearance(comparedTo: base.modifyingTraits { $0.displayScale = 3 }))
        #expect(!base.hasDifferentColorAppearance(comparedTo: base.modifyingTraits { $0.density = "dense" }))
        #expect(base.hasDifferentColorAppearance(comparedTo: base.modifyingTraits { $0.userInterfaceStyle = .dark }))
        #expect(base.hasDifferentColorAppearance(comparedTo: base.modifyingTraits { $0.accessibilityContrast = .high }))
        #expect(base.hasDifferentColorAppearance(comparedTo: base.modifyingTraits { $0[Accent.self] = 1 }))
    }

    @Test("Text sizes are in order, and the five largest are for accessibility")
    func contentSizeCategories() {
        #expect(UIContentSizeCategory.large < .extraLarge)
        #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
        #expect(UIContentSizeCategory.unspecified < .extraSmall)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    }
}

extension UIKitBehaviour {
    @MainActor struct TraitOverrides {
        private final class Witness: UIView {
            var lines: [String] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                lines.append("did \(previousTraitCollection?.userInterfaceStyle == .dark ? "dark" : "light")")
            }
        }

        private let stage = Stage()
        private let outer = UIView()
        private let inner = Witness()

        init() {
            outer.addSubview(inner)
            stage.root.view.addSubview(outer)
            stage.update()
            inner.lines = []
        }

        @Test("An override shows at once in what is below, and is told with the next update, before layout")
        func override() {
            outer.overrideUserInterfaceStyle = .dark
            #expect(inner.traitCollection.userInterfaceStyle == .dark)
            #expect(outer.traitOverrides.userInterfaceStyle == .dark)
            #expect(stage.root.traitCollection.userInterfaceStyle == .light)
            #expect(inner.lines == [])
            stage.update()
            stage.update()
            #expect(inner.lines == ["did light"])
            outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
            #expect(!outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
            outer.updateTraitsIfNeeded()
            #expect(inner.lines == ["did light", "did dark"])
        }

        @Test("An override that is taken back before the update is told to nobody")
        func changeOfMind() {
            outer.overrideUserInterfaceStyle = .dark
            outer.overrideUserInterfaceStyle = .unspecified
            stage.update()
            #expect(inner.lines == [])
            #expect(!UpdateCycle.main.needsUpdate)
        }

        @Test("A window's, a controller's and a view's overrides all count, the nearest most")
        func nearest() {
            stage.window.overrideUserInterfaceStyle = .dark
            #expect(stage.root.traitCollection.userInterfaceStyle == .dark)
            stage.root.overrideUserInterfaceStyle = .light
            #expect(inner.traitCollection.userInterfaceStyle == .light)
            inner.overrideUserInterfaceStyle = .dark
            #expect(inner.traitCollection.userInterfaceStyle == .dark)
            #expect(outer.traitCollection.userInterfaceStyle == .light)
            #expect(stage.window.traitCollection.userInterfaceStyle == .dark)
        }

        @Test("A trait of an app's own is inherited like the others")
        func ownTrait() {
            stage.root.traitOverrides[Density.self] = "dense"
            #expect(inner.traitCollection.density == "dense")
            outer.traitOverrides.density = "loose"
            #expect(inner.traitCollection.density == "loose")
            #expect(stage.root.view.traitCollection.density == "dense")
        }

        @Test("A view that comes to other traits than it could read before is told of them")
        func joining() {
            stage.root.overrideUserInterfaceStyle = .dark
            stage.update()
            let view = Witness()
            view.backgroundColor = .systemBackground
            #expect(view.layer.backgroundColor?.description == "#FFFFFF")
            stage.root.view.addSubview(view)
            #expect(view.lines == ["did light"])
            #expect(view.layer.backgroundColor?.description == "#1C1C1E")
            outer.overrideUserInterfaceStyle = .light
            stage.update()
            outer.addSubview(view)
            #expect(view.lines == ["did light", "did dark"])
        }

        @Test("A view that moves while it waits for new traits gets them, and is told of later ones too")
        func movingWhileWaiting() {
            inner.overrideUserInterfaceStyle = .dark
            outer.removeFromSuperview()
            stage.root.view.addSubview(outer)
            #expect(inner.lines == ["did light"])
            let other = UIView()
            stage.root.view.addSubview(other)
            inner.overrideUserInterfaceStyle = .light
            other.addSubview(outer)
            stage.update()
            #expect(inner.lines == ["did light", "did dark"])
            inner.overrideUserInterfaceStyle = .dark
            stage.update()
            #expect(inner.lines == ["did light", "did dark", "did light"])
        }

        @Test("Handlers run for the traits that they were registered for, until they are taken back")
        func handlers() {
            var lines: [String] = []
            let registration = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (view: Witness, previous: UITraitCollection) in
                lines.append("\(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
                #expect(view.lines == [])
            }
            inner.registerForTraitChanges([Density.self]) { (view: UIView, _: UITraitCollection) in
                lines.append(view.traitCollection.density)
            }
            #expect(lines == [])
            stage.root.overrideUserInterfaceStyle = .dark
            stage.update()
            #expect(lines == ["light to dark"])
            inner.unregisterForTraitChanges(registration)
            stage.root.overrideUserInterfaceStyle = .light
            stage.root.traitOverrides.density = "dense"
            stage.update()
            #expect(lines == ["light to dark", "dense"])
        }

        @Test("Who registered when it was made hears that its first window has other traits, and of nothing else")
        func wrongForecast() {
            final class Registered: UIViewController {
                var lines: [String] = []
                override init(nibName: String?, bundle: Bundle?) {
                    super.init(nibName: nibName, bundle: bundle)
                    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Registered, previous) in
                        self.lines.append(
                            "\(previous.userInterfaceStyle) to \(self.traitCollection.userInterfaceStyle)")
                    }
                }
                required init?(coder: NSCoder) { nil }
            }
            stage.root.overrideUserInterfaceStyle = .dark
            stage.update()
            let child = Registered()
            let label = UILabel()
            var labelLines = 0
            label.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UILabel, _) in labelLines += 1 }
            label.registerForTraitChanges([UITraitLayoutDirection.self]) { (_: UILabel, _) in labelLines += 10 }
            child.view.addSubview(label)
            stage.embed(child)
            #expect(child.lines == ["light to dark"])
            #expect(labelLines == 1)
            stage.remove(child)
            stage.embed(child)
            stage.root.overrideUserInterfaceStyle = .light
            stage.update()
            #expect(child.lines == ["light to dark", "dark to light"])
            #expect(labelLines == 2)
        }

        @Test("A controller gives one child other traits than the rest of it has, and takes them back")
        func childOverrides() {
            let (child, other) = (UIViewController(), UIViewController())
            stage.embed(child)
            stage.embed(other)
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            stage.root.setOverrideTraitCollection(dark, forChild: child)
            #expect(stage.root.overrideTraitCollection(forChild: child) == dark)
            #expect(child.view.traitCollection.userInterfaceStyle == .dark)
            #expect(other.traitCollection.userInterfaceStyle == .light)
            stage.remove(child)
            #expect(stage.root.overrideTraitCollection(forChild: child) == nil)
            stage.embed(child)
            #expect(child.traitCollection.userInterfaceStyle == .light)
        }

        @Test("A controller without a view has its parent's traits, and a root its window's")
        func withoutView() {
            let child = UIViewController()
            stage.root.overrideUserInterfaceStyle = .dark
            stage.root.addChild(child)
            #expect(child.traitCollection.userInterfaceStyle == .dark)
            #expect(!child.isViewLoaded)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let root = UIViewController()
            #expect(root.traitCollection.horizontalSizeClass == .regular)
            window.rootViewController = root
            #expect(root.traitCollection.horizontalSizeClass == .compact)
        }

        @Test("What is drawn is drawn anew when the appearance changes, and only then")
        func redrawing() {
            final class Canvas: UIView {
                var styles: [UIUserInterfaceStyle] = []
                override func draw(_ rect: CGRect) {
                    styles.append(UITraitCollection.current.userInterfaceStyle)
                }
            }
            let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.root.view.addSubview(canvas)
            stage.update()
            stage.update()
            stage.root.overrideUserInterfaceStyle = .dark
            stage.update()
            #expect(canvas.styles == [.light, .dark])
        }

        @Test("Traits of an interface from right to left turn views around, unless they are about something else")
        func direction() {
            stage.root.traitOverrides.layoutDirection = .rightToLeft
            #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            inner.semanticContentAttribute = .playback
            #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
            #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
            #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
            #expect(
                UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
        }
    }
}
