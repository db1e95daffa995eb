import CoreGraphics
import QuartzCore
import Testing
import UIKit

extension UIKitBehaviour {
    @Suite("Images") @MainActor struct ImageTests {
        /// 4 x 2 pixels: red on the left, blue on the right.
        private let pixels = CGImage(
            width: 4, height: 2,
            premultipliedBGRA: Data((0..<8).flatMap { $0 % 4 < 2 ? [0, 0, 255, 255] : [255, 0, 0, 255] }))

        private func image(scale: CGFloat = 1, _ orientation: UIImage.Orientation = .up) throws -> UIImage {
            UIImage(cgImage: try #require(pixels), scale: scale, orientation: orientation)
        }

        /// Red, green, blue and opacity of a pixel.
        private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> [Int] {
            guard let data = image?.pngData(), let read = UIImage(data: data)?.cgImage else { return [] }
            let bytes = Array(read.pixels)[(y * read.bytesPerRow + x * 4)...].prefix(4).map(Int.init)
            return [bytes[2], bytes[1], bytes[0], bytes[3]]
        }

        @Test("An image has its size in points, turned as it stands upright")
        func size() throws {
            #expect(try image().size == CGSize(width: 4, height: 2))
            #expect(try image(scale: 2).size == CGSize(width: 2, height: 1))
            #expect(try image(.left).size == CGSize(width: 2, height: 4))
            #expect(UIImage().size == .zero)
            #expect(pixel(try image(.up), 0, 0) == [255, 0, 0, 255])
            #expect(pixel(try image(.down), 0, 0) == [0, 0, 255, 255])
            #expect(pixel(try image(.right), 0, 0) == [255, 0, 0, 255])
            #expect(pixel(try image(.left), 0, 0) == [0, 0, 255, 255])
            #expect(pixel(try image(.upMirrored), 0, 0) == [0, 0, 255, 255])
        }

        @Test("What is no picture gives no image")
        func broken() {
            #expect(UIImage(data: Data("hello".utf8)) == nil)
            #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
            #expect(UIImage(named: "nothing of this name") == nil)
            #expect(UIImage(named: "../../etc/passwd") == nil)
            for name in [
                "", "No Symbol", ".circle", "circle..fill", "circle.", "-cloud", String(repeating: "a", count: 101),
            ] {
                #expect(UIImage(systemName: name) == nil)
            }
        }

        @Test("Named images are found in a bundle, with the scale that suits the screen")
        func named() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let png = try #require(try image().pngData())
            try png.write(to: folder.appendingPathComponent("flag.png"))
            try png.write(to: folder.appendingPathComponent("flag@2x.png"))
            try Data(
                "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='7'><rect width='9' height='7'/></svg>".utf8
            )
            .write(to: folder.appendingPathComponent("box.svg"))
            let bundle = try #require(Bundle(path: folder.path))
            let one = UITraitCollection(displayScale: 1)
            #expect(UIImage(named: "flag", in: bundle, compatibleWith: one)?.size == CGSize(width: 4, height: 2))
            #expect(UIImage(named: "flag", in: bundle, with: nil)?.size == CGSize(width: 2, height: 1))
            #expect(UIImage(named: "flag.png", in: bundle, compatibleWith: one)?.scale == 1)
            #expect(UIImage(named: "box", in: bundle, with: nil)?.size == CGSize(width: 9, height: 7))
        }

