import HostStaging
import ParityScenarios
import PluginProtocol
import QuartzCore
import SeededRandom
import Testing
import Threads
import UIKit
import UIKitTesting

extension HostAndPlugin {
    @Suite("Animations that mean harm") @MainActor struct HostileAnimations {
        /// What is at the edge of what the protocol allows, and what is tame.
        private static let numbers = [0, 1, -1, 0.5, 30, 1e9, -1e9, 1e-300, -1e-300, 1e-9]
        private static let lengths = numbers.filter { $0 >= 0 }
        private static let rates = [1, -1, 1000, -1000, 0, 1e-300, -1e-300]

        @Test("At any time they are drawn, or not, and ask for frames at times that can be", arguments: 0..<24)
        func anyNumbers(seed: UInt64) throws {
            try ManualFrameClock.use { time in
                let scene = try RecordedScene(Picture.layers.makeViewController())
                var random = SeededGenerator(seed: seed)
                let host = HostileHost(scene)
                #expect(host.receive(try message(scene, &random)))
                for pause in [0, 0.016, 0.5, 100, 1e6] {
                    time.advance(by: .seconds(pause))
                    let start = ProcessorTime.ofThisThread()
                    let next = host.drawFrame()
                    // Far more than it takes, by the processor's time, which does not pass while others run.
                    #expect(ProcessorTime.ofThisThread() - start < .seconds(30))
                    if let next { #expect(next.isFinite && next > time.seconds, "\(next)") }
                }
            }
        }

        /// The scene with as many animations as may be.
        private func message(_ scene: RecordedScene, _ random: inout SeededGenerator) throws -> [UInt8] {
            var envelope = try PluginToHost.decode(scene.message, on: .content, limits: .standard)
            guard case .content(.sceneDidCommit(var commit)) = envelope.body else {
                Issue.record("no commit")
                return []
            }
            let ofEach = Limits.standard.animations / commit.layers.updates.count
            var number: UInt64 = 0
            for index in commit.layers.updates.indices {
                commit.layers.updates[index].animations = (0..<ofEach).compactMap { _ in
                    number += 1
                    return animation(number, &random)
                }
            }
            #expect(number > 900)
            envelope.body = .content(.sceneDidCommit(commit))
            return PluginToHost.encode(envelope)
        }

        private func animation(_ number: UInt64, _ random: inout SeededGenerator) -> LayerAnimation? {
            let property = AnimatableProperty.allCases.randomElement(using: &random) ?? .opacity
            let isDiscrete = Int.random(in: 0..<4, using: &random) == 0
            let count = Int.random(in: 1...4, using: &random)
            var values: [AnimatableValue] = []
            for _ in 0..<count { values.append(value(property.kind, &random)) }
            var times: [Double] = []
            for _ in 0..<count + (isDiscrete ? 1 : 0) {
                times.append(
                    [0, 0.5, 1, 1e-300, .random(in: 0...1, using: &random)].randomElement(using: &random) ?? 0)
            }
            return LayerAnimation(
                id: LayerAnimation.ID(rawValue: number), property: property, values: values, times: times.sorted(),
                isDiscrete: isDiscrete, pace: pace(&random), isAdditive: .random(using: &random),
                isCumulative: .random(using: &random),
                timing: AnimationTiming(
                    begin: pick(Self.numbers, &random), duration: pick(Self.lengths, &random),
                    rate: pick(Self.rates, &random), offset: pick(Self.numbers, &random),
                    repeatCount: pick(Self.lengths + [.infinity], &random), autoreverses: .random(using: &random),
                    fillsBackwards: .random(using: &random), fillsForwards: .random(using: &random)))
        }

        private func value(
            _ kind: AnimatableValue.Kind, _ random: inout SeededGenerator
        ) -> AnimatableValue {
            func number() -> CGFloat { CGFloat(pick(Self.numbers, &random)) }
            switch kind {
            case .number: return .number(Double(number()))
            case .point: return .point(CGPoint(x: number(), y: number()))
            case .size: return .size(CGSize(width: number(), height: number()))
            case .rect: return .rect(CGRect(x: number(), y: number(), width: number(), height: number()))
            case .color: return .color(Bool.random(using: &random) ? nil : CGColor(gray: 0.5, alpha: 0.5))
            case .transform:
                return .transform(
                    CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number()))
            case .path:
                let path = CGMutablePath()
                path.move(to: CGPoint(x: number(), y: number()))
                path.addCurve(
                    to: CGPoint(x: number(), y: number()), control1: CGPoint(x: number(), y: number()),
                    control2: CGPoint(x: number(), y: number()))
                if Bool.random(using: &random) { path.closeSubpath() }
                return .path(path)
            case .colors:
                let count = Int.random(in: 1...4, using: &random)
                return .colors((0..<count).map { CGColor(gray: CGFloat($0) / 4, alpha: 0.5) })
            case .numbers:
                let count = Int.random(in: 1...4, using: &random)
                return .numbers((0..<count).map { _ in number() })
            }
        }

        private func pace(_ random: inout SeededGenerator) -> LayerAnimation.Pace {
            guard Bool.random(using: &random) else {
                return .curve(
                    TimingCurve(
                        pick([0, 1], &random), pick(Self.numbers, &random), pick([0, 1], &random),
                        pick(Self.numbers, &random)))
            }
            return .spring(
                Spring(
                    mass: pick(Self.lengths, &random), stiffness: pick(Self.lengths, &random),
                    damping: pick(Self.lengths, &random), initialVelocity: pick(Self.numbers, &random)))
        }

        private func pick(_ numbers: [Double], _ random: inout SeededGenerator) -> Double {
            numbers.randomElement(using: &random) ?? 0
        }
    }
}
