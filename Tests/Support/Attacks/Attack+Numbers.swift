import CoreGraphics
import PluginProtocol
import QuartzCore

extension Attack {
    /// Products of numbers that are all in order.
    package static let numbers: [Attack] =
        [
            Attack("C2", "a text far beyond all numbers", drawing: farText),
            Attack("C2", "texts at the edges of layers without end and without height", [textsAtEdges]),
            Attack("C3", "a long way up and down through layers", [layersOfHugeScale]),
            Attack(
                "P1", "a picture of no height, turned", images: [dot],
                [turned(.image(ImageHash(dot), scale: 1, gravity: .resize))]),
            Attack("P1", "a drawing with a picture of no height, turned", images: [dot], [turned(flatDrawing)]),
            Attack(
                "P1", "a picture without end, turned", images: [dot],
                [turned(.image(ImageHash(dot), scale: 1e-8, gravity: .center))]),
        ] + products + paths

    private static var farText: [RecordedDrawing.Command] {
        let (up, down) = (CGFloat(1 << 29), 1 / CGFloat(1 << 29))
        let there = RecordedDrawing.Command.concatenate(CGAffineTransform(scaleX: up, y: down))
        let back = RecordedDrawing.Command.concatenate(CGAffineTransform(scaleX: down, y: up))
        let move = RecordedDrawing.Command.concatenate(CGAffineTransform(translationX: 256, y: 0))
        return Array(repeating: there, count: 35) + [move] + Array(repeating: back, count: 35)
            + [.text(.plain("text"), CGRect(x: 0, y: 0, width: 100, height: 20))]
    }

    /// Each layer lies so that the edge at which its text stands is in the pane.
    private static var textsAtEdges: LayerCommit {
        var root = LayerUpdate.plain(1, size: pane)
        var layers: [LayerUpdate] = []
        for alignment in [StyledText.VerticalAlignment.top, .center, .bottom] {
            for (height, size) in [(1e9, 10_000), (1e9, 14), (1e-9, 10_000), (1e-9, 14), (1e-9, 1e-9)] {
                var layer = LayerUpdate.plain(UInt64(layers.count) + 2, size: CGSize(width: 300, height: height))
                var text = StyledText.plain("one\ntwo", font: FontDescription(size: size))
                text.verticalAlignment = alignment
                layer.scroll?.offset.y = -height
                let bounds = CGRect(x: 0, y: 0, width: 300, height: height)
                layer.geometry?.position = CGPoint(x: 0, y: 150 - alignment.top(ofHeight: 0, in: bounds))
                layer.contents = .text(text)
                layers.append(layer)
            }
        }
        root.sublayers = layers.map(\.id)
        return LayerCommit(root: root.id, updates: [root] + layers)
    }