        @Test("A drawn image stays a description until its pixels are asked for")
        func drawn() throws {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 2
            let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 5, height: 6))
                #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            }
            #expect(UIGraphicsGetCurrentContext() == nil)
            #expect(image.size == CGSize(width: 10, height: 6) && image.scale == 2)
            #expect(image.cgImage?.width == 20)
            #expect(pixel(image, 9, 0) == [255, 0, 0, 255])
            #expect(pixel(image, 11, 0) == [0, 0, 0, 0])
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 1)
            image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4))
            let second = UIGraphicsGetImageFromCurrentImageContext()
            UIGraphicsEndImageContext()
            #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
            #expect(pixel(second, 0, 0) == [255, 0, 0, 255])
            #expect(pixel(second, 3, 3) == [0, 0, 0, 255])
            #expect(
                second?.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) }?.size
                    == CGSize(width: 4, height: 4))
        }

        @Test("A JPEG that another program wrote has its size and colour, and is turned as the camera was held")
        func foreignJPEG() throws {
            // By Pillow, 2 x 1 pixels of red 200, green 40, blue 40.
            let plain = try #require(
                Data(
                    base64Encoded: """
                        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5
                        PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAAR
                        CAABAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAA
                        BQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCXADqO/9k=
                        """, options: .ignoreUnknownCharacters))
            #expect(UIImage(data: plain)?.size == CGSize(width: 2, height: 1))
            let found = pixel(UIImage(data: plain), 1, 0)
            #expect(zip(found, [200, 40, 40, 255]).allSatisfy { abs($0 - $1) < 4 } && found.count == 4, "\(found)")
            // The same in gray, 20 x 10 pixels, with orientation 6 of EXIF.
            let turned = try #require(
                Data(
                    base64Encoded: """
                        /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsL
                        DBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAAKABQBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/E
                        ABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AAA//2Q==
                        """, options: .ignoreUnknownCharacters))
            let image = try #require(UIImage(data: turned))
            #expect(image.imageOrientation == .right && image.size == CGSize(width: 10, height: 20))
            #expect(image.cgImage?.width == 20)
            // And a progressive one, 40 x 30 pixels of blue.
            let progressive = try #require(
                Data(
                    base64Encoded: """
                        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5
                        PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wgAR
                        CAAeACgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAWAQEBAQAAAAAAAAAAAAAAAAAABAb/2gAMAwEAAhADEAAAAY0biUAA
                        AAD/xAAUEAEAAAAAAAAAAAAAAAAAAABA/9oACAEBAAEFAif/xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oACAEDAQE/AV//xAAUEQEAAAAAAAAA
                        AAAAAAAAAAAg/9oACAECAQE/AV//xAAUEAEAAAAAAAAAAAAAAAAAAABA/9oACAEBAAY/Aif/xAAUEAEAAAAAAAAAAAAAAAAAAABA/9oACAEB
                        AAE/ISf/2gAMAwEAAgADAAAAEP8A/wD/AP8A/wD/xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oACAEDAQE/EF//xAAUEQEAAAAAAAAAAAAAAAAA
                        AAAg/9oACAECAQE/EF//xAAUEAEAAAAAAAAAAAAAAAAAAABA/9oACAEBAAE/ECf/2Q==
                        """, options: .ignoreUnknownCharacters))
            let blue = pixel(UIImage(data: progressive), 39, 29)
            #expect(
                UIImage(data: progressive)?.size == CGSize(width: 40, height: 30) && blue.dropFirst(2).first ?? 0 > 250)
        }

        @Test("An opaque image that is drawn between pixels has no edge in the black that it began with")
        func opaqueEdges() throws {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            format.opaque = true
            let sky = UIGraphicsImageRenderer(bounds: CGRect(x: 3, y: 3, width: 4, height: 4), format: format)
                .image { context in
                    UIColor.green.setFill()
                    context.fill(CGRect(x: 3, y: 3, width: 4, height: 4))
                }
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 1)
            UIColor.white.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
            sky.draw(in: CGRect(x: 1.4, y: 1.4, width: 4, height: 4))
            let drawn = UIGraphicsGetImageFromCurrentImageContext()
            UIGraphicsEndImageContext()
            for index in 0..<8 {
                #expect(pixel(drawn, 3, index)[1] == 255 && pixel(drawn, index, 3)[1] == 255, "\(index)")
            }
            #expect(pixel(drawn, 3, 3) == [0, 255, 0, 255])
            let half = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
                UIColor.green.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
            }
            #expect(pixel(half, 3, 0) == [0, 0, 0, 255])
        }

        @Test("A tinted image has one colour, and its opacity")
        func tint() throws {
            let tinted = try image().withTintColor(.green)
            #expect(pixel(tinted, 0, 0) == [0, 255, 0, 255])
            #expect(pixel(tinted, 3, 1) == [0, 255, 0, 255])
        }

        @Test("A resizable image keeps its edges and stretches or repeats its middle")
        func resizable() throws {
            let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
            func drawn(_ mode: UIImage.ResizingMode) throws -> UIImage {
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                let image = try image().resizableImage(withCapInsets: insets, resizingMode: mode)
                return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 2), format: format).image { _ in
                    image.draw(in: CGRect(x: 0, y: 0, width: 10, height: 2))
                }
            }
            let stretched = try drawn(.stretch)
            #expect(pixel(stretched, 0, 0) == [255, 0, 0, 255] && pixel(stretched, 9, 0) == [0, 0, 255, 255])
            #expect(pixel(stretched, 2, 0)[0] > 200 && pixel(stretched, 7, 0)[2] > 200)
            let tiled = try drawn(.tile)
            #expect((1..<9).map { pixel(tiled, $0, 0)[0] } == [255, 0, 255, 0, 255, 0, 255, 0])
        }

        /// What a picture of 9 x 9 points is made of: blue, with corners of 3 x 3 points that are red, but for one that is green.
        private enum Contents: CaseIterable {
            case pixels, pixelsOfTwoToAPoint, turned, mirrored, recording, vectorFile

            /// - Parameter green: where the green corner is.
            @MainActor private static func draw(_ green: CGPoint, in context: CGContext) {
                context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
                context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
                for (x, y) in [(0, 0), (6, 0), (0, 6), (6, 6)] {
                    let isGreen = CGPoint(x: x, y: y) == green
                    context.setFillColor(CGColor(red: isGreen ? 0 : 1, green: isGreen ? 1 : 0, blue: 0, alpha: 1))
                    context.fill(CGRect(x: x, y: y, width: 3, height: 3))
                }
            }

            @MainActor private static func drawn(scale: CGFloat = 1, green: CGPoint = CGPoint(x: 6, y: 6)) -> UIImage {
                let format = UIGraphicsImageRendererFormat()
                format.scale = scale
                return UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9), format: format).image { renderer in
                    draw(green, in: renderer.cgContext)
                }
            }

            @MainActor func make() throws -> UIImage {
                switch self {
                case .pixels:
                    UIImage(cgImage: try #require(Self.drawn().cgImage))
                case .pixelsOfTwoToAPoint:
                    UIImage(cgImage: try #require(Self.drawn(scale: 2).cgImage), scale: 2, orientation: .up)
                case .turned:
                    UIImage(cgImage: try #require(Self.drawn(green: .zero).cgImage), scale: 1, orientation: .down)
                case .mirrored:
                    Self.drawn(green: CGPoint(x: 0, y: 6)).withHorizontallyFlippedOrientation()
                case .recording:
                    Self.drawn()
                case .vectorFile:
                    try #require(
                        UIImage(
                            data: Data(
                                """
                                <svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>
                                <linearGradient id='g'><stop stop-color='#00f'/></linearGradient>
                                <rect width='9' height='9' fill='url(#g)'/>
                                <path fill='#f00' d='M0 0h3v3H0zM6 0h3v3H6zM0 6h3v3H0z'/><path fill='#0f0' d='M6 6h3v3H6z'/>
                                </svg>
                                """.utf8)))
                }
            }
        }

        @Test(
            "Cap insets count whatever an image is made of", arguments: Contents.allCases,
            [UIImage.ResizingMode.stretch, .tile])
        private func caps(contents: Contents, mode: UIImage.ResizingMode) throws {
            let insets = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
            let image = try contents.make().resizableImage(withCapInsets: insets, resizingMode: mode)
            #expect(image.size == CGSize(width: 9, height: 9))
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let drawn = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: format).image { _ in
                image.draw(in: CGRect(x: 0, y: 0, width: 60, height: 30))
            }
            let view = UIImageView(image: image)
            view.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
            view.updateLayerContents()
            guard case .picture(let drawing, let size) = view.layer.layerContents else {
                Issue.record("no picture")
                return
            }
            for shown in [drawn, UIImage(drawing, size: size, scale: 1)] {
                #expect(pixel(shown, 1, 1) == [255, 0, 0, 255] && pixel(shown, 58, 1) == [255, 0, 0, 255])
                #expect(pixel(shown, 1, 28) == [255, 0, 0, 255] && pixel(shown, 58, 28) == [0, 255, 0, 255])
                #expect(pixel(shown, 2, 2) == [255, 0, 0, 255] && pixel(shown, 4, 1) == [0, 0, 255, 255])
                #expect(pixel(shown, 5, 5) == [0, 0, 255, 255] && pixel(shown, 30, 15) == [0, 0, 255, 255])
                #expect(pixel(shown, 1, 15) == [0, 0, 255, 255] && pixel(shown, 55, 28) == [0, 0, 255, 255])
            }
        }

        @Test("A resizable image in one colour keeps its edges, and a mirrored one is mirrored in it")
        func tintedCaps() throws {
            let corner = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { renderer in
                renderer.cgContext.setFillColor(CGColor(gray: 0, alpha: 1))
                renderer.cgContext.fill(CGRect(x: 0, y: 0, width: 3, height: 9))
            }.withTintColor(.green)
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            func drawn(_ image: UIImage) -> UIImage {
                UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: format).image { _ in
                    image.draw(in: CGRect(x: 0, y: 0, width: 60, height: 30))
                }
            }
            let caps = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 3)
            let resized = drawn(corner.resizableImage(withCapInsets: caps, resizingMode: .stretch))
            #expect(pixel(resized, 1, 15) == [0, 255, 0, 255] && pixel(resized, 5, 15)[3] == 0)
            let mirrored = drawn(corner.withHorizontallyFlippedOrientation())
            #expect(pixel(mirrored, 1, 15)[3] == 0 && pixel(mirrored, 58, 15) == [0, 255, 0, 255])
        }

        @Test("Images without a size are equal, however they were made, and have the same hash")
        func noSize() throws {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 2
            let drawn = UIGraphicsImageRenderer(size: .zero, format: format).image { _ in }
            #expect(drawn == UIImage() && drawn.hash == UIImage().hash)
            #expect(try image() == image() && image().hash == image().hash && image() != UIImage())
            #expect(try image() != image(scale: 2))
        }

        @Test(
            "A symbol that is made bolder stays within its square, and one that is not keeps its place",
            arguments: SymbolNames.all)
        func heavySymbols(name: String) throws {
            func drawing(_ weight: UIImage.SymbolWeight) throws -> (extent: CGRect?, commands: CGDrawing, size: CGSize)
            {
                let configuration = UIImage.SymbolConfiguration(pointSize: 80, weight: weight)
                let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
                view.updateLayerContents()
                let shown: (drawing: CGDrawing, size: CGSize)? =
                    if case .picture(let drawing, let size) = view.layer.layerContents { (drawing, size) } else { nil }
                let (drawing, size) = try #require(shown)
                return (drawing.extent, drawing, size)
            }
            let regular = try drawing(.regular)
            #expect(try drawing(.unspecified).commands == regular.commands)
            for weight in [UIImage.SymbolWeight.medium, .semibold, .bold, .heavy, .black] {
                let bold = try drawing(weight)
                #expect(bold.size == regular.size && bold.commands != regular.commands)
                let square = CGRect(origin: .zero, size: bold.size).insetBy(dx: -0.01, dy: -0.01)
                if let extent = bold.extent { #expect(square.contains(extent), "\(weight): \(extent)") }
            }
        }

        @Test("Symbols are template images whose size follows their configuration")
        func symbols() throws {
            let symbol = try #require(UIImage(systemName: "plus"))
            #expect(symbol.isSymbolImage && symbol == UIImage(systemName: "plus"))
            let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
            #expect(UIImage(systemName: "plus", withConfiguration: large)?.size == CGSize(width: 48, height: 48))
            #expect(symbol.applyingSymbolConfiguration(large)?.size == CGSize(width: 48, height: 48))
            #expect(symbol.withConfiguration(UIImage.SymbolConfiguration(scale: .large)).size.width > symbol.size.width)
            #expect(try image().applyingSymbolConfiguration(large) == nil)
            let title = UIImage.SymbolConfiguration(textStyle: .largeTitle)
            #expect(symbol.applyingSymbolConfiguration(title)?.size.width ?? 0 > symbol.size.width)
        }

        @Test("Every symbol that is mapped can be drawn", arguments: SymbolNames.all)
        func everySymbol(name: String) throws {
            let symbol = try #require(UIImage(systemName: name))
            let image = try #require(symbol.cgImage)
            // A line that lies between two rows of pixels has less than three quarters of each.
            #expect(image.pixels.contains { $0 > 170 })
        }

        @Test("An image view is as large as its image, and shows it as its content mode says")
        func imageView() throws {
            let view = UIImageView(image: try image())
            #expect(view.frame == CGRect(x: 0, y: 0, width: 4, height: 2))
            #expect(view.intrinsicContentSize == CGSize(width: 4, height: 2))
            #expect(!view.isUserInteractionEnabled)
            #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
            view.contentMode = .topRight
            view.updateLayerContents()
            #expect(view.layer.contentsGravity == .topRight)
            #expect(view.layer.contents as? CGImage == pixels)
            view.highlightedImage = UIImage(systemName: "star")
            view.isHighlighted = true
            view.updateLayerContents()
            #expect(view.layer.dump.contains("picture"))
            view.image = nil
            view.isHighlighted = false
            view.updateLayerContents()
            #expect(view.layer.contents == nil)
        }

        @Test("A template image takes the view's tint")
        func template() throws {
            let view = UIImageView(image: try image().withRenderingMode(.alwaysTemplate))
            view.tintColor = .green
            view.updateLayerContents()
            guard case .picture(let drawing, _) = view.layer.layerContents else {
                Issue.record("no picture")
                return
            }
            let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
            #expect(
                drawing.commands.contains { command in
                    if case .fill(_, _, green) = command { true } else { false }
                })
        }

        @Test("A symbol with colours of its own is shown in the first of them, whatever the tint")
        func symbolColors() throws {
            let symbol = try #require(UIImage(systemName: "square.fill"))
            let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
            let red = symbol.withConfiguration(palette.applying(UIImage.SymbolConfiguration(pointSize: 20)))
            #expect(red.size == CGSize(width: 24, height: 24))
            let scale = Int(red.scale)
            #expect(pixel(red, 12 * scale, 12 * scale) == [255, 0, 0, 255])
            let view = UIImageView(image: symbol)
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(hierarchicalColor: .red)
            view.tintColor = .blue
            view.layoutIfNeeded()
            view.updateLayerContents()
            guard case .picture(let drawing, _) = view.layer.layerContents else {
                Issue.record("No picture")
                return
            }
            let colors = drawing.commands.compactMap { command -> CGColor? in
                if case .fill(_, _, let color) = command { color } else { nil }
            }
            #expect(!colors.isEmpty && colors.allSatisfy { $0 == UIColor.red.cgColor })
        }

        @Test(
            "A symbol that leads back or on follows the direction of reading; one that names a side, or winds a tape, does not"
        )
        func readingDirection() throws {
            func flips(_ name: String) throws -> Bool {
                try #require(UIImage(systemName: name)).flipsForRightToLeftLayoutDirection
            }
            #expect(try flips("chevron.backward") && flips("arrow.forward") && flips("arrow.uturn.backward"))
            #expect(try !flips("chevron.left") && !flips("backward.fill") && !flips("star"))
        }

        @Test("A thumbnail has the pixels of its size, upright")
        func thumbnail() async throws {
            let thumbnail = try #require(try image(scale: 2, .down).preparingThumbnail(of: CGSize(width: 8, height: 4)))
            #expect(thumbnail.size == CGSize(width: 8, height: 4) && thumbnail.cgImage?.width == 16)
            #expect(pixel(thumbnail, 1, 1) == [0, 0, 255, 255] && pixel(thumbnail, 14, 6) == [255, 0, 0, 255])
            #expect(UIImage().preparingThumbnail(of: CGSize(width: 8, height: 4)) == nil)
            #expect(try image().preparingThumbnail(of: .zero) == nil)
            let picture = try image()
            #expect(await picture.byPreparingForDisplay() == picture && picture.preparingForDisplay() == picture)
            let later = await withCheckedContinuation { continuation in
                picture.prepareThumbnail(of: CGSize(width: 2, height: 1)) { continuation.resume(returning: $0) }
            }
            #expect(later?.size == CGSize(width: 2, height: 1))
            #expect(try image(scale: 2).imageRendererFormat.scale == 2)
        }
    }
}
