import Attacks
import ContainmentTesting
import Foundation
import PluginProtocol
import QuartzCore
import Testing
import UIKit

extension HostAndPlugin {
    /// A report of a bug is a file that somebody else has made.
    @Suite("Recordings of strangers") @MainActor struct HostileRecordings {
        /// Some messages of a file, in order.
        private struct Script {
            var data = RecordingFile.beginning
            private var sequence = SequenceNumber.first

            mutating func say(_ body: HostToPlugin, session: UInt64 = 1) {
                add(HostToPlugin.encode(envelope(body)), .hostToPlugin, .control, session)
            }

            mutating func hear(_ body: PluginToHost, session: UInt64 = 1) {
                add(PluginToHost.encode(envelope(body)), .pluginToHost, body.lane ?? .content, session)
            }

            private mutating func envelope<Body: MessageBody>(_ body: Body) -> Envelope<Body> {
                defer { sequence = sequence.next }
                return Envelope(
                    epoch: .first, sequence: sequence, scene: body.rules.scene == .forbidden ? nil : .first, body: body)
            }

            private mutating func add(
                _ bytes: [UInt8], _ direction: RecordedMessage.Direction, _ lane: Lane, _ session: UInt64
            ) {
                data += RecordingFile.data(
                    RecordedMessage(
                        time: .milliseconds(1), plugin: PluginIdentifier(rawValue: "org.example.first")!,
                        session: session, lane: lane, direction: direction, bytes: bytes))
            }

            mutating func open(size: CGSize, session: UInt64 = 1) {
                say(.scene(.openScene(.named("main"), state: nil)), session: session)
                say(
                    .scene(
                        .updateScene([.resizeScene(SceneGeometry(size: size, serial: .first), animated: nil)])),
                    session: session)
            }

            mutating func commit(_ layers: LayerCommit, session: UInt64 = 1) {
                hear(
                    .content(
                        .sceneDidCommit(
                            SceneCommit(serial: .first, answeredResize: nil, afterControl: .first, layers: layers))),
                    session: session)
            }

            @MainActor func read<Result>(_ body: (Recording) throws -> Result) throws -> Result {
                let file = FileManager.default.temporaryDirectory.appendingPathComponent(
                    "hr-\(UInt32.random(in: .min ... .max))")
                defer { try? FileManager.default.removeItem(at: file) }
                try data.write(to: file)
                return try body(try Recording(file))
            }
        }

        private static let size = CGSize(width: 40, height: 30)

        private func layer(_ number: UInt64, _ sublayers: [UInt64] = [], color: CGColor? = nil) -> LayerUpdate {
            var update = LayerUpdate.plain(number, size: Self.size)
            update.appearance?.backgroundColor = color
            update.sublayers = sublayers.map { LayerID(rawValue: $0) }
            return update
        }

        @Test("What the host has declined of surfaces, or forgiven, does not keep later ones from being shown again")
        func surfaces() throws {
            var script = Script()
            script.open(size: Self.size)
            script.hear(.session(.didReleaseSurface(SurfaceID(number: 99))))
            func request(_ number: UInt64) -> PluginToHost {
                .session(
                    .didRequestSurface(
                        SurfaceRequest(number: SurfaceID(number: number), width: 40, height: 30, format: .bgra)))
            }
            for number in 1...5 as ClosedRange<UInt64> {
                script.hear(request(number))
                script.say(.session(.declineSurface(SurfaceID(number: number), reason: "No descriptor is left.")))
            }
            let given = SurfaceID(number: 6)
            script.hear(request(6))
            script.say(.session(.attachSurface(given)))
            script.hear(.session(.didAttachSurface(given, hasMemory: true)))
            var update = layer(1)
            update.contents = .surface(given, seed: 1, scale: 1, gravity: .resize)
            script.commit(LayerCommit(root: LayerID(rawValue: 1), updates: [update]))
            try script.read { recording in
                let pane = try #require(recording.panes.first)
                _ = try pane.picture(at: .seconds(1))
            }
        }

        private func expectRefusal(
            _ words: String, _ script: Script, sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            try script.read { recording in
                let pane = try #require(recording.panes.first, sourceLocation: sourceLocation)
                let error = #expect(throws: ContainmentTestError.self, sourceLocation: sourceLocation) {
                    try pane.picture(at: .seconds(1))
                }
                #expect(error?.code == .noPicture, sourceLocation: sourceLocation)
                #expect(
                    error?.message.contains(words) == true, "\(String(describing: error))",
                    sourceLocation: sourceLocation)
            }
        }

        @Test("What a plugin may draw is drawn, and two runs with the same epoch and scene are two panes")
        func good() throws {
            var script = Script()
            let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
            for (index, color) in colors.enumerated() {
                script.open(size: Self.size, session: UInt64(index + 1))
                script.commit(
                    LayerCommit(root: LayerID(rawValue: 1), updates: [layer(1, color: color)]),
                    session: UInt64(index + 1))
            }
            try script.read { recording in
                let shown = try recording.panes.map { try $0.picture(at: .seconds(1)).color(at: CGPoint(x: 20, y: 15)) }
                #expect(shown == ["#ff0000", "#0000ff"])
            }
        }

        @Test("Low: layers that form no tree are refused, those in each other too")
        func brokenTree() throws {
            var circle = Script()
            circle.open(size: Self.size)
            circle.commit(LayerCommit(root: LayerID(rawValue: 1), updates: [layer(1, [2]), layer(2, [1])]))
            try expectRefusal("layer 1 is in two places, or above itself", circle)
            var unknown = Script()
            unknown.open(size: Self.size)
            unknown.commit(LayerCommit(root: LayerID(rawValue: 1), updates: [layer(1, [4711])]))
            try expectRefusal("layer 4711 below layer 1 is not known", unknown)
        }

        @Test("Low: a picture that was never sent, and one that is released while it is shown, are refused")
        func pictures() throws {
            let image = try #require(CGImage(width: 2, height: 2, premultipliedBGRA: Data(repeating: 9, count: 16)))
            var update = layer(1)
            update.contents = .image(
                ImageHash(image), scale: 1, gravity: .resize, center: CGRect(x: 0, y: 0, width: 1, height: 1))
            var missing = Script()
            missing.open(size: Self.size)
            missing.commit(LayerCommit(root: update.id, updates: [update]))
            try expectRefusal("was never sent", missing)

            var released = Script()
            released.open(size: Self.size)
            for chunk in ImageChunk.chunks(of: image) { released.hear(.content(.imageChunk(chunk))) }
            released.commit(LayerCommit(root: update.id, updates: [update], releasedImages: [ImageHash(image)]))
            try expectRefusal("cannot be released", released)
        }

        @Test(
            "Low: a pane of any size and scale takes no memory beyond what a picture may",
            arguments: [
                CGSize(width: 1e9, height: 1e9), CGSize(width: 1e9, height: 1), CGSize(width: 20_000, height: 20_000),
            ])
        func size(_ size: CGSize) throws {
            var script = Script()
            var traits = SceneTraits()
            traits.displayScale = 3
            script.open(size: size)
            script.say(.scene(.updateScene([.changeTraits(traits, animated: nil)])))
            script.commit(LayerCommit(root: LayerID(rawValue: 1), updates: [layer(1)]))
            try expectRefusal("a picture has 67108864 at most", script)
        }
    }
}
