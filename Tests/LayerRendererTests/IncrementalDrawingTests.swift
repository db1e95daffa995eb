import CoreGraphics
import LayerRenderer
import QuartzCore
import SeededRandom
import Testing

@MainActor @Suite struct IncrementalDrawingTests {
    @Test(
        "After any edits, and in the middle of any animations, the picture equals one drawn from nothing, pixel for pixel",
        arguments: Array(1...16) as [UInt64])
    func incrementalEqualsFull(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let scale: CGFloat = [1, 2, 1.5][Int(seed % 3)]
        let scene = Scene(size: CGSize(width: 160, height: 120), scale: scale)
        var layers = [scene.root]
        for step in 0..<120 {
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                edit(scene, &layers, &random)
            }
            let time = Double(step) / 10
            scene.tree.startAnimations(at: time)
            scene.renderer.render(at: time)
            guard step % 3 == 0 else { continue }
            let fresh = LayerRenderer(
                tree: scene.tree, width: scene.renderer.surface.width, height: scene.renderer.surface.height,
                scale: scale, background: scene.renderer.background)
            fresh.render(at: time)
            let first = scene.firstDifference(from: fresh.surface)
            #expect(first == nil, "step \(step)\n\(scene.root.dump)")
            guard first == nil else { return }
        }
    }

    @Test(
        "A drawing that gravity places beyond the bounds while their size is animated leaves nothing behind",
        arguments: [CALayerContentsGravity.center, .bottomRight, .topLeft, .resizeAspectFill])
    func beyondBounds(gravity: CALayerContentsGravity) {
        let scene = Scene(size: CGSize(width: 160, height: 120))
        let layer = scene.add(CGRect(x: 30, y: 30, width: 100, height: 60))
        let context = CGContext()
        context.setFillColor(Scene.green)
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 60))
        layer.layerContents = .drawing(context.drawing)
        layer.contentsGravity = gravity
        scene.renderer.render(at: 0)
        let growth = CABasicAnimation(keyPath: "bounds.size")
        growth.fromValue = CGSize(width: 20, height: 40)
        growth.duration = 1
        layer.add(growth, forKey: nil)
        scene.tree.startAnimations(at: 0)
        for time in [0, 0.3, 0.6, 1] {
            scene.renderer.render(at: time)
            let fresh = LayerRenderer(
                tree: scene.tree, width: 160, height: 120, scale: 1, background: scene.renderer.background)
            fresh.render(at: time)
            #expect(scene.firstDifference(from: fresh.surface) == nil, "after \(time) seconds")
        }
    }

    private func edit(_ scene: Scene, _ layers: inout [CALayer], _ random: inout SeededGenerator) {
        guard let layer = layers.randomElement(using: &random) else { return }
        let isRoot = layer === scene.root
        switch Int.random(in: 0..<31, using: &random) {
        case 0...3 where layers.count < 60:
            let new = CALayer()
            new.frame = frame(&random)
            new.backgroundColor = color(&random)
            decorate(new, &random)
            layer.insertSublayer(new, at: UInt32.random(in: 0...3, using: &random))
            layers.append(new)
        case 4...5 where !isRoot:
            layer.position.x += CGFloat(Int.random(in: -20...20, using: &random))
        case 6 where !isRoot:
            layer.position.y += CGFloat.random(in: -9...9, using: &random)
        case 7:
            layer.bounds.origin.y = CGFloat(Int.random(in: -10...10, using: &random))
        case 8 where !isRoot:
            layer.frame = frame(&random)
        case 9 where !isRoot:
            let angle = CGFloat.random(in: -1...1, using: &random)
            let turned = CGAffineTransform(rotationAngle: angle).scaledBy(x: CGFloat(1 + angle / 2), y: 1)
            layer.setAffineTransform(Bool.random(using: &random) ? turned : .identity)
        case 10:
            layer.isHidden = !isRoot && Int.random(in: 0..<3, using: &random) == 0
        case 11:
            layer.opacity = [0, 0.3, 0.5, 0.8, 1, 1].randomElement(using: &random) ?? 1
        case 12:
            layer.masksToBounds.toggle()
        case 13...14:
            layer.backgroundColor = color(&random)
        case 15...16:
            decorate(layer, &random)
        case 17 where !isRoot:
            layer.removeFromSuperlayer()
            layers.removeAll { $0 !== scene.root && $0.tree == nil }
        case 18...19 where !isRoot:
            if let target = layers.randomElement(using: &random), !isInside(target, layer) {
                target.insertSublayer(layer, at: UInt32.random(in: 0...3, using: &random))
            }
        case 20...22:
            animate(layer, &random)
        case 23:
            if let first = layer.children.first { layer.addSublayer(first) }
        case 24 where !isRoot:
            layer.mask = makeMask(&random)
            layers.removeAll { $0 !== scene.root && $0.tree == nil }
            // It is edited and animated like any other layer.
            if let mask = layer.mask { layers.append(mask) }
        case 25...26:
            layer.zPosition = CGFloat(Int.random(in: -2...2, using: &random))
        case 27...28:
            let gravities: [CALayerContentsGravity] = [.resize, .resizeAspectFill, .center, .bottomRight, .topLeft]
            layer.contentsGravity = gravities.randomElement(using: &random) ?? .resize
        default:
            layer.layerContents = contents(&random)
        }
    }

    private func animate(_ layer: CALayer, _ random: inout SeededGenerator) {
        let properties: [AnimatableProperty] = [
            .position, .boundsSize, .boundsOriginY, .rotation, .scaleX, .opacity, .backgroundColor, .cornerRadius,
            .borderWidth, .shadowOpacity, .shadowOffset,
        ]
        let property = properties.randomElement(using: &random) ?? .opacity
        let animation = CABasicAnimation(keyPath: property.rawValue)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
        switch property.kind {
        case .point: animation.byValue = CGPoint(x: number(-40...40), y: number(-40...40))
        case .size: animation.byValue = CGSize(width: number(-40...40), height: number(-20...20))
        case .color: animation.toValue = Scene.green
        default: animation.byValue = property == .opacity ? -0.7 : number(-3...9)
        }
        animation.duration = Double.random(in: 0.1...2, using: &random)
        animation.autoreverses = Bool.random(using: &random)
        animation.beginTime = 0
        layer.add(animation, forKey: property.rawValue)
    }

    private func isInside(_ layer: CALayer, _ branch: CALayer) -> Bool {
        sequence(first: layer, next: \.superlayer).contains { $0 === branch }
    }

    private func makeMask(_ random: inout SeededGenerator) -> CALayer? {
        guard Bool.random(using: &random) else { return nil }
        let mask = CALayer()
        mask.frame = frame(&random)
        mask.backgroundColor = color(&random)
        return mask
    }

    private func decorate(_ layer: CALayer, _ random: inout SeededGenerator) {
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            layer.cornerRadius = CGFloat.random(in: 0...20, using: &random)
        case 1:
            layer.borderWidth = CGFloat.random(in: 0...3, using: &random)
            layer.borderColor = color(&random)
        case 2:
            layer.shadowOpacity = Float.random(in: 0...1, using: &random)
            layer.shadowRadius = CGFloat.random(in: 0...6, using: &random)
            layer.shadowOffset = CGSize(width: CGFloat.random(in: -5...5, using: &random), height: 2)
        case 3:
            layer.layerContents = contents(&random)
        default:
            break
        }
    }

    private func frame(_ random: inout SeededGenerator) -> CGRect {
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
            let value = CGFloat.random(in: range, using: &random)
            return Bool.random(using: &random) ? value.rounded() : value
        }
        return CGRect(x: number(-20...120), y: number(-20...90), width: number(0...90), height: number(0...60))
    }

    private func color(_ random: inout SeededGenerator) -> CGColor? {
        guard Int.random(in: 0..<6, using: &random) > 0 else { return nil }
        func part() -> CGFloat { CGFloat(Int.random(in: 0...4, using: &random)) / 4 }
        return CGColor(red: part(), green: part(), blue: part(), alpha: Bool.random(using: &random) ? 1 : 0.6)
    }

    private func contents(_ random: inout SeededGenerator) -> LayerContents {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            return .none
        case 1:
            let string =
                ["Label", "two\nlines", "日本語", "عربي", "🙂🎈", "a longer sentence for wrapping"]
                .randomElement(using: &random) ?? ""
            let font = FontDescription(
                size: CGFloat.random(in: 8...24, using: &random), isItalic: .random(using: &random))
            return .text(
                StyledText(
                    runs: [.init(text: string, font: font, color: color(&random) ?? Scene.black)],
                    alignment: StyledText.Alignment(rawValue: Int.random(in: 0...4, using: &random)) ?? .natural,
                    lineBreak: StyledText.LineBreak(rawValue: Int.random(in: 0...5, using: &random)) ?? .byClipping,
                    verticalAlignment: .init(rawValue: Int.random(in: 0...2, using: &random)) ?? .center,
                    maximumLines: Int.random(in: 0...2, using: &random)))
        case 2:
            var bytes = Data(count: 5 * 4 * 4)
            for index in bytes.indices {
                bytes[index] = index % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random)
            }
            guard let image = CGImage(width: 5, height: 4, premultipliedBGRA: bytes) else { return .none }
            return .image(image, scale: 0.5)
        default:
            let context = CGContext()
            context.rotate(by: CGFloat.random(in: -1...1, using: &random))
            context.setFillColor(color(&random) ?? Scene.black)
            context.fillEllipse(in: frame(&random))
            context.setLineWidth(CGFloat.random(in: 0.2...4, using: &random))
            context.stroke(frame(&random))
            return .drawing(context.drawing)
        }
    }
}
