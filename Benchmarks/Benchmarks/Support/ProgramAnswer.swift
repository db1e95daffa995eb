import Foundation

/// What another program prints as JSON, until it has ended.
enum ProgramAnswer {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// - Parameters:
    ///   - environment: What the program's has beside that of this one.
    ///   - input: What it reads; nil: nothing.
    /// - Throws: Where it cannot be started, ends with an error, or prints something else.
    static func read<Answer: Decodable>(
        _ type: Answer.Type, from program: String, _ arguments: [String], environment: [String: String] = [:],
        input: Data? = nil
    ) throws -> Answer {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        // From a file: where question and answer are longer than a pipe, each would wait for the other.
        let question = FileManager.default.temporaryDirectory.appending(path: "question-\(UUID().uuidString)")
        try (input ?? Data()).write(to: question)
        defer { try? FileManager.default.removeItem(at: question) }
        process.standardInput = try FileHandle(forReadingFrom: question)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(program) \(arguments[0]) ended with \(process.terminationStatus)")
        }
        return try JSONDecoder().decode(type, from: data)
    }
}
