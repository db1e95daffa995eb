import PaneLayers
import PluginProtocol
import ProtocolSamples
import QuartzCore
import Testing

@Suite struct LayerTreeModelTests {
    private static func id(_ number: UInt64) -> LayerID {
        LayerID(rawValue: number)
    }

    private static func commit(
        root: UInt64 = 1, removed: [UInt64] = [], _ updates: [UInt64: [UInt64]]
    ) -> LayerCommit {
        LayerCommit(
            root: id(root), removed: removed.map(id),
            updates: updates.sorted { $0.key < $1.key }.map { Samples.update($0.key, sublayers: $0.value) })
    }

    /// 1 ┬ 2 ─ 4
    ///   └ 3
    private static func family() throws -> LayerTreeModel {
        var model = LayerTreeModel(limits: .standard)
        try model.accept(commit([1: [2, 3], 2: [4], 3: [], 4: []]))
        return model
    }

    @Test("A commit that makes one tree is accepted")
    func accepts() throws {
        var model = try Self.family()
        #expect(model.root == Self.id(1))
        #expect(model.sublayers(of: Self.id(1)) == [Self.id(2), Self.id(3)])
        try model.accept(Self.commit(removed: [2], [1: [3], 3: [4]]))
        #expect(model.layers.count == 3)
        #expect(!model.contains(Self.id(2)))
    }

    @Test("The root may change, if the old one finds a place or goes")
    func newRoot() throws {
        var model = try Self.family()
        try model.accept(Self.commit(root: 9, [9: [1]]))
        try model.accept(Self.commit(root: 1, removed: [9], [:]))
        #expect(model.root == Self.id(1))
    }

    @Test(
        "A commit that breaks the tree is refused, and nothing changes",
        arguments: [
            ("an unknown sublayer", Misbehaviour.Code.foreignIdentifier, commit([1: [2, 3, 7]])),
            ("a layer in two places", .brokenTree, commit([3: [4]])),
            ("a layer twice in one list", .brokenTree, commit([1: [2, 2, 3]])),
            ("a circle through the root", .brokenTree, commit([4: [1]])),
            ("a circle beside the root", .brokenTree, commit([1: [3], 4: [2]])),
            ("a layer below itself", .brokenTree, commit([3: [3]])),
            ("a layer without a place", .brokenTree, commit([1: [2]])),
            ("a new layer without a place", .brokenTree, commit([5: []])),
            ("the root removed", .brokenTree, commit(removed: [1], [:])),
            ("a removed layer that keeps its place", .foreignIdentifier, commit(removed: [3], [:])),
            ("a removed layer that leaves one behind", .brokenTree, commit(removed: [2], [1: [3]])),
            ("an unknown layer removed", .foreignIdentifier, commit(removed: [7], [:])),
            ("a layer removed twice", .brokenTree, commit(removed: [3, 3], [1: [2]])),
            ("a layer removed and updated", .brokenTree, commit(removed: [3], [1: [2], 3: []])),
            ("another root that is not there", .brokenTree, commit(root: 8, [:])),
        ])
    func refuses(what: String, code: Misbehaviour.Code, commit: LayerCommit) throws {
        let before = try Self.family()
        var model = before
        let error = #expect(throws: Misbehaviour.self) { try model.accept(commit) }
        #expect(error?.code == code)
        #expect(error?.location.first == "SceneDidCommit")
        #expect(model == before)
    }

    @Test("A new layer must be complete, a known one need not")
    func completeness() throws {
        var model = try Self.family()
        var update = LayerUpdate(id: Self.id(3))
        update.clipping = .init(masksToBounds: true)
        try model.accept(LayerCommit(root: Self.id(1), updates: [update]))
        var new = Samples.update(5)
        new.shadow = nil
        let error = #expect(throws: Misbehaviour.self) {
            try model.accept(LayerCommit(root: Self.id(1), updates: [Samples.update(3, sublayers: [5]), new]))
        }
        #expect(error?.code == .missingField)
    }

    @Test("A layer may be updated once in a commit")
    func twice() throws {
        var model = try Self.family()
        let update = Samples.update(4)
        #expect(throws: Misbehaviour.self) {
            try model.accept(LayerCommit(root: Self.id(1), updates: [update, update]))
        }
    }

    @Test("Layers and their depth are counted")
    func limits() throws {
        var limits = Limits.standard
        limits.layers = 4
        limits.layerDepth = 3
        var model = LayerTreeModel(limits: limits)
        try model.accept(Self.commit([1: [2], 2: [3], 3: []]))
        let deep = #expect(throws: Misbehaviour.self) { try model.accept(Self.commit([3: [4], 4: []])) }
        #expect(deep?.code == .limitExceeded)
        try model.accept(Self.commit([1: [2, 4], 4: []]))
        let many = #expect(throws: Misbehaviour.self) { try model.accept(Self.commit([1: [2, 4, 5], 5: []])) }
        #expect(many?.code == .limitExceeded)
    }

    @Test("A mask belongs to the tree; one that is a sublayer too, is its own, or is gone is refused")
    func masks() throws {
        func commit(_ layer: UInt64, mask: UInt64?, removed: [UInt64] = []) -> LayerCommit {
            var update = LayerUpdate(id: Self.id(layer))
            update.clipping = .init(masksToBounds: false, mask: mask.map(Self.id))
            return LayerCommit(root: Self.id(1), removed: removed.map(Self.id), updates: [update])
        }
        var model = try Self.family()
        var masked = commit(3, mask: 9)
        masked.updates.append(Samples.update(9))
        try model.accept(masked)
        #expect(model.contains(Self.id(9)))
        let before = model
        for broken in [
            commit(3, mask: nil), commit(2, mask: 9), commit(2, mask: 2), commit(2, mask: 4), commit(2, mask: 77),
            commit(2, mask: nil, removed: [9]),
        ] {
            #expect(throws: Misbehaviour.self) { try model.accept(broken) }
        }
        #expect(model == before)
        try model.accept(commit(3, mask: nil, removed: [9]))
        #expect(!model.contains(Self.id(9)))
    }
}
