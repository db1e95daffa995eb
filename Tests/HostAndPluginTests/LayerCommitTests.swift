import Foundation
import PluginHost
import PluginProtocol
import PluginRuntime
import ProtocolSamples
import QuartzCore
import SeededRandom
import Testing

@MainActor @Suite struct LayerCommitTests {
    private let sentImages: SentImages
    private let encoder: LayerCommitEncoder
    private let mirror = MirroredScene()
    private let root = CALayer()
    private let tree: LayerTree

    init() {
        sentImages = SentImages(limits: .standard, idleBytes: 0)
        encoder = LayerCommitEncoder(sentImages: sentImages, room: DescriptionUsage(), limits: .standard)
        tree = LayerTree(root: root)
    }

    private func commit() throws -> LayerCommitEncoder.Result {
        let result = encoder.encode(tree.takeChanges(), root: root)
        try mirror.receive(result)
        return result
    }

    @Test("Animations begin in the host as long ago as they began in the plugin, and end with a word of the plugin")
    func animations() throws {
        let layer = CALayer()
        root.addSublayer(layer)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.duration = 4
        layer.add(fade, forKey: "fade")
        tree.startAnimations(at: 100)
        // The commit had to wait; the mirror applies it at its time 0.
        try mirror.receive(encoder.encode(tree.takeChanges(), root: root, at: 103))
        let mirrored = try #require(mirror.layers[layer.id])
        let running = try #require(mirrored.runningAnimations.first)
        #expect(running.property == .opacity)
        #expect(running.timing.begin == -3)
        #expect(running.value(at: 0) == .number(0.75))

        // Another one comes; the first one does not jerk, although this commit takes longer.
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.byValue = Double.pi
        turn.duration = 1
        layer.add(turn, forKey: "turn")
        tree.startAnimations(at: 103)
        try mirror.receive(encoder.encode(tree.takeChanges(), root: root, at: 103.5))
        #expect(mirrored.runningAnimations.map(\.timing.begin) == [-3, -0.5])

        layer.removeAllAnimations()
        _ = try commit()
        #expect(mirrored.runningAnimations.isEmpty)
    }

    @Test("More animations than the host allows are left out, and the session goes on")
    func tooManyAnimations() throws {
        for _ in 0..<3 {
            let layer = CALayer()
            root.addSublayer(layer)
            for index in 0..<400 {
                let fade = CABasicAnimation(keyPath: "opacity")
                fade.toValue = 0
                fade.duration = 1
                layer.add(fade, forKey: "\(index)")
            }
        }
        tree.startAnimations(at: 0)
        let result = try commit()
        #expect(result.commit.updates.compactMap(\.animations).map(\.count).reduce(0, +) == 1000)
    }

