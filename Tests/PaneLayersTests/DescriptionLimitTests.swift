import PaneLayers
import PluginProtocol
import ProtocolSamples
import QuartzCore
import Testing

@Suite("What a scene's description may take") struct DescriptionLimitTests {
    private static func id(_ number: UInt64) -> LayerID {
        LayerID(rawValue: number)
    }

    private static func path(_ steps: Int) -> CGPath {
        let path = CGMutablePath()
        path.move(to: .zero)
        for _ in 1..<steps { path.closeSubpath() }
        return CGPath(segments: path.segments)
    }

    private static func shape(_ steps: Int) -> LayerUpdate.Contents {
        .shape(
            ShapeContents(
                path: path(steps), fillColor: CGColor(gray: 0, alpha: 1), strokeColor: nil, stroke: .init()))
    }

    /// A layer that has nothing but what each has.
    private static func plain(_ number: UInt64, sublayers: [UInt64] = []) -> LayerUpdate {
        var update = Samples.update(number, sublayers: sublayers)
        update.appearance?.backgroundColor = nil
        update.shadow = .init(color: nil, opacity: 0, offset: .zero, radius: 0, path: nil)
        update.animations = []
        return update
    }

    private static func commit(_ updates: [LayerUpdate], removed: [UInt64] = []) -> LayerCommit {
        LayerCommit(root: id(1), removed: removed.map(id), updates: updates)
    }

