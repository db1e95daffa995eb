import Diagnostics
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("Images one after the other") @MainActor struct ImageAnimation {
        private let frames = ManualFrameClock()
        private let installation: Override
        private let stage: Stage
        private let view = UIImageView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        private let red: UIImage
        private let green: UIImage
        private let blue: UIImage
        private let white: UIImage

        init() throws {
            installation = frames.install()
            stage = Stage()
            // Whatever the stage waits for has come.
            frames.advance(by: .seconds(60))
            // A frame begins for whichever window takes what is drawn.
            for window in UIWindow.live where window !== stage.window { window.isHidden = true }
            red = try Self.image(0, 0, 255)
            green = try Self.image(0, 255, 0)
            blue = try Self.image(255, 0, 0)
            white = try Self.image(255, 255, 255)
        }

        private static func image(_ blue: UInt8, _ green: UInt8, _ red: UInt8, side: Int = 2) throws -> UIImage {
            let pixels = Data((0..<side * side).flatMap { _ in [blue, green, red, 255] })
            return UIImage(cgImage: try #require(CGImage(width: side, height: side, premultipliedBGRA: pixels)))
        }

        private func show() {
            stage.root.view.addSubview(view)
            stage.update()
        }

        private func pass(_ milliseconds: Int) {
            frames.advance(by: .milliseconds(milliseconds))
            stage.update()
        }

        /// Whether the view shows an image, as its layer has it.
        private func shows(_ image: UIImage) -> Bool {
            guard let shown = view.layer.contents as? CGImage else { return false }
            return shown == image.cgImage
        }

        @Test("Each image is shown as long as the others, from the first on, until it is stopped")
        func turns() {
            view.image = white
            view.animationImages = [red, green, blue]
            view.animationDuration = 0.3
            show()
            #expect(shows(white) && !view.isAnimating)
            view.startAnimating()
            stage.update()
            #expect(shows(red) && view.isAnimating)
            pass(50)
            #expect(shows(red))
            // A frame may be a sixtieth of a second late.
            pass(70)
            #expect(shows(green))
            pass(100)
            #expect(shows(blue))
            pass(100)
            #expect(shows(red))
            pass(100)
            #expect(shows(green))
            view.startAnimating()
            stage.update()
            #expect(shows(red))
            view.stopAnimating()
            stage.update()
            #expect(shows(white) && !view.isAnimating)
            pass(1000)
            #expect(shows(white))
        }

        @Test(
            "Without a duration an image has a thirtieth of a second, and one that is none counts as none",
            arguments: [0, -1, Double.nan])
        func standardDuration(duration: Double) {
            view.animationImages = [red, green]
            view.animationDuration = duration
            show()
            view.startAnimating()
            pass(25)
            #expect(shows(red))
            pass(30)
            #expect(shows(green))
        }

        @Test("After as many times as are asked for it is over, and the view shows its image")
        func repeats() {
            view.image = white
            view.animationImages = [red, green, blue]
            view.animationDuration = 0.3
            view.animationRepeatCount = 2
            show()
            let calls = frames.count
            view.startAnimating()
            pass(570)
            #expect(shows(blue) && view.isAnimating)
            pass(60)
            #expect(shows(white) && !view.isAnimating)
            #expect(frames.count == calls)
        }

        @Test("In no window it rests, and goes on where it was")
        func withoutWindow() {
            view.animationImages = [red, green, blue]
            view.animationDuration = 0.3
            view.startAnimating()
            let calls = frames.count
            pass(1000)
            #expect(view.isAnimating && frames.count == calls)
            show()
            #expect(shows(red))
            pass(120)
            #expect(shows(green))
            view.removeFromSuperview()
            #expect(frames.count == calls)
            pass(10_000)
            #expect(view.isAnimating)
            show()
            #expect(shows(green))
            pass(90)
            #expect(shows(blue))
        }

        @Test("While no window is shown nothing wakes the program, and the image is the right one afterwards")
        func hiddenWindow() {
            view.animationImages = [red, green, blue]
            view.animationDuration = 0.3
            show()
            let calls = frames.count
            view.startAnimating()
            stage.update()
            stage.window.isHidden = true
            stage.update()
            frames.advance(by: .seconds(10))
            #expect(frames.count == calls)
            stage.window.isHidden = false
            stage.update()
            pass(20)
            // A hundred images have had their time.
            #expect(shows(green))
        }

        @Test("What is not in sight is not drawn anew: hidden, beyond the window, cut off")
        func outOfSight() {
            let ground = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            ground.clipsToBounds = true
            view.animationImages = [red, green]
            view.animationDuration = 0.2
            stage.root.view.addSubview(ground)
            ground.addSubview(view)
            view.startAnimating()
            stage.update()
            let hides: [(hide: () -> Void, show: () -> Void)] = [
                ({ view.isHidden = true }, { view.isHidden = false }),
                ({ ground.isHidden = true }, { ground.isHidden = false }),
                ({ ground.frame.origin.x = 1000 }, { ground.frame.origin.x = 0 }),
                ({ view.frame.origin.y = 200 }, { view.frame.origin.y = 10 }),
            ]
            // In the middle of the first image.
            pass(50)
            for (index, step) in hides.enumerated() {
                #expect(shows(red), "\(index)")
                step.hide()
                stage.update()
                pass(100)
                #expect(shows(red), "\(index)")
                step.show()
                stage.update()
                // Through the first, which is shown already, and the second to the first again.
                pass(200)
                #expect(shows(green), "\(index)")
                pass(100)
            }
        }

        @Test("Other images end what is animated, and another image does not")
        func changes() {
            view.animationImages = [red, green]
            view.animationDuration = 0.2
            show()
            view.startAnimating()
            view.image = white
            stage.update()
            #expect(view.isAnimating && shows(red))
            view.animationImages = [red, green]
            #expect(view.isAnimating)
            view.animationImages = [green, blue]
            stage.update()
            #expect(!view.isAnimating && shows(white))
            view.animationImages = nil
            view.startAnimating()
            #expect(!view.isAnimating)
        }

        @Test("While the view is highlighted it shows the images for that")
        func highlighted() {
            view.animationImages = [red, green]
            view.highlightedAnimationImages = [blue, white]
            view.animationDuration = 0.2
            show()
            view.startAnimating()
            stage.update()
            #expect(shows(red))
            view.isHighlighted = true
            stage.update()
            #expect(shows(blue))
            pass(120)
            #expect(shows(white))
            view.isHighlighted = false
            stage.update()
            #expect(shows(red))
        }

        @Test("An animated image has the look of its first, and the changes of its variants in all")
        func animatedImage() throws {
            let image = try #require(UIImage.animatedImage(with: [red, green], duration: 0.2))
            #expect(image.images == [red, green] && image.duration == 0.2)
            #expect(image.size == red.size && image.cgImage == red.cgImage)
            #expect(image != red && image == UIImage.animatedImage(with: [red, green], duration: 0.2))
            #expect(red.images == nil && red.duration == 0)
            #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
            #expect(UIImage.animatedImage(with: [red], duration: -.infinity)?.duration == 0)
            let template = image.withRenderingMode(.alwaysTemplate)
            #expect(template.images?.map(\.renderingMode) == [.alwaysTemplate, .alwaysTemplate])
            let nested = try #require(UIImage.animatedImage(with: [image, blue], duration: 1))
            #expect(nested.images == [red, blue])
        }

        @Test("A view shows an animated image by itself, and its first while it is stopped")
        func animatedImageInView() throws {
            let image = try #require(UIImage.animatedImage(with: [red, green], duration: 0.2))
            view.image = image
            show()
            #expect(view.isAnimating && shows(red))
            pass(120)
            #expect(shows(green))
            view.stopAnimating()
            stage.update()
            #expect(!view.isAnimating && shows(red))
            view.startAnimating()
            pass(120)
            #expect(view.isAnimating && shows(green))
            view.image = white
            stage.update()
            #expect(!view.isAnimating && shows(white))
            #expect(UIImageView(image: image).isAnimating)
            #expect(!UIImageView(image: white).isAnimating)
        }

        @Test("The view keeps its size while it is animated: that of its image, or without one of the first")
        func size() throws {
            let large = try Self.image(0, 0, 255, side: 8)
            view.animationImages = [large, red]
            view.animationDuration = 0.2
            #expect(view.intrinsicContentSize == CGSize(width: 8, height: 8))
            show()
            view.startAnimating()
            pass(120)
            #expect(shows(red))
            #expect(view.intrinsicContentSize == CGSize(width: 8, height: 8))
            #expect(view.sizeThatFits(.zero) == CGSize(width: 8, height: 8))
            view.image = white
            #expect(view.intrinsicContentSize == CGSize(width: 2, height: 2))
        }

        @Test("A series of files begins with 0 or 1, and ends where a number is missing", arguments: [0, 1])
        func series(first: Int) throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("series-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            for (number, image) in [(first, red), (first + 1, green), (first + 3, blue)] {
                try #require(image.pngData()).write(to: folder.appendingPathComponent("walk\(number).png"))
            }
            let bundle = try #require(Bundle(path: folder.path))
            let images = ImageResources.series(named: "walk", in: bundle)
            #expect(images.map { $0.pngData() } == [red.pngData(), green.pngData()])
            #expect(ImageResources.series(named: "run", in: bundle).isEmpty)
        }
    }
}
