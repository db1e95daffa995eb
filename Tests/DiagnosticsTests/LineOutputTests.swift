import Diagnostics
import Glibc
import MainLoop
import Testing

@Suite("Lines that a thread writes")
struct LineOutputTests {
    private let pipe: (readEnd: OwnedDescriptor, writeEnd: OwnedDescriptor)
    /// Outputs live for ever, and so does what they write to.
    private let descriptor: CInt

    init() throws {
        pipe = try OwnedDescriptor.pipe()
        descriptor = dup(pipe.writeEnd.number)
        try #require(descriptor >= 0)
    }

    /// Reads from the pipe until so many lines have come.
    private func read(lines count: Int) -> [String] {
        read { bytes in bytes.count { $0 == UInt8(ascii: "\n") } >= count }
    }

    /// Reads from the pipe until enough has come, which ends with a line.
    private func read(until isEnough: ([UInt8]) -> Bool) -> [String] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while !isEnough(bytes) {
            let received = Glibc.read(pipe.readEnd.number, &buffer, buffer.count)
            guard received > 0 else { break }
            bytes += buffer[..<received]
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast().map(String.init)
    }

    /// Whether the pipe has room.
    private var isWritable: Bool {
        var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&state, 1, 0) > 0
    }

    @Test("Lines come in order, each safe and with its end")
    func order() {
        let output = LineOutput(descriptor: descriptor, name: "the pipe")
        for line in ["one", "", "two\nthree \u{1B}[2J", "漢字"] { output.write(line) }
        #expect(output.flush(within: .seconds(20)))
        #expect(read(lines: 4) == ["one", "", #"two\nthree \u{1B}[2J"#, "漢字"])
    }

    @Test("D1 where nobody reads nobody waits; what waits is bounded, and one line says how much was left out")
    func full() throws {
        let output = LineOutput(descriptor: descriptor, name: "the pipe", limit: 200_000)
        // The thread has to be writing, and the pipe to be full, before there is more than may wait: else lines are left out twice.
        let first = 9000
        for number in 0..<first { output.write("line \(number)") }
        while isWritable { sched_yield() }
        for number in first..<100_000 { output.write("line \(number)") }
        #expect(!output.flush(within: .zero))
        // The reader comes at last.
        let lines = read { $0.suffix(12).elementsEqual("fast enough\n".utf8) }
        let gap = try #require(lines.firstIndex { $0.hasPrefix("…") })
        let expected = (0..<gap).map { "line \($0)" }
        #expect(Array(lines[..<gap]) == expected)
        // As much as is held, and what the pipe holds.
        let bytes = lines[..<gap].map(\.utf8.count).reduce(gap, +)
        #expect(bytes <= 200_000 + 65536)
        #expect(lines[gap] == "… \(100_000 - gap) lines were left out because nobody read the pipe fast enough")
        #expect(output.flush(within: .seconds(20)))
        output.write("again")
        #expect(read(lines: 1) == ["again"])
    }

    @Test("D1 a flush waits no longer than it may, and says whether everything is written")
    func flush() {
        let output = LineOutput(descriptor: descriptor, name: "the pipe")
        #expect(output.flush(within: .seconds(20)))
        for _ in 0..<200 { output.write(String(repeating: "x", count: 1000)) }
        let start = ContinuousClock.now
        #expect(!output.flush(within: .milliseconds(50)))
        #expect(ContinuousClock.now - start >= .milliseconds(50))
        #expect(read(lines: 200).count == 200)
        #expect(output.flush(within: .seconds(20)))
    }

    @Test("Where there is room and only the thread is late a flush goes on waiting, as long as it may in all")
    func lateThread() throws {
        // It says that there is room as long as it can take a one, and a line is a larger number: so the thread waits in write(2).
        let event = try OwnedDescriptor.event()
        try event.setNonBlocking(false)
        var number = UInt64.max - 2
        try #require(write(event.number, &number, 8) == 8)
        let output = LineOutput(descriptor: dup(event.number), name: "the event")
        output.write("7 bytes")
        let start = ContinuousClock.now
        #expect(!output.flush(within: .milliseconds(5), upTo: .milliseconds(100)))
        #expect(ContinuousClock.now - start >= .milliseconds(100))
        try #require(Glibc.read(event.number, &number, 8) == 8)
        #expect(output.flush(within: .milliseconds(5), upTo: .seconds(60)))
        // Its last byte ends the line.
        try #require(Glibc.read(event.number, &number, 8) == 8)
        let line = withUnsafeBytes(of: number) { String(decoding: $0, as: UTF8.self) }
        #expect(line == "7 bytes\n")
    }

    @Test("D1 where there is no room a flush gives up after the reader's time")
    func lateReader() {
        let output = LineOutput(descriptor: descriptor, name: "the pipe")
        for _ in 0..<200 { output.write(String(repeating: "x", count: 1000)) }
        while isWritable { sched_yield() }
        #expect(!output.flush(within: .milliseconds(5), upTo: .seconds(60)))
        #expect(read(lines: 200).count == 200)
        #expect(output.flush(within: .seconds(20)))
    }

    @Test("A descriptor that somebody made non-blocking loses nothing")
    func nonBlocking() throws {
        try pipe.writeEnd.setNonBlocking(true)
        let output = LineOutput(descriptor: descriptor, name: "the pipe")
        for _ in 0..<300 { output.write(String(repeating: "x", count: 1000)) }
        #expect(!output.flush(within: .zero))
        #expect(read(lines: 300).count == 300)
    }

    @Test("One that can be written no more is given up without noise, and costs nobody anything")
    func closed() throws {
        let gone = try OwnedDescriptor.pipe().writeEnd
        let output = LineOutput(descriptor: dup(gone.number), name: "the pipe")
        for _ in 0..<1000 { output.write(String(repeating: "x", count: 1000)) }
        #expect(output.flush(within: .seconds(20)))
    }
}
