import CoreGraphics
import PluginProtocol
import QuartzCore
import Testing

@testable import PaneLayers

/// Input at layers that mean harm. What is sent may be anything that is within the limits.
@Suite("Input at a plugin's layers")
@MainActor struct MirroredInputTests {
    private let mirror = MirroredLayers(in: CALayer())
    private let images = ImageStore(limits: .standard)

    /// A layer that scrolls and uses taps.
    private func layer(_ number: UInt64, _ sublayers: [UInt64] = [], size: CGSize = CGSize(width: 100, height: 100))
        -> LayerUpdate
    {
        var update = LayerUpdate(id: LayerID(rawValue: number))
        update.geometry = .init(size: size, position: .zero, anchorPoint: .zero, transform: .identity)
        update.scroll = .init(offset: .zero, area: CGRect(x: 0, y: 0, width: 100, height: 101))
        update.visibility = .init(isHidden: false, opacity: 1)
        update.appearance = .initial
        update.shadow = .init(color: nil, opacity: 0, offset: .zero, radius: 0, path: nil)
        update.clipping = .init(masksToBounds: false)
        update.contents = LayerUpdate.Contents.none
        update.sublayers = sublayers.map(LayerID.init(rawValue:))
        update.animations = []
        update.interaction = .init(touches: .inBounds, gestures: .taps)
        return update
    }

    private func apply(_ updates: [LayerUpdate]) throws {
        try mirror.apply(LayerCommit(root: LayerID(rawValue: 1), updates: updates), images)
    }

    private func wheel(at point: CGPoint, by delta: CGVector) -> ScrollResult {
        mirror.scroll(at: point, by: delta, isPrecise: false, timestamp: 0)
    }

    @Test("As many layers in each other as may be scroll one after the other, each as far as it goes")
    func deep() throws {
        let depth = UInt64(Limits.standard.layerDepth)
        try apply((1...depth).map { layer($0, $0 < depth ? [$0 + 1] : []) })
        let point = CGPoint(x: 50, y: 50)
        #expect(mirror.gestureUse(at: point) == .taps)
        let result = wheel(at: point, by: CGVector(dx: 0, dy: -10))
        #expect(result.layers.map(\.layer.rawValue) == (0..<10).map { depth - $0 })
        #expect(result.rest == .zero && !result.isForPlugin)
        #expect(wheel(at: point, by: CGVector(dx: 0, dy: -1e9)).layers.count == Int(depth) - 10)
        #expect(wheel(at: point, by: CGVector(dx: 0, dy: -1e9)).layers.isEmpty)
    }

