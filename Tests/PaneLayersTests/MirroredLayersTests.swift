import CoreGraphics
import PluginProtocol
import QuartzCore
import Testing

@testable import PaneLayers

@Suite("A plugin's layers in the host")
@MainActor struct MirroredLayersTests {
    private let container = CALayer()
    private let mirror: MirroredLayers
    private let images = ImageStore(limits: .standard)

    init() {
        mirror = MirroredLayers(in: container)
    }

    private func id(_ number: UInt64) -> LayerID {
        LayerID(rawValue: number)
    }

    /// A layer as wide as its number, which tells it from others.
    private func layer(_ number: UInt64, _ sublayers: [UInt64] = []) -> LayerUpdate {
        var update = LayerUpdate(id: id(number))
        update.geometry = .init(
            size: CGSize(width: Double(number), height: 1), position: .zero, anchorPoint: .zero,
            transform: .identity)
        update.visibility = .init(isHidden: false, opacity: 1)
        update.appearance = .init(
            backgroundColor: nil, cornerRadius: 0, borderWidth: 0, borderColor: nil, maskedCorners: .all,
            cornerCurve: .circular)
        update.shadow = .init(color: nil, opacity: 0, offset: .zero, radius: 0, path: nil)
        update.clipping = .init(masksToBounds: false)
        update.contents = LayerUpdate.Contents.none
        update.sublayers = sublayers.map(id)
        return update
    }

    private func order(_ number: UInt64, _ sublayers: [UInt64]) -> LayerUpdate {
        var update = LayerUpdate(id: id(number))
        update.sublayers = sublayers.map(id)
        return update
    }

    private func apply(
        root: UInt64 = 1, _ updates: [LayerUpdate], removed: [UInt64] = []
    ) throws(Misbehaviour) {
        try mirror.apply(LayerCommit(root: id(root), removed: removed.map(id), updates: updates), images)
    }

    /// The tree as its widths: `1(2(3),4)`.
    private func text(_ layer: CALayer) -> String {
        let children = layer.children.map(text)
        return "\(Int(layer.bounds.width))" + (children.isEmpty ? "" : "(\(children.joined(separator: ",")))")
    }

    private var tree: String {
        container.children.map(text).joined(separator: " ")
    }

    @Test("The first commit builds the tree, in whatever order its layers are listed")
    func first() throws {
        #expect(mirror.isEmpty)
        try apply([layer(3), layer(1, [2, 4]), layer(4), layer(2, [3])])
        #expect(tree == "1(2(3),4)")
        #expect(!mirror.isEmpty)
    }

    @Test("A later commit changes what it names and nothing else")
    func change() throws {
        try apply([layer(1, [2, 4]), layer(2, [3]), layer(3), layer(4)])
        let before = container.children.first?.children
        var update = LayerUpdate(id: id(4))
        update.visibility = .init(isHidden: true, opacity: 0.5)
        try apply([update])
        #expect(tree == "1(2(3),4)")
        #expect(container.children.first?.children == before)
        #expect(before?.last?.isHidden == true)
        #expect(before?.last?.opacity == 0.5)
        #expect(before?.first?.isHidden == false)
    }

    @Test("Layers are put in another order, moved elsewhere and added between others")
    func reorder() throws {
        try apply([layer(1, [2, 3, 4]), layer(2), layer(3), layer(4)])
        try apply([order(1, [4, 2, 3])])
        #expect(tree == "1(4,2,3)")
        try apply([order(1, [4, 3]), order(3, [2])])
        #expect(tree == "1(4,3(2))")
        try apply([layer(5), order(1, [4, 5, 3])])
        #expect(tree == "1(4,5,3(2))")
    }

    @Test("A layer may go below one that was below it, in whatever order they are listed")
    func turnedRound() throws {
        try apply([layer(1, [2]), layer(2, [3]), layer(3)])
        try apply([order(3, [2]), order(2, []), order(1, [3])])
        #expect(tree == "1(3(2))")
        try apply([order(1, [2]), order(2, [3]), order(3, [])])
        #expect(tree == "1(2(3))")
        try apply(root: 3, [order(3, [1]), order(1, [2]), order(2, [])])
        #expect(tree == "3(1(2))")
    }

    @Test("A mask may become a sublayer, and a sublayer the mask")
    func masks() throws {
        var masked = layer(1, [2])
        masked.clipping = .init(masksToBounds: false, mask: id(3))
        try apply([masked, layer(2), layer(3)])
        #expect(container.children.first?.mask?.bounds.width == 3)
        var changed = order(1, [3])
        changed.clipping = .init(masksToBounds: false, mask: id(2))
        try apply([changed])
        #expect(tree == "1(3)")
        #expect(container.children.first?.mask?.bounds.width == 2)
    }

    @Test("Removed layers are gone; a child of one may live on elsewhere")
    func remove() throws {
        try apply([layer(1, [2, 4]), layer(2, [3]), layer(3), layer(4)])
        try apply([order(1, [4]), order(4, [3])], removed: [2])
        #expect(tree == "1(4(3))")
        try apply([order(4, [])], removed: [3])
        #expect(tree == "1(4)")
    }

    @Test("Another root takes the place of the first")
    func root() throws {
        try apply([layer(1)])
        try apply(root: 7, [layer(7)], removed: [1])
        #expect(tree == "7")
    }

    @Test("A commit with a picture that never came changes nothing, not even what stands before it")
    func missingImage() throws {
        try apply([layer(1, [2]), layer(2)])
        var picture = LayerUpdate(id: id(2))
        picture.contents = .image(ImageHash(rawValue: 12345), scale: 1, gravity: .resize)
        var changed = LayerUpdate(id: id(1))
        changed.visibility = .init(isHidden: true, opacity: 1)
        let error = #expect(throws: Misbehaviour.self) {
            try apply([changed, order(1, [2, 3]), layer(3), picture])
        }
        #expect(error?.code == .brokenImage)
        #expect(tree == "1(2)")
        #expect(container.children.first?.isHidden == false)
    }

    @Test("When the process is gone nothing is left, and another may begin with the same numbers")
    func removeAll() throws {
        try apply([layer(1, [2]), layer(2)])
        mirror.removeAll()
        #expect(container.children.isEmpty)
        #expect(mirror.isEmpty)
        try apply([layer(1, [3]), layer(3)])
        #expect(tree == "1(3)")
    }
}
