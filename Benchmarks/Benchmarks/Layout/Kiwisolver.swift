import Foundation

/// Another solver of the same kind, in C++ with an interface for Python, in a process of its own: Benchmarks/Drivers.
enum Kiwisolver {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// - Throws: Where there is no such process, or where it does not answer as it should.
    @MainActor static func solve(_ equations: LayoutEquations, rounds: Int) throws -> LayoutEquations.Solution {
        let (python, driver) = (".venv/bin/python", "Benchmarks/Drivers/kiwisolver_driver.py")
        for path in [python, driver] where !FileManager.default.isReadableFile(atPath: path) {
            throw Failure(
                description: "\(path) is not there: the section is measured by scripts/bench, from the project's folder"
            )
        }
        // By a file: an answer and a question that are longer than a pipe would wait for each other.
        let question = FileManager.default.temporaryDirectory.appending(path: "equations-\(UUID().uuidString)")
        try JSONEncoder().encode(equations).write(to: question)
        defer { try? FileManager.default.removeItem(at: question) }
        let (process, answer) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = [driver, "\(rounds)"]
        process.standardInput = try FileHandle(forReadingFrom: question)
        process.standardOutput = answer
        try process.run()
        let data = answer.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(driver) ended with \(process.terminationStatus)")
        }
        return try JSONDecoder().decode(LayoutEquations.Solution.self, from: data)
    }
}
