import FuzzTargets
import SeededRandom

/// Changes inputs by their format half of the time, else by the byte: always in the same ways for a seed.
struct InputMutator {
    private let target: FuzzTarget
    private var generator: SeededGenerator

    init(_ target: FuzzTarget, seed: UInt64) {
        self.target = target
        generator = SeededGenerator(seed: seed)
    }

    mutating func mutated(_ input: [UInt8]) -> [UInt8] {
        if Bool.random(using: &generator), let mutated = target.mutated(input, seed: generator.next()) {
            return mutated
        }
        var input = input
        for _ in 0..<Int.random(in: 1...4, using: &generator) { change(&input) }
        return input
    }

    private mutating func change(_ input: inout [UInt8]) {
        guard let index = input.indices.randomElement(using: &generator) else {
            input.append(.random(in: 0...255, using: &generator))
            return
        }
        let end = min(index + Int.random(in: 1...16, using: &generator), input.count)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: input[index] ^= 1 << UInt8.random(in: 0...7, using: &generator)
        case 1: input[index] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &generator) ?? 0
        case 2: input.insert(.random(in: 0...255, using: &generator), at: index)
        case 3: input.removeSubrange(index..<end)
        case 4: input.insert(contentsOf: input[index..<end], at: index)
        default: input.removeSubrange(index...)
        }
    }
}
