import PluginProtocol
import ZeroMQ

/// Messages that libzmq cannot take yet, because the other side reads slowly.
struct SendQueue {
    private var frames: [Frame] = []
    /// Where the queue begins; what lies before is spent.
    private var start = 0
    private(set) var bytes = 0

    /// How much may wait before the other side counts as not reading.
    static func limit(of lane: Lane) -> Int {
        switch lane {
        case .control: 8 << 20
        case .content: 64 << 20
        }
    }

    var count: Int {
        frames.count - start
    }

    var isEmpty: Bool {
        count == 0
    }

    var first: Frame? {
        isEmpty ? nil : frames[start]
    }

    mutating func append(_ frame: Frame) {
        frames.append(frame)
        bytes += frame.size
    }

    mutating func removeFirst() {
        guard !isEmpty else { return }
        bytes -= frames[start].size
        frames[start] = Frame()
        start += 1
        if start == frames.count || start >= 256 {
            frames.removeFirst(start)
            start = 0
        }
    }
}
