import Foundation
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("Asset catalogues") @MainActor struct AssetCatalogTests {
        /// A bundle with a catalogue of these files.
        private func bundle(_ files: [String: Data]) throws -> Bundle {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Assets-\(UUID().uuidString)")
            for (path, data) in files {
                let file = folder.appendingPathComponent("Assets.xcassets/\(path)")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: file)
            }
            return try #require(Bundle(path: folder.path))
        }

        private let dark = UITraitCollection(userInterfaceStyle: .dark)
        private let light = UITraitCollection(userInterfaceStyle: .light)

        @Test("A colour has a variant for each appearance, and follows where it is used")
        func colors() throws {
            let contents = """
                {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"0x80","blue":"0","alpha":"1.000"}}},
                {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
                "color":{"color-space":"srgb","components":{"red":"0","green":"51","blue":"1.000","alpha":"0.500"}}}],
                "info":{"author":"xcode","version":1}}
                """
            let bundle = try bundle(["Accent.colorset/Contents.json": Data(contents.utf8)])
            defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
            let color = try #require(UIColor(named: "Accent", in: bundle, compatibleWith: nil))
            #expect(
                color.resolvedColor(with: light).cgColor
                    == UIColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 1).cgColor)
            #expect(
                color.resolvedColor(with: dark).cgColor == UIColor(red: 0, green: 0.2, blue: 1, alpha: 0.5).cgColor)
            let fixed = UIColor(named: "Accent", in: bundle, compatibleWith: dark)
            #expect(fixed?.resolvedColor(with: light).cgColor == color.resolvedColor(with: dark).cgColor)
            #expect(UIColor(named: "Other", in: bundle, compatibleWith: nil) == nil)
        }

        @Test("A colour may be the system's, and a group that says so is part of its name")
        func groups() throws {
            let space = #"{"properties":{"provides-namespace":true},"info":{"version":1,"author":"xcode"}}"#
            let contents =
                #"{"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"systemRedColor"}}]}"#
            let bundle = try bundle([
                "Brand/Contents.json": Data(space.utf8), "Brand/Main.colorset/Contents.json": Data(contents.utf8),
                "Plain/Second.colorset/Contents.json": Data(contents.utf8),
            ])
            defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
            #expect(AssetColors.color(named: "Brand/Main", in: bundle) === UIColor.systemRed)
            #expect(AssetColors.color(named: "Main", in: bundle) == nil)
            #expect(AssetColors.color(named: "Second", in: bundle) === UIColor.systemRed)
        }

        private func picture(_ side: Int) throws -> Data {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let size = CGSize(width: side, height: side)
            let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(origin: .zero, size: size))
            }
            return try #require(image.pngData())
        }

        @Test("An image is that of the scale and appearance, in the way that the catalogue says")
        func images() throws {
            let contents = """
                {"images":[{"idiom":"universal","filename":"a.png","scale":"1x"},{"idiom":"universal","filename":"b.png","scale":"2x"},
                {"idiom":"universal","filename":"d.png","scale":"2x","appearances":[{"appearance":"luminosity","value":"dark"}]},
                {"idiom":"universal","scale":"3x"}],"properties":{"template-rendering-intent":"template"}}
                """
            let bundle = try bundle([
                "Logo.imageset/Contents.json": Data(contents.utf8), "Logo.imageset/a.png": try picture(10),
                "Logo.imageset/b.png": try picture(20), "Logo.imageset/d.png": try picture(40),
            ])
            defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
            func traits(_ style: UIUserInterfaceStyle, _ scale: CGFloat) -> UITraitCollection {
                UITraitCollection {
                    $0.userInterfaceStyle = style
                    $0.displayScale = scale
                }
            }
            let fine = try #require(UIImage(named: "Logo", in: bundle, compatibleWith: traits(.light, 2)))
            #expect(fine.size == CGSize(width: 10, height: 10) && fine.scale == 2)
            #expect(fine.renderingMode == .alwaysTemplate)
            let coarse = try #require(UIImage(named: "Logo", in: bundle, compatibleWith: traits(.light, 1)))
            #expect(coarse.size == CGSize(width: 10, height: 10) && coarse.scale == 1)
            let night = try #require(UIImage(named: "Logo", in: bundle, compatibleWith: traits(.dark, 2)))
            #expect(night.size == CGSize(width: 20, height: 20))
        }

        @Test(
            "An image view shows the variant for its own look, with what was changed of the image, and another one where its look changes"
        )
        func looks() throws {
            let contents = """
                {"images":[{"idiom":"universal","filename":"a.png","scale":"1x"},
                {"idiom":"universal","filename":"d.png","scale":"1x","appearances":[{"appearance":"luminosity","value":"dark"}]}]}
                """
            let bundle = try bundle([
                "Logo.imageset/Contents.json": Data(contents.utf8), "Logo.imageset/a.png": try picture(10),
                "Logo.imageset/d.png": try picture(20),
            ])
            defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
            let light = UITraitCollection { $0.userInterfaceStyle = .light }
            let image = try #require(UIImage(named: "Logo", in: bundle, compatibleWith: light))
            let stage = Stage()
            let view = UIImageView(image: image.imageFlippedForRightToLeftLayoutDirection())
            stage.root.view.addSubview(view)
            let constrained = UIImageView(image: image)
            constrained.translatesAutoresizingMaskIntoConstraints = false
            stage.root.view.addSubview(constrained)
            NSLayoutConstraint.activate([
                constrained.topAnchor.constraint(equalTo: stage.root.view.topAnchor),
                constrained.leadingAnchor.constraint(equalTo: stage.root.view.leadingAnchor),
            ])
            stage.root.overrideUserInterfaceStyle = .light
            stage.update()
            #expect(view.intrinsicContentSize == CGSize(width: 10, height: 10))
            #expect(constrained.frame.size == CGSize(width: 10, height: 10))
            let before = view.layer.layerContents
            stage.root.overrideUserInterfaceStyle = .dark
            stage.update()
            #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
            #expect(constrained.frame.size == CGSize(width: 20, height: 20))
            #expect(view.layer.layerContents != before)
            #expect(view.image?.flipsForRightToLeftLayoutDirection == true)
            stage.root.overrideUserInterfaceStyle = .light
            stage.update()
            #expect(view.layer.layerContents == before)
        }

        @Test("What is for this kind of device comes before what is for all, and that before what is for another one")
        func devices() throws {
            let images = """
                {"images":[{"idiom":"universal","filename":"all.png","scale":"1x"},{"idiom":"iphone","filename":"phone.png","scale":"1x"},
                {"idiom":"ipad","filename":"pad.png","scale":"1x"},{"idiom":"tv","filename":"tv.png","scale":"1x"}]}
                """
            let phoneAlone = #"{"images":[{"idiom":"iphone","filename":"phone.png","scale":"1x"}]}"#
            let bundle = try bundle([
                "Logo.imageset/Contents.json": Data(images.utf8), "Logo.imageset/all.png": try picture(10),
                "Logo.imageset/phone.png": try picture(20), "Logo.imageset/pad.png": try picture(30),
                "Phone.imageset/Contents.json": Data(phoneAlone.utf8), "Phone.imageset/phone.png": try picture(20),
            ])
            defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
            func width(_ name: String, _ idiom: UIUserInterfaceIdiom) -> CGFloat? {
                UIImage(
                    named: name, in: bundle, compatibleWith: UITraitCollection { $0.userInterfaceIdiom = idiom })?
                    .size.width
            }
            #expect(width("Logo", .pad) == 30 && width("Logo", .phone) == 20 && width("Logo", .tv) == 10)
            #expect(width("Phone", .pad) == 20)
        }

        @Test(
            "Components are numbers up to one, up to 255, or hexadecimal",
            arguments: [("0.5", 0.5), ("1", 1), ("255", 1), ("0xFF", 1), ("51", 0.2), ("0", 0)] as [(String, CGFloat)])
        func components(_ text: String, _ value: CGFloat) {
            #expect(AssetColors.component(text) == value)
        }
    }
}
