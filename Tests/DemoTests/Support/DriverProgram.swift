import Foundation

/// The programs of `Tests/Drivers`, which the project's Python environment runs.
enum DriverProgram {
    /// - Returns: The interpreter, and the script as its first argument.
    static func command(_ script: String) throws -> (executable: String, script: String) {
        let root = URL(fileURLWithPath: #filePath).appending(path: "../../../..").standardized
        let python = root.appending(path: ".venv/bin/python").path
        guard FileManager.default.isExecutableFile(atPath: python) else {
            throw ScreenDriver.Failure(description: "There is no \(python); run scripts/python-environment.")
        }
        return (python, root.appending(path: "Tests/Drivers/\(script)").path)
    }
}
