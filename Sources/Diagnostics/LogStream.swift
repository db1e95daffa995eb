/// The stream to which the log's lines go: it puts them into the queue for standard error.
struct LogStream: TextOutputStream, Sendable {
    func write(_ line: String) {
        // The handler ends each line. Whatever else in it ends one is not the handler's.
        let isEnded = line.utf8.last == UInt8(ascii: "\n")
        LineOutput.standardError.write(isEnded ? String(line.unicodeScalars.dropLast()) : line)
    }
}