    @Test("M2 each part counts by the protocol's table, from when it comes until it is replaced or removed")
    func counting() throws {
        var model = LayerTreeModel(limits: .standard)
        try model.accept(Self.commit([Self.plain(1, sublayers: [2]), Self.plain(2)]))
        #expect(model.descriptionBytes == 2 * 2048)
        var update = LayerUpdate(id: Self.id(2))
        func bytes(_ change: (inout LayerUpdate) -> Void) throws -> Int {
            update = LayerUpdate(id: Self.id(2))
            change(&update)
            try model.accept(Self.commit([update]))
            return model.descriptionBytes - 2 * 2048
        }
        let gray = CGColor(gray: 0.5, alpha: 1)
        #expect(try bytes { $0.contents = Self.shape(100) } == 96 + 100 * 56 + 64)
        #expect(try bytes { $0.contents = Self.shape(7) } == 96 + 7 * 56 + 64)
        let gradient = GradientContents(
            course: .axial, colors: [gray, gray, gray], locations: [], start: .zero, end: CGPoint(x: 1, y: 1))
        #expect(try bytes { $0.contents = .gradient(gradient) } == 96 + 3 * 80)
        for (property, value, parts) in [
            (AnimatableProperty.colors, AnimatableValue.colors([gray, gray]), 2 * 64),
            (.locations, .numbers([0, 1]), 2 * 8),
        ] {
            let animation = LayerAnimation(
                id: .init(rawValue: 1), property: property, values: [value, value], times: [0, 1],
                timing: AnimationTiming(duration: 1))
            let counted = try bytes {
                $0.contents = LayerUpdate.Contents.none
                $0.animations = [animation].compactMap(\.self)
            }
            #expect(counted == 512 + 2 * (128 + 48 + parts))
        }
        #expect(try bytes { $0.animations = [] } == 0)
        let commands: [RecordedDrawing.Command] = [
            .saveState, .clip(Self.path(3), .winding), .fill(Self.path(2), .winding, gray),
            .stroke(
                Self.path(2),
                CGDrawing.Stroke(width: 1, cap: .butt, join: .miter, miterLimit: 10, dash: [1, 2, 3]), gray),
            .gradient(
                CGDrawing.Gradient(
                    CGGradient(stops: [.init(location: 0, color: gray), .init(location: 1, color: gray)]),
                    .conic(center: .zero, angle: 0))), .setShadow(.init(offset: .zero, blur: 1, color: gray)),
            .restoreState,
        ]
        let drawn =
            48 + 7 * 96 + (96 + 3 * 56) + (96 + 2 * 56 + 64) + (96 + 2 * 56 + 48 + 3 * 8 + 64) + (96 + 2 * 80) + 64
        #expect(
            try bytes { $0.contents = .drawing(RecordedDrawing(commands: commands), gravity: .topLeft) } == drawn)
        var ornaments = StyledText.Ornaments()
        ornaments.background = gray
        ornaments.underline = .init(color: gray)
        var style = StyledText.Paragraph()
        style.tabs = [.init(alignment: .left, location: 1)]
        let text = StyledText(
            runs: [
                .init(text: "short", font: FontDescription(size: 9), color: gray),
                .init(
                    text: "sixteen letters!", font: FontDescription(family: "Liberation Sans Narrow", size: 9),
                    color: gray, ornaments: ornaments),
            ], paragraphs: [style])
        #expect(
            try bytes { $0.contents = .text(text) }
                == 96 + 384 + (384 + 48 + 16 + 48 + 22 + 2 * 64) + 160 + 48 + 16)
        #expect(try bytes { $0.contents = LayerUpdate.Contents.none } == 0)
        #expect(
            try bytes {
                $0.appearance = .init(
                    backgroundColor: gray, cornerRadius: 0, borderWidth: 0, borderColor: gray, maskedCorners: .all,
                    cornerCurve: .circular)
                $0.shadow = .init(color: gray, opacity: 1, offset: .zero, radius: 1, path: Self.path(5))
            } == 3 * 64 + 96 + 5 * 56)
        let fade = try #require(
            LayerAnimation(
                id: .init(rawValue: 1), property: .backgroundColor, values: [.color(gray), .color(nil)],
                times: [0, 1], timing: .init(duration: 1)))
        #expect(try bytes { $0.animations = [fade] } == 3 * 64 + 96 + 5 * 56 + 512 + 2 * 128 + 64)
        let layer = model.descriptionBytes - (512 + 2 * 128 + 64)
        let morph = try #require(
            LayerAnimation(
                id: .init(rawValue: 2), property: .path, values: [.path(Self.path(100)), .path(Self.path(7))],
                times: [0, 1], groups: [.init(timing: .init(duration: 1)), .init(timing: .init(duration: 1))],
                timing: .init(duration: 1)))
        _ = try bytes { $0.animations = [morph] }
        #expect(model.descriptionBytes == layer + 512 + 2 * 128 + 2 * 128 + (96 + 100 * 56) + (96 + 7 * 56))
        try model.accept(Self.commit([Self.plain(1)], removed: [2]))
        #expect(model.descriptionBytes == 2048)
    }

    @Test("M2 a commit that would take more is refused with what it would take, and changes nothing")
    func refused() throws {
        var limits = Limits.standard
        limits.sceneDescriptionBytes = 10_000
        var model = LayerTreeModel(limits: limits)
        try model.accept(Self.commit([Self.plain(1)]))
        var update = LayerUpdate(id: Self.id(1))
        update.contents = Self.shape(200)
        let before = model
        let error = #expect(throws: Misbehaviour.self) { try model.accept(Self.commit([update])) }
        #expect(error?.code == .limitExceeded)
        #expect(
            error?.message
                == "SceneDidCommit: its layers then take 13408 bytes of memory, more than the 10000 that are allowed for a scene; show less at a time"
        )
        #expect(model == before)
        update.contents = Self.shape(130)
        for _ in 0..<3 { try model.accept(Self.commit([update])) }
    }

    @Test("M2 what goes makes room for what comes in the same commit")
    func exchange() throws {
        var limits = Limits.standard
        limits.sceneDescriptionBytes = 10_000
        var model = LayerTreeModel(limits: limits)
        var first = Self.plain(2)
        first.contents = Self.shape(80)
        try model.accept(Self.commit([Self.plain(1, sublayers: [2]), first]))
        var second = Self.plain(3)
        second.contents = Self.shape(80)
        #expect(throws: Misbehaviour.self) {
            try model.accept(Self.commit([Self.plain(1, sublayers: [2, 3]), second]))
        }
        try model.accept(Self.commit([Self.plain(1, sublayers: [3]), second], removed: [2]))
    }

    @Test(
        "M2 a message that describes far more than its bytes is refused before it is read",
        arguments: ["paths", "commands", "runs", "animations", "animated paths"])
    func message(kind: String) throws {
        let updates = (1...(kind == "animations" ? 60 : 30)).map { number in
            var update = Self.plain(UInt64(number))
            switch kind {
            case "paths":
                update.contents = Self.shape(20_000)
            case "animated paths":
                update.animations = [
                    LayerAnimation(
                        id: .init(rawValue: UInt64(number)), property: .path, values: [.path(Self.path(20_000))],
                        times: [0], timing: .init(duration: 1))
                ].compactMap(\.self)
            case "commands":
                let pairs = (0..<9000).flatMap { _ in [RecordedDrawing.Command.saveState, .restoreState] }
                update.contents = .picture(
                    RecordedDrawing(commands: pairs), size: CGSize(width: 1, height: 1), gravity: .resize)
            case "runs":
                let run = StyledText.Run(text: "", font: FontDescription(size: 1), color: CGColor(gray: 0, alpha: 1))
                update.contents = .text(StyledText(runs: Array(repeating: run, count: 4096)))
            default:
                update.animations = (0..<1000).compactMap {
                    LayerAnimation(
                        id: .init(rawValue: UInt64($0 + 1)), property: .opacity, values: [.number(1)], times: [0],
                        timing: .init(duration: 1))
                }
            }
            return update
        }
        let bytes = PluginToHost.encode(
            Samples.envelope(
                .content(
                    .sceneDidCommit(
                        SceneCommit(
                            serial: .first, answeredResize: nil, afterControl: .first, layers: Self.commit(updates))))))
        var limits = Limits.standard
        limits.contentMessageBytes = .max
        let error = #expect(throws: Misbehaviour.self) {
            try PluginToHost.decode(bytes, on: .content, limits: limits)
        }
        #expect(error?.code == .limitExceeded)
        #expect(error?.message.contains("bytes of memory that are allowed for a scene") == true)
    }

    @Test("M2 what is counted of a message before it is read is no more than what it takes")
    func messageWithinLimit() throws {
        let commit = Self.commit([Samples.update(1, .drawing(Samples.drawing, gravity: .resize))])
        var model = LayerTreeModel(limits: .standard)
        try model.accept(commit)
        var limits = Limits.standard
        limits.sceneDescriptionBytes = model.descriptionBytes
        let bytes = PluginToHost.encode(
            Samples.envelope(
                .content(
                    .sceneDidCommit(
                        SceneCommit(serial: .first, answeredResize: nil, afterControl: .first, layers: commit)))))
        _ = try PluginToHost.decode(bytes, on: .content, limits: limits)
    }
}
