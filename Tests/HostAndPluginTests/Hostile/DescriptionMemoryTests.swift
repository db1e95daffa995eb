import Attacks
import MemoryTesting
import PluginProtocol
import QuartzCore
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("What descriptions take in the host's memory") @MainActor struct DescriptionMemory {
        /// Layers that are hidden, so that nothing is drawn of them and what is measured is the descriptions alone.
        struct Kind: CustomTestStringConvertible, Sendable {
            let testDescription: String
            let layers: Int
            let describe: @Sendable (inout LayerUpdate, Int) -> Void

            init(_ name: String, layers: Int, _ describe: @escaping @Sendable (inout LayerUpdate, Int) -> Void) {
                testDescription = name
                self.layers = layers
                self.describe = describe
            }
        }

        private nonisolated static func color(_ number: Int) -> CGColor {
            CGColor(red: CGFloat(number % 1000) / 1000, green: 0.5, blue: 0.5, alpha: 0.5)
        }

        private nonisolated static func path(_ steps: Int, _ step: (CGMutablePath, Int) -> Void) -> CGPath {
            let path = CGMutablePath()
            path.move(to: .zero)
            for number in 1..<steps { step(path, number) }
            return path.copy() ?? path
        }

        private nonisolated static func text(
            runs: Int, length: Int, family: String? = nil, ornaments: StyledText.Ornaments? = nil
        ) -> StyledText {
            StyledText(
                runs: (0..<runs).map {
                    StyledText.Run(
                        text: String(repeating: "x", count: length), font: FontDescription(family: family, size: 12),
                        color: color($0), ornaments: ornaments)
                })
        }

        nonisolated static let kinds: [Kind] = [
            Kind("plain layers", layers: 1500) { _, _ in },
            Kind("layers with colours", layers: 1500) { layer, number in
                layer.appearance?.backgroundColor = color(number)
                layer.appearance?.borderColor = color(number)
                layer.shadow?.color = color(number)
            },
            Kind("shapes of closed steps", layers: 20) { layer, _ in
                layer.contents = .shape(
                    ShapeContents(
                        path: path(10_000) { path, _ in path.closeSubpath() }, fillColor: color(1), strokeColor: nil,
                        stroke: .init()))
            },
            Kind("shadows of curves", layers: 20) { layer, _ in
                layer.shadow?.path = path(1000) { path, number in
                    let x = CGFloat(number)
                    path.addCurve(
                        to: CGPoint(x: x, y: x), control1: CGPoint(x: x, y: 1), control2: CGPoint(x: 2, y: x))
                }
            },
            Kind("small shapes", layers: 1000) { layer, number in
                layer.contents = .shape(
                    ShapeContents(
                        path: path(4) { path, number in path.addLine(to: CGPoint(x: number, y: 3)) },
                        fillColor: color(number), strokeColor: color(number), stroke: .init()))
            },
            Kind("drawings of saved states", layers: 10) { layer, _ in
                let pairs = (0..<2000).flatMap { _ in [RecordedDrawing.Command.saveState, .restoreState] }
                layer.contents = .drawing(RecordedDrawing(commands: pairs), gravity: .topLeft)
            },
            Kind("drawings of small fills", layers: 8) { layer, _ in
                let fills = (0..<2000).map { number in
                    RecordedDrawing.Command.fill(
                        path(2) { path, _ in path.closeSubpath() }, .winding, color(number))
                }
                layer.contents = .drawing(RecordedDrawing(commands: fills), gravity: .topLeft)
            },
            Kind("drawings of dashed lines", layers: 4) { layer, _ in
                let strokes = (0..<1000).map { number in
                    RecordedDrawing.Command.stroke(
                        path(2) { path, _ in path.closeSubpath() },
                        .init(
                            width: 1, cap: .butt, join: .round, miterLimit: 10,
                            dash: (1...64).map { CGFloat($0) }), color(number))
                }
                layer.contents = .drawing(RecordedDrawing(commands: strokes), gravity: .topLeft)
            },
            Kind("drawings of gradients", layers: 6) { layer, _ in
                let gradients = (0..<50).map { _ in
                    RecordedDrawing.Command.gradient(
                        CGDrawing.Gradient(
                            CGGradient(stops: (0..<200).map { .init(location: CGFloat($0) / 200, color: color($0)) }),
                            .conic(center: .zero, angle: 0)))
                }
                layer.contents = .picture(
                    RecordedDrawing(commands: gradients), size: CGSize(width: 9, height: 9), gravity: .resize)
            },
            Kind("texts of many runs", layers: 10) { layer, _ in layer.contents = .text(text(runs: 1000, length: 1)) },
            Kind("texts of runs with ornaments", layers: 10) { layer, number in
                var ornaments = StyledText.Ornaments()
                ornaments.background = color(number)
                ornaments.underline = .init(color: color(number))
                ornaments.strikethrough = .init(color: color(number))
                ornaments.shadow = .init(color: color(number), offset: .zero)
                ornaments.stroke = .init(width: 1, isFilled: true, color: color(number))
                layer.contents = .text(
                    text(
                        runs: 500, length: 20, family: "A family with a long name", ornaments: ornaments))
            },
            Kind("long texts", layers: 20) { layer, _ in layer.contents = .text(text(runs: 1, length: 100_000)) },
            Kind("texts with paragraph styles", layers: 6) { layer, _ in
                var text = text(runs: 1, length: 5)
                var style = StyledText.Paragraph()
                style.tabs = (0..<32).map { .init(alignment: .left, location: CGFloat($0)) }
                text.paragraphs = Array(repeating: style, count: 500)
                layer.contents = .text(text)
            },
            Kind("animations", layers: 100) { layer, number in
                layer.animations = (0..<10).compactMap { animation(number * 10 + $0, values: 2) }
            },
            Kind("animations of many colours", layers: 10) { layer, number in
                layer.animations = (0..<4).compactMap { animation(number * 4 + $0, values: 1000) }
            },
        ]

        private nonisolated static func animation(_ number: Int, values: Int) -> LayerAnimation? {
            LayerAnimation(
                id: LayerAnimation.ID(rawValue: UInt64(number + 1)), property: .backgroundColor,
                values: (0..<values).map { .color(color($0)) },
                times: (0..<values).map { Double($0) / Double(values) },
                curves: Array(repeating: .easeIn, count: values - 1), timing: AnimationTiming(duration: 100))
        }

        /// The message that shows them all.
        private func message(_ kind: Kind) -> [UInt8] {
            var root = LayerUpdate.plain(1, size: CGSize(width: 10, height: 10))
            let layers = (0..<kind.layers).map { number in
                var layer = LayerUpdate.plain(UInt64(number) + 2, size: CGSize(width: 10, height: 10))
                layer.visibility?.isHidden = true
                kind.describe(&layer, number)
                return layer
            }
            root.sublayers = layers.map(\.id)
            let commit = SceneCommit(
                serial: .first, answeredResize: nil, afterControl: .first,
                layers: LayerCommit(root: root.id, updates: [root] + layers))
            return PluginToHost.encode(
                Envelope(epoch: .first, sequence: .first, scene: .first, body: .content(.sceneDidCommit(commit))))
        }

        @Test("M2 descriptions take no more memory than is counted, and at least half of it", arguments: kinds)
        func measure(kind: Kind) throws {
            let bytes = message(kind)
            let host = HostileHost()
            // What they have left for the next commit to let go of is let go of by one that is not measured.
            #expect(HostileHost().receive(bytes))
            let before = try #require(AllocatedMemory.now)
            let isShown = host.receive(bytes)
            #expect(isShown)
            let taken = try #require(AllocatedMemory.now) - before
            // A little for tables that grow by doubling.
            #expect(taken <= host.descriptionBytes * 11 / 10 + 100_000, "\(taken) of \(host.descriptionBytes)")
            #expect(taken * 2 >= host.descriptionBytes, "\(taken) of \(host.descriptionBytes)")
        }
    }
}
