import Foundation

/// Another solver of the same kind, in C++ with an interface for Python, in a process of its own: Benchmarks/Drivers.
enum Kiwisolver {
    /// - Throws: Where there is no such process, or where it does not answer as it should.
    @MainActor static func solve(_ equations: LayoutEquations, rounds: Int) throws -> LayoutSolution {
        let (python, driver) = (".venv/bin/python", "Benchmarks/Drivers/kiwisolver_driver.py")
        for path in [python, driver] where !FileManager.default.isReadableFile(atPath: path) {
            throw ProgramAnswer.Failure(
                description: "\(path) is not there: the section is measured by scripts/bench, from the project's folder"
            )
        }
        return try ProgramAnswer.read(
            LayoutSolution.self, from: python, [driver, "\(rounds)"], input: JSONEncoder().encode(equations))
    }
}
