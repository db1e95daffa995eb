import BenchmarkReport
import Foundation
import MainLoop
import Threads

/// A fixed piece of plain work, by which figures without an anchor are measured: numbers are mixed, memory of the innermost cache is read
/// here and there, and bytes go through a pipe. It says how fast the processor and the kernel are, and nothing of Mullion. It is processor
/// time, so that it says the same where others are busy: what they do to a figure they do not do to this.
///
/// Memory beyond that cache has no part in it. How fast that is hangs on which pages the kernel gives out: the same reads of 8 MiB take two
/// or three times as long in one allocation as in the next, and what Mullion does does not.
///
/// A machine may become faster or slower within a run, so it is measured before and after each figure, and between where that takes long.
///
/// Reports of different versions are compared by it: whoever changes it changes `Report.format`.
@MainActor final class YardstickMeter {
    /// 16 KiB.
    private static let words = 1 << 11
    private static let steps = 200_000
    private static let rounds = 600_000
    private static let writes = 1500
    /// So many each time, in milliseconds of processor time each.
    private static let samples = 8
    /// Figures that are told of within so long of each other were measured together.
    private static let together = Duration.milliseconds(20)

    /// All of it, in milliseconds.
    private(set) var all: [Double] = []
    /// Since the last reading began, which was there when this began.
    private var recent: [Double] = []
    private var latest: (yardstick: Yardstick, time: Duration)?
    private let clock = MainLoop.main.clock
    private let pipe: (readEnd: OwnedDescriptor, writeEnd: OwnedDescriptor)

    /// - Throws: Where the system has no more descriptors.
    init() throws {
        pipe = try OwnedDescriptor.pipe()
        measure()
    }

    /// How fast the machine was since the last figures that were not measured together with this one, and is now.
    func yardstick() -> Yardstick {
        if let latest, clock.now - latest.time < Self.together { return latest.yardstick }
        measure()
        let yardstick = Yardstick(Samples(recent))
        latest = (yardstick, clock.now)
        recent = recent.suffix(Self.samples)
        return yardstick
    }

    /// To be called between the parts of a long measurement.
    func measure() {
        let memory = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: Self.words)
        defer { memory.deallocate() }
        for index in 0..<Self.words { memory[index] = UInt64(index) &* 0x9E37_79B9_7F4A_7C15 }
        var number: UInt64 = 1
        // The first two find caches and processor cold.
        let times = (0..<Self.samples + 2).map { _ in
            ProcessorTime.milliseconds {
                number = Self.work(from: number, memory, pipe.readEnd.number, pipe.writeEnd.number)
            }
        }
        // Nothing of it may be left out because nobody asks for it.
        precondition(number != 0)
        recent += times.dropFirst(2)
        all += times.dropFirst(2)
    }

    private static func work(
        from seed: UInt64, _ memory: UnsafeMutableBufferPointer<UInt64>, _ readEnd: Int32, _ writeEnd: Int32
    ) -> UInt64 {
        var number = seed | 1
        for _ in 0..<rounds {
            number ^= number << 13
            number ^= number >> 7
            number ^= number << 17
        }
        for _ in 0..<steps {
            // Where the next one is read hangs on this one.
            let index = Int(truncatingIfNeeded: number & UInt64(words - 1))
            memory[index] &+= 1
            number = (number ^ memory[index]) &* 0x2545_F491_4F6C_DD1D | 1
            number ^= number >> 29
        }
        for _ in 0..<writes {
            withUnsafeMutableBytes(of: &number) { bytes in
                _ = write(writeEnd, bytes.baseAddress, 8)
                _ = read(readEnd, bytes.baseAddress, 8)
            }
        }
        return number | 1
    }
}