    private static var layersOfHugeScale: LayerCommit {
        nested(34, CGAffineTransform(scaleX: 1e9, y: 1e-9)) { last in
            last.geometry?.size = CGSize(width: 1e9, height: 1e9)
            last.appearance?.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            last.contents = .shape(.filled(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))))
        }
    }

    /// A layer without height that shows `contents`: Cairo's pixels cannot be found in them, and it reports an error.
    private static func turned(_ contents: LayerUpdate.Contents) -> LayerCommit {
        var root = LayerUpdate.plain(1, size: pane)
        var turned = LayerUpdate.plain(2, size: CGSize(width: 300, height: 1e-6))
        turned.geometry?.position = CGPoint(x: 50, y: 150)
        turned.geometry?.transform = CGAffineTransform(rotationAngle: 0.3)
        turned.contents = contents
        root.sublayers = [turned.id]
        return LayerCommit(root: root.id, updates: [root, turned])
    }

    private static var flatDrawing: LayerUpdate.Contents {
        let flat = CGRect(x: 0, y: 0, width: 300, height: 1e-6)
        return .drawing(RecordedDrawing(commands: [.image(ImageHash(dot), flat)]), gravity: .resize)
    }

    /// Transforms of every size that can be drawn, with one of each thing inside; and their products, which cannot.
    private static var products: [Attack] {
        let powers: [CGFloat] = [1e-8, 1e-5, 1e-2, 1, 1e2, 1e5, 1e8]
        let drawable = powers.flatMap { across in
            powers.map { down in
                let transform = CGAffineTransform(scaleX: across, y: down).rotated(by: 0.1)
                return Attack(
                    "C3", "one of each, scaled by \(across) x \(down)", images: [dot],
                    [
                        nested(2, transform, everything)
                    ])
            }
        }
        let endless = [10, 30, 60].map { depth in
            Attack(
                "C3", "\(depth) transforms in each other", images: [dot],
                [
                    nested(depth, CGAffineTransform(scaleX: 1e9, y: 1e-9).rotated(by: 0.1), everything)
                ])
        }
        return drawable + endless
    }

    private static func everything(_ last: inout LayerUpdate) {
        last.geometry?.size = CGSize(width: 1e9, height: 1e9)
        last.scroll?.offset = CGPoint(x: -5e8, y: -5e8)
        last.geometry?.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        last.appearance = .init(
            backgroundColor: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5), cornerRadius: 1e9, borderWidth: 1e9,
            borderColor: CGColor(gray: 0, alpha: 0.5), maskedCorners: .all, cornerCurve: .circular)
        last.shadow = .init(
            color: CGColor(gray: 0, alpha: 1), opacity: 1, offset: CGSize(width: 1e9, height: -1e9), radius: 1e9,
            path: nil)
        last.contents = .drawing(
            RecordedDrawing(commands: [
                .text(.plain("text"), CGRect(x: -1e9, y: -1e9, width: 1e9, height: 1e9)),
                .image(ImageHash(dot), CGRect(x: 0, y: 0, width: 1e9, height: 1e-9)),
                .stroke(
                    CGPath(ellipseIn: CGRect(x: -1e9, y: -1e9, width: 1e9, height: 1e9)),
                    CGDrawing.Stroke(width: 1e9, cap: .round, join: .round, miterLimit: 1e9, dash: [1e-9, 1e9]),
                    CGColor(gray: 0, alpha: 1)),
            ]), gravity: .resize)
    }

    /// Layers in each other, each with the same transform: half of the way there, half of the way back.
    private static func nested(
        _ depth: Int, _ transform: CGAffineTransform, _ change: (inout LayerUpdate) -> Void
    ) -> LayerCommit {
        var updates = (1...UInt64(depth)).map { number in
            var layer = LayerUpdate.plain(number, size: CGSize(width: 1, height: 1))
            if number > 1 {
                layer.geometry?.transform = number > UInt64(depth / 2 + 1) ? transform.inverted() : transform
            }
            if number < UInt64(depth) { layer.sublayers = [LayerID(rawValue: number + 1)] }
            return layer
        }
        change(&updates[depth - 1])
        return LayerCommit(root: updates[0].id, updates: updates)
    }

    static let dot = picture(width: 2, height: 2)

    /// A picture of one colour.
    static func picture(width: Int, height: Int, seed: UInt8 = 0) -> CGImage {
        var pixels = Data(repeating: 200, count: width * height * 4)
        pixels[0] = seed
        guard let image = CGImage(width: width, height: height, premultipliedBGRA: pixels) else {
            preconditionFailure("\(width) x \(height) is no size of a picture")
        }
        return image
    }
}

extension StyledText {
    /// A text of one run on as many lines as it likes.
    static func plain(_ text: String, font: FontDescription = FontDescription(size: 14)) -> StyledText {
        StyledText(
            runs: [Run(text: text, font: font, color: CGColor(gray: 0, alpha: 1))], lineBreak: .byWordWrapping,
            maximumLines: 0)
    }
}

extension ShapeContents {
    static func filled(_ path: CGPath) -> ShapeContents {
        ShapeContents(
            path: path, fillColor: CGColor(gray: 0, alpha: 1), strokeColor: nil, stroke: CGDrawing.Stroke())
    }
}
