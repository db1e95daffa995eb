import PluginProtocol
import SeededRandom
import WireMutation

/// Several messages of a plugin, and what the host does in between: an input of the target `commits`.
///
/// A step is a byte of flags, the message's length in two bytes (the low one first; what is missing is not waited for), and
/// the message. Session and number of a message are made to be in turn, or little would get further than that.
package struct MessageScript: Hashable, Sendable {
    package struct Step: Hashable, Sendable {
        package var flags: Flags
        package var message: [UInt8]

        package init(_ flags: Flags = [], _ message: [UInt8]) {
            self.flags = flags
            self.message = message
        }

        /// Makes the step by which a plugin says something on the lane on which that travels.
        ///
        /// - Parameters:
        ///   - scene: The scene of which it says that, where it says it of one.
        ///   - flags: What the host does then.
        init(_ body: PluginToHost, scene: SceneID = .first, flags: Flags = []) {
            let rules = body.rules
            self.init(
                rules.lane == .content ? flags : flags.union(.control),
                PluginToHost.encode(
                    Envelope(
                        epoch: .first, sequence: .first, inReplyTo: rules.reply == .required ? .first : nil,
                        scene: rules.scene == .forbidden ? nil : scene, body: body)))
        }
    }

    package struct Flags: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let control = Flags(rawValue: 1)
        /// The number is not made to be in turn.
        static let outOfTurn = Flags(rawValue: 2)
        /// Time passes and a frame is drawn.
        package static let frame = Flags(rawValue: 4)
        /// A second passes instead of a sixtieth.
        static let second = Flags(rawValue: 8)
        static let touch = Flags(rawValue: 16)
        static let resize = Flags(rawValue: 32)
        static let retry = Flags(rawValue: 64)
        static let isHidden = Flags(rawValue: 128)
    }

    private static let mostSteps = 32
    private static let longestMessage = Int(UInt16.max)

    package var steps: [Step]

    package init(_ steps: [Step]) {
        self.steps = steps
    }

    package init(_ input: [UInt8]) {
        steps = []
        var rest = input[...]
        while rest.count >= 3, steps.count < Self.mostSteps {
            let head = Array(rest.prefix(3))
            let message = rest.dropFirst(3).prefix(Int(head[1]) | Int(head[2]) << 8)
            steps.append(Step(Flags(rawValue: head[0]), Array(message)))
            rest = rest.dropFirst(3 + message.count)
        }
    }

    package var bytes: [UInt8] {
        steps.flatMap { step in
            let message = step.message.prefix(Self.longestMessage)
            return [step.flags.rawValue, UInt8(message.count & 0xFF), UInt8(message.count >> 8)] + message
        }
    }

    mutating func mutate(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        guard let index = steps.indices.randomElement(using: &generator) else { return }
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: steps.insert(steps[index], at: steps.indices.randomElement(using: &generator) ?? 0)
        case 1: steps.remove(at: index)
        case 2: steps.swapAt(index, steps.indices.randomElement(using: &generator) ?? index)
        case 3:
            steps[index].flags.formSymmetricDifference(Flags(rawValue: 1 << UInt8.random(in: 0..<8, using: &generator)))
        default:
            var mutator = WireMutator(seed: generator.next())
            steps[index].message = mutator.mutated(steps[index].message)
        }
    }
}
