import Foundation

/// The text that tells a user what stands in the way of sources.
struct PortReport {
    let obstacles: [PortObstacle]
    let surveys: [PortSurvey]
    let folder: URL

    var text: String {
        guard !obstacles.isEmpty else { return "\nNothing is seen to stand in the way of \(surveys.count) files." }
        let terminal = Terminal.output
        let blocked = Set(obstacles.flatMap { $0.places.map(\.path) })
        let free = surveys.count { !blocked.contains($0.path) }
        var lines = [
            "",
            terminal.bold("What stands in the way, the most first; \(free) of \(surveys.count) files are free of it:"),
        ]
        for obstacle in obstacles {
            lines += ["", "\(obstacle.fileCount == 1 ? "1 file" : "\(obstacle.fileCount) files"): \(obstacle.what)"]
            lines += obstacle.places.map { "  \(shown($0.path)):\($0.line)" }
        }
        return lines.joined(separator: "\n")
    }

    private func shown(_ path: String) -> String {
        PortedFolder.parts(of: URL(fileURLWithPath: path), in: folder).joined(separator: "/")
    }
}
