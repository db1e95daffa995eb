import PluginHost
import PluginProtocol
import ProtocolSamples
import QuartzCore
import RemotePlacements
import Testing
import UIKit
import WireMutation

extension HostAndPlugin {
    @Suite("Every number of every message at the ends of what there is") @MainActor struct ExtremeNumbers {
        private static let integers: [UInt64] = [0, 1, (1 << 31) - 1, 1 << 31, (1 << 32) - 1, 1 << 63, .max - 1, .max]
        private static let numbers: [Double] = [
            0, -0.0, .leastNonzeroMagnitude, 1e-300, -1e300, 1e9, -1e9, .greatestFiniteMagnitude, .infinity, .nan,
        ]

        private nonisolated static let bodies: [PluginToHost] = {
            var root = LayerUpdate(id: LayerID(rawValue: 1))
            root.geometry = .init(
                size: CGSize(width: 3, height: 4), position: CGPoint(x: 5, y: 6),
                anchorPoint: CGPoint(x: 0.5, y: 0.25),
                transform: CGAffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 6, ty: 7))
            root.scroll = .init(
                offset: CGPoint(x: 1, y: 2), area: CGRect(x: 1, y: 2, width: 3, height: 4),
                rules: ScrollRules(behaviour: .bounces, decelerationRate: 0.998), isPinned: true)
            root.interaction = .init(touches: .inBounds, gestures: .taps)
            root.visibility = .init(isHidden: false, opacity: 0.5)
            root.appearance = .init(
                backgroundColor: CGColor(gray: 0.5, alpha: 0.5), cornerRadius: 2, borderWidth: 1,
                borderColor: CGColor(gray: 1, alpha: 1), maskedCorners: .all, cornerCurve: .circular)
            root.shadow = .init(color: CGColor(gray: 0, alpha: 1), opacity: 1, offset: .zero, radius: 3, path: nil)
            root.clipping = .init(masksToBounds: true)
            root.contents = LayerUpdate.Contents.none
            root.sublayers = []
            root.animations = [
                LayerAnimation(
                    id: LayerAnimation.ID(rawValue: 1), property: .opacity, values: [.number(0), .number(1)],
                    times: [0, 1], isAdditive: true, isCumulative: true,
                    groups: [
                        LayerAnimation.Group(timing: AnimationTiming(duration: 1, rate: 2, offset: 3, repeatCount: 4))
                    ],
                    timing: AnimationTiming(duration: 1, rate: 2, offset: 3, repeatCount: 4))
            ].compactMap(\.self)
            let commit = SceneCommit(
                serial: .first, answeredResize: .first, afterControl: .first,
                layers: LayerCommit(
                    root: root.id, removed: [LayerID(rawValue: 9)], updates: [root],
                    releasedImages: [ImageHash(rawValue: 5)]),
                facts: SceneFacts(title: .init("title"), preferredContentSize: CGSize(width: 1, height: 2)))
            let chunk = ImageChunk(
                image: ImageHash(rawValue: 7), width: 2, height: 2, offset: 4, bytes: Data(count: 8))
            return [
                .session(
                    .hello(
                        Hello(
                            lane: .control, token: HandshakeToken(),
                            plugin: PluginIdentifier(rawValue: "org.example.first")!))), .session(.pong),
                .session(.willStop),
                .session(.didRecordTrace(["one"])), .scene(.sceneDidOpen),
                .scene(.sceneDidFail(SceneFailure(.unknownController, "no"))),
                .scene(.sceneDidClose),
                .input(.inputWasHandled(InputAnswer(isHandled: true, scrollRest: CGVector(dx: 1, dy: -2)))),
                .scene(.sceneDidOffer(.first, .show)), .scene(.sceneDidChangeState(Data([1]))),
                .content(
                    .sceneDidChangeFacts(
                        SceneFacts(title: .init("title"), preferredContentSize: CGSize(width: 1, height: 2)))),
                .content(
                    .sceneDidChangeFacts(
                        SceneFacts(
                            title: nil, preferredContentSize: nil, navigationItem: Samples.navigationItem,
                            tabItem: Samples.tabItem, toolbar: Samples.toolbar))),
                .scene(.sceneDidRequestTab(Samples.tabRequest)),
                .scene(.sceneDidRequestColumn(Samples.columnRequest)),
                .scene(.sceneDidPresent(Samples.presentationRequest)),
                .scene(.sceneDidRequestStack(Samples.stackRequest)), .content(.imageChunk(chunk)),
                .content(.sceneDidCommit(commit)),
            ]
        }()

        @Test("C1 no number of any message ends the host, or another plugin's session", arguments: bodies.indices)
        func extremes(index: Int) throws {
            let body = Self.bodies[index]
            let host = try InMemoryHost { _ in ColorViewController() }
            let pane = host.showPane(frame: CGRect(x: 200, y: 0, width: 200, height: 150))
            let other = host.showPane(
                of: InMemoryHost.otherIdentifier, frame: CGRect(x: 200, y: 150, width: 200, height: 150))
            let otherRun = try host.run
            var count = 1
            var number = 0
            while number < count {
                if case .ended = pane.state {
                    pane.retry()
                    host.settle()
                }
                let run = try #require(host.launcher.runs.last { !$0.isOver && $0 !== otherRun })
                run.channels.plugin.alter = { bytes in
                    let variants = WireField.fields(bytes[...]).map(Self.variants) ?? []
                    count = variants.count
                    return number < count ? WireField.bytes(variants[number]) : bytes
                }
                run.channels.plugin.send(
                    body, scene: body.rules.scene == .forbidden ? nil : .first,
                    inReplyTo: body.rules.reply == .forbidden ? nil : .first)
                run.channels.plugin.alter = nil
                host.settle()
                number += 1
            }
            #expect(count > 20)
            #expect(other.state == .running(processIdentifier: nil))
            #expect(host.stage.tapCounter())
            host.settle()
            #expect(host.stage.counterIsDrawn)
        }

        /// The message with one number changed in each.
        private static func variants(of fields: [WireField]) -> [[WireField]] {
            fields.indices.flatMap { index in
                values(insteadOf: fields[index].value).map { value in
                    var changed = fields
                    changed[index].value = value
                    return changed
                }
            }
        }

        private static func values(insteadOf value: WireField.Value) -> [WireField.Value] {
            switch value {
            case .varint, .longVarint: integers.map { .varint($0) }
            case .fixed64: numbers.map { .fixed64($0.bitPattern) }
            case .fixed32: numbers.map { .fixed32(Float($0).bitPattern) }
            case .bytes: [.bytes([])]
            case .message(let inner), .group(let inner): variants(of: inner).map { .message($0) }
            }
        }
    }
}