    @Test("An animation along longer paths than the host allows is left out, and the session goes on")
    func tooLongPaths() throws {
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: .zero)
        for index in 1..<Limits.standard.pathSteps { path.addLine(to: CGPoint(x: index, y: 0)) }
        let longer = try #require(path.mutableCopy())
        longer.addLine(to: .zero)
        root.addSublayer(shape)
        for (name, end) in [("allowed", path), ("longer", longer)] {
            let morph = CABasicAnimation(keyPath: "path")
            morph.fromValue = CGPath(rect: .zero)
            morph.toValue = end
            morph.duration = 1
            shape.add(morph, forKey: name)
        }
        tree.startAnimations(at: 0)
        _ = try commit()
        #expect(mirror.layers[shape.id]?.runningAnimations.count == 1)
    }

    @Test("The host's layers look like the plugin's, whatever they show")
    func everything() throws {
        root.bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
        root.backgroundColor = CGColor(red: 1, green: 1 / 3, blue: 0, alpha: 0.5)
        let text = CALayer()
        text.layerContents = .text(Samples.text)
        text.frame = CGRect(x: 10, y: 10, width: 100, height: 20)
        text.cornerRadius = 4
        text.masksToBounds = true
        let image = CALayer()
        image.contents = Samples.image(width: 8)
        image.contentsScale = 2
        image.contentsGravity = .topRight
        image.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
        let drawing = CALayer()
        let context = CGContext()
        context.setFillColor(CGColor(gray: 0.5, alpha: 1))
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        context.saveGState()
        if let picture = Samples.image(width: 4) { context.draw(picture, in: CGRect(x: 1, y: 1, width: 4, height: 4)) }
        drawing.layerContents = .drawing(context.drawing)
        drawing.isHidden = true
        drawing.shadowOpacity = 0.5
        drawing.borderWidth = 2
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 0.5)]
        gradient.cornerRadius = 3
        gradient.maskedCorners = [.layerMinXMinYCorner]
        gradient.cornerCurve = .continuous
        let shape = CAShapeLayer()
        shape.path = Samples.path
        shape.lineDashPattern = [2, 1]
        shape.strokeColor = CGColor(gray: 0.5, alpha: 1)
        shape.shadowOpacity = 1
        let picture = CALayer()
        picture.layerContents = .picture(context.drawing, size: CGSize(width: 10, height: 10))
        picture.contentsGravity = .center
        root.addSublayer(text)
        text.addSublayer(image)
        root.addSublayer(drawing)
        root.addSublayer(gradient)
        root.addSublayer(picture)
        gradient.zPosition = 1
        picture.mask = shape

        #expect(try commit().images.count == 2)
        #expect(mirror.root?.dump == root.dump)
        let mirrored = try #require(mirror.root).children
        #expect(mirrored[0].layerContents == text.layerContents)
        #expect(mirrored[0].children[0].layerContents == image.layerContents)
        #expect(mirrored[0].children[0].contentsGravity == .topRight)
        #expect(mirrored[1].layerContents == drawing.layerContents)
        let (secondPicture, secondGradient) = (mirrored[2], mirrored[3])
        #expect(secondPicture.layerContents == picture.layerContents)
        #expect(secondPicture.mask?.layerContents == shape.layerContents)
        #expect(secondPicture.mask?.effectiveShadowPath == Samples.path)
        #expect(secondGradient.layerContents == gradient.layerContents)
        #expect(secondGradient.maskedCorners == .layerMinXMinYCorner && secondGradient.cornerCurve == .continuous)
    }

    @Test("A mask that comes, changes and goes keeps both trees alike")
    func masks() throws {
        let (layer, first, second) = (CALayer(), CALayer(), CALayer())
        root.addSublayer(layer)
        layer.mask = first
        _ = try commit()
        #expect(mirror.root?.dump == root.dump)
        layer.mask = second
        #expect(try commit().commit.removed == [first.id])
        root.addSublayer(second)
        _ = try commit()
        #expect(mirror.root?.dump == root.dump)
        #expect(layer.mask == nil && mirror.model.layers.count == 3)
        layer.mask = second
        layer.removeFromSuperlayer()
        #expect(Set(try commit().commit.removed) == [layer.id, second.id])
        #expect(mirror.model.layers.count == 1)
    }

    @Test("A commit names only what changed, and the host follows")
    func delta() throws {
        let child = CALayer()
        root.addSublayer(child)
        _ = try commit()
        child.opacity = 0.5
        let result = try commit()
        #expect(result.commit.updates.map(\.id) == [child.id])
        #expect(result.commit.updates[0].change == .visibility)
        #expect(mirror.root?.dump == root.dump)
    }

    @Test("Layers that move, come, go and come back keep both trees alike")
    func shuffles() throws {
        var generator = SeededGenerator(seed: 7)
        var pool = [root] + (0..<12).map { _ in CALayer() }
        for round in 0..<300 {
            for _ in 0..<Int.random(in: 1...5, using: &generator) {
                guard let layer = pool.dropFirst().randomElement(using: &generator) else { break }
                switch Int.random(in: 0...4, using: &generator) {
                case 0: layer.removeFromSuperlayer()
                case 1: layer.bounds.size.width = CGFloat(round)
                default:
                    guard let parent = pool.randomElement(using: &generator), !parent.isInside(layer) else { break }
                    parent.insertSublayer(layer, at: UInt32.random(in: 0...3, using: &generator))
                }
            }
            if round.isMultiple(of: 40) { pool.append(CALayer()) }
            _ = try commit()
            #expect(mirror.root?.dump == root.dump)
            guard mirror.root?.dump == root.dump else { return }
        }
    }

    @Test("A layer that came and went between two commits is never mentioned")
    func transient() throws {
        _ = try commit()
        let brief = CALayer()
        root.addSublayer(brief)
        brief.removeFromSuperlayer()
        root.addSublayer(brief)
        brief.removeFromSuperlayer()
        #expect(try commit().commit.removed.isEmpty)
    }

    @Test("A layer that went, came back and went again is removed once")
    func removedTwice() throws {
        let layer = CALayer()
        root.addSublayer(layer)
        _ = try commit()
        layer.removeFromSuperlayer()
        root.addSublayer(layer)
        layer.removeFromSuperlayer()
        #expect(try commit().commit.removed == [layer.id])
    }

    @Test("A picture is sent once, however many layers show it, and forgotten when none does")
    func imagesOnce() throws {
        let picture = try #require(Samples.image(width: 8))
        let (first, second) = (CALayer(), CALayer())
        first.contents = picture
        second.contents = picture
        root.addSublayer(first)
        #expect(try commit().images == [picture])
        root.addSublayer(second)
        #expect(try commit().images.isEmpty)
        first.contents = nil
        #expect(try commit().commit.releasedImages.isEmpty)
        second.removeFromSuperlayer()
        #expect(try commit().commit.releasedImages == [ImageHash(picture)])
        #expect(mirror.images.count == 0)
        first.contents = picture
        #expect(try commit().images == [picture])
    }

    @Test("A scene that closes lets go of its pictures with the next commit of another")
    func closing() throws {
        let picture = try #require(Samples.image(width: 8))
        let other = LayerCommitEncoder(sentImages: sentImages, room: DescriptionUsage(), limits: .standard)
        let otherTree = LayerTree(root: CALayer())
        otherTree.root.contents = picture
        #expect(other.encode(otherTree.takeChanges(), root: otherTree.root).images == [picture])
        other.close()
        #expect(encoder.encode(tree.takeChanges(), root: root).commit.releasedImages == [ImageHash(picture)])
    }

    @Test("A picture that comes and goes within the idle budget is not sent again")
    func idleImages() throws {
        let sentImages = SentImages(limits: .standard, idleBytes: 64)
        let encoder = LayerCommitEncoder(sentImages: sentImages, room: DescriptionUsage(), limits: .standard)
        let pictures = try (0..<3).map { try #require(Samples.image(width: 8, seed: UInt8($0 * 50))) }
        var sent: [Int] = []
        for index in [0, 1, 0, 1, 2, 0, 1] {
            root.contents = pictures[index]
            sent.append(encoder.encode(tree.takeChanges(), root: root).images.count)
        }
        #expect(sent == [1, 1, 0, 0, 1, 0, 0])
    }

    @Test("Text and pictures beyond the host's limits are left out before they are sent")
    func limits() throws {
        var limits = Limits.standard
        limits.textBytes = 6
        limits.imagePixels = 4
        limits.drawingCommands = 1
        let encoder = LayerCommitEncoder(
            sentImages: SentImages(limits: limits), room: DescriptionUsage(), limits: limits)
        root.layerContents = .text(Samples.text)
        let (image, drawing) = (CALayer(), CALayer())
        image.contents = Samples.image(width: 5)
        drawing.layerContents = .drawing(CGDrawing(commands: [.saveState, .restoreState]))
        root.addSublayer(image)
        root.addSublayer(drawing)
        let result = encoder.encode(tree.takeChanges(), root: root)
        #expect(result.images.isEmpty)
        let contents = result.commit.updates.map(\.contents)
        guard case .text(let text) = contents[0] else {
            Issue.record("the text is gone")
            return
        }
        #expect(text.string == "Tick t")
        #expect(contents[1] == .some(.none))
        #expect(contents[2] == .some(.none))
    }
}

extension CALayer {
    fileprivate func isInside(_ other: CALayer) -> Bool {
        self === other || superlayer?.isInside(other) == true
    }
}
