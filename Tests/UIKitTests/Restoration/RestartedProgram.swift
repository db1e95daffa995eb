import Foundation
import Testing
import UIKit
import UIKitTesting

/// A program that is launched and ended several times, all in one process, and keeps its state in a folder of its own.
@MainActor final class RestartedProgram {
    let time: ManualFrameClock
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("State-\(UUID().uuidString)")
    private let application = UIApplication.shared

    private init(_ time: ManualFrameClock) {
        self.time = time
    }

    /// Runs `body` with a program that has kept nothing, and a clock that stands still.
    static func use(_ body: (RestartedProgram) throws -> Void) rethrows {
        try ManualFrameClock.use { time in
            let program = RestartedProgram(time)
            program.application.stateFile = StateFile(folder: program.folder.path)
            RestoredPage.log = []
            RestoredPage.refused = []
            RestoredPage.made = 0
            defer {
                program.application.stateFile = nil
                program.leave()
                RestoredPage.refused = []
                try? FileManager.default.removeItem(at: program.folder)
            }
            try body(program)
        }
    }

    /// Launches the program with these controllers, as they are by default.
    ///
    /// - Returns: The lines that the launch has written.
    @discardableResult func launch(_ delegate: RestoringDelegate) -> [String] {
        _ = RestoredPage.take()
        #expect(application.launch(delegate))
        UpdateCycle.main.update()
        return RestoredPage.take()
    }

    /// Ends the program in good order.
    ///
    /// - Returns: The lines that its end has written.
    @discardableResult func end() -> [String] {
        _ = RestoredPage.take()
        application.terminate()
        leave()
        return RestoredPage.take()
    }

    /// Ends the program as by a crash: nobody is told.
    func crash() {
        leave()
        _ = RestoredPage.take()
    }

    private func leave() {
        application.delegate?.offeredWindow?.isHidden = true
        application.resignActive()
        application.delegate = nil
    }

    /// The names of the files that it has kept.
    var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    /// The file that the state is kept in.
    var file: URL { folder.appendingPathComponent("interface.state") }
}
