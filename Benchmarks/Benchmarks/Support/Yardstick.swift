import Foundation
import MainLoop
import Threads

/// A fixed piece of plain work, by which figures without an anchor are measured: numbers are mixed, memory beyond the inner caches is read
/// here and there, and bytes go through a pipe. It says how fast the machine is, and nothing of Mullion. It is processor time, so that it
/// says the same where others are busy: what they do to a figure they do not do to this.
///
/// Reports of different versions are compared by it: whoever changes it changes `Report.format`.
enum Yardstick {
    /// Eight MiB, larger than what a processor has by itself.
    private static let words = 1 << 20
    private static let steps = 50_000
    private static let rounds = 600_000
    private static let writes = 500

    /// - Returns: Milliseconds of this thread's processor time, of each time.
    static func measure(_ count: Int) throws -> [Double] {
        let (readEnd, writeEnd) = try OwnedDescriptor.pipe()
        let memory = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: words)
        defer { memory.deallocate() }
        for index in 0..<words { memory[index] = UInt64(index) &* 0x9E37_79B9_7F4A_7C15 }
        var number: UInt64 = 1
        // The first two find memory and processor cold.
        let times = (0..<count + 2).map { _ in
            ProcessorTime.milliseconds { number = work(from: number, memory, readEnd.number, writeEnd.number) }
        }
        // Nothing of it may be left out because nobody asks for it.
        precondition(number != 0)
        return Array(times.dropFirst(2))
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