    @Test("Of as many siblings as may be the frontmost that is hit takes it, and of those that are not none")
    func wide() throws {
        let last = UInt64(Limits.standard.layers)
        let siblings = (2...last).map { layer($0, size: $0 == 2 ? CGSize(width: 100, height: 100) : .zero) }
        try apply([layer(1, Array(2...last))] + siblings)
        #expect(
            wheel(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: -1)).layers.map(\.layer.rawValue) == [2])
        #expect(mirror.gestureUse(at: CGPoint(x: 150, y: 50)) == [])
    }

    @Test(
        "Whatever a plugin says of its ends and rules, a finger leads to offsets that are numbers, and a fling has an end"
    )
    func drawn() throws {
        let numbers: [CGFloat] = [0, -1e9, 1e9, 0.001, -0.001, 100]
        for length in [0, 0.001, 100, 1e9] as [CGFloat] {
            for number in numbers {
                for behaviour in [0, 1, 7, 15, 31, 127] {
                    for rate in [0.5, 0.998, 0.9999] {
                        var update = layer(1, size: CGSize(width: length, height: 100))
                        update.scroll = .init(
                            offset: CGPoint(x: number, y: -number),
                            area: CGRect(x: -number, y: number, width: length, height: 1e9),
                            rules: ScrollRules(behaviour: .init(rawValue: behaviour), decelerationRate: rate))
                        try apply([update])
                        let root = try #require(mirror.rootLayer)
                        let scroller = try #require(mirror.scroller(of: root))
                        scroller.interaction.beginDrag()
                        for way in [number, -1e9, 1e9, .greatestFiniteMagnitude] as [CGFloat] {
                            scroller.interaction.drag(by: CGVector(dx: way, dy: -way))
                            #expect(scroller.scrollOffset.isFinite)
                        }
                        scroller.interaction.endDrag(velocity: CGVector(dx: number, dy: .infinity))
                        #expect(scroller.interaction.destination.isFinite)
                        let motion = scroller.scrollGeometry.motion(
                            from: scroller.scrollOffset, start: .zero, speed: CGVector(dx: 1e5, dy: -1e9))
                        #expect(motion.duration < 120 && motion.offset(at: motion.duration / 2).isFinite)
                        scroller.interaction.stop()
                    }
                }
            }
        }
    }

    @Test("Where something below uses drags itself, or only the plugin can tell, no finger scrolls in the host")
    func whoseFinger() throws {
        let rules = ScrollRules(behaviour: .bounces, decelerationRate: 0.998)
        var outer = layer(1, [2])
        var inner = layer(2)
        outer.scroll?.rules = rules
        inner.scroll?.rules = rules
        try apply([outer, inner])
        let point = CGPoint(x: 50, y: 50)
        #expect(mirror.scrollers(at: point).count == 2)
        inner.interaction = .init(touches: .inBounds, gestures: [.taps, .horizontalPans])
        try apply([outer, inner])
        #expect(mirror.scrollers(at: point).count == 2)
        inner.interaction = .init(touches: .inBounds, gestures: [.pans])
        try apply([outer, inner])
        #expect(mirror.scrollers(at: point).isEmpty)
        inner.interaction = .init(touches: .inBounds, gestures: nil)
        try apply([outer, inner])
        #expect(mirror.scrollers(at: point).isEmpty)
    }

    @Test("A pinned layer stays where it is seen, whatever the plugin knew of the offset when it placed it")
    func pinned() throws {
        var outer = layer(1, [2])
        var header = layer(2, size: CGSize(width: 100, height: 10))
        outer.scroll?.area = CGRect(x: 0, y: 0, width: 100, height: 500)
        header.scroll = .init(offset: .zero, area: nil, isPinned: true)
        header.geometry?.position = CGPoint(x: 0, y: 20)
        try apply([outer, header])
        let shown = try #require(mirror.rootLayer?.children.first)
        func place() -> CGFloat { shown.values.geometry.position.y - (mirror.rootLayer?.values.scroll.offset.y ?? 0) }
        #expect(place() == 20)
        _ = wheel(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: -70))
        #expect(mirror.rootLayer?.values.scroll.offset.y == 70 && place() == 20)
        header.geometry?.position.y = 25
        try apply([header])
        #expect(place() == 25)
        outer.scroll?.offset.y = 100
        try apply([outer])
        #expect(place() == 25)
        header.scroll?.isPinned = false
        try apply([header])
        #expect(shown.values.geometry.position.y == 25)
    }

    @Test(
        "A pinned layer stays where it is seen when its plugin says no more than the offset, or that it lies in another layer"
    )
    func pinnedElsewhere() throws {
        var header = layer(3, size: CGSize(width: 100, height: 10))
        header.scroll = .init(offset: .zero, area: nil, isPinned: true)
        header.geometry?.position = CGPoint(x: 0, y: 20)
        let numbers = [UInt64(1), 2].map { LayerID(rawValue: $0) }
        try apply([layer(1, [2, 3]), layer(2), header])
        /// Where the header is seen in the layer that it lies in.
        func place() throws -> CGFloat {
            let root = try #require(mirror.rootLayer)
            let shown = try #require(
                (root.children + root.children.flatMap(\.children)).first {
                    ($0 as? MirroredLayer)?.number == header.id
                })
            return shown.values.geometry.position.y - (shown.superlayer?.values.scroll.offset.y ?? 0)
        }
        for (index, number) in numbers.enumerated() {
            var scrolled = LayerUpdate(id: number)
            scrolled.scroll = .init(offset: CGPoint(x: 0, y: CGFloat(30 + 40 * index)), area: nil)
            try apply([scrolled])
        }
        #expect(try place() == 20)
        // From the first, at the offset of 30, into the second, at that of 70.
        let moves = zip(numbers, [[numbers[1]], [header.id]]).map { number, sublayers in
            var update = LayerUpdate(id: number)
            update.sublayers = sublayers
            return update
        }
        try apply(moves)
        #expect(try place() == 20)
    }

    @Test("Of as many pinned layers as may be those beyond a number go with the content")
    func manyPinned() throws {
        let last = UInt64(Limits.standard.layers)
        let rules = ScrollRules(behaviour: .bounces, decelerationRate: 0.998)
        let children = (2...last).map { number in
            var child = layer(number, size: .zero)
            child.scroll = .init(offset: .zero, area: nil, isPinned: true)
            return child
        }
        var outer = layer(1, Array(2...last))
        outer.scroll = .init(offset: .zero, area: CGRect(x: 0, y: 0, width: 100, height: 1e9), rules: rules)
        try apply([outer] + children)
        let root = try #require(mirror.rootLayer)
        let scroller = try #require(mirror.scroller(of: root))
        scroller.scroll(to: CGPoint(x: 0, y: 40))
        let moved = root.children.count { $0.values.geometry.position.y == 40 }
        #expect(moved == 32 && root.children.count == Int(last) - 1)
    }

    @Test("Numbers at the ends of what there is lead to no place and no offset that is none")
    func extremes() throws {
        let numbers: [CGFloat] = [0, -0.0, .leastNonzeroMagnitude, 1e-9, 1, -1e9, 1e9]
        var first = layer(1)
        try apply([first])
        let mirrored = try #require(mirror.rootLayer)
        for length in numbers.map(abs) {
            for number in numbers {
                first.geometry?.size = CGSize(width: length, height: length)
                first.geometry?.position = CGPoint(x: number, y: -number)
                first.geometry?.anchorPoint = CGPoint(x: -number, y: number)
                first.scroll = .init(
                    offset: CGPoint(x: number, y: -number),
                    area: CGRect(x: -number, y: number, width: length, height: 1e9))
                for transform in [
                    CGAffineTransform(scaleX: number, y: 1),
                    CGAffineTransform(a: 1, b: number, c: number, d: 1, tx: 0, ty: 0),
                ] {
                    first.geometry?.transform = transform
                    try apply([first])
                    for way in [number, -1e9, .greatestFiniteMagnitude, -.infinity, .nan] {
                        let delta = CGVector(dx: way, dy: -way)
                        _ = wheel(at: CGPoint(x: 50, y: 50), by: delta)
                        // Wherever it is hit.
                        _ = mirrored.scrollShown(by: delta)
                        #expect(mirrored.bounds.origin.isFinite)
                    }
                    _ = mirror.gestureUse(at: CGPoint(x: number, y: number))
                }
            }
        }
    }
}
