import Foundation
import PluginHost

/// Who draws what plugins describe.
enum Drawer: CaseIterable {
    /// The process that owns the window: what a host does that was started with `--drawing host`.
    case host
    /// A program beside it, in a process for each plugin: what a host does that was started without that.
    case renderers

    /// The drawers in the order of a round. Each is first in every second round, so that none has the machine's better half.
    static func turns(_ round: Int) -> [Drawer] {
        round.isMultiple(of: 2) ? [.host, .renderers] : [.renderers, .host]
    }

    /// The program that draws, which lies beside this one; nil where the host draws.
    ///
    /// - Throws: Where there is no such program: the panes would wait for it in vain.
    func program() throws -> URL? {
        guard self == .renderers else { return nil }
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent(PluginCatalog.rendererProgram)
        guard FileManager.default.isExecutableFile(atPath: program.path) else {
            throw ProgramAnswer.Failure(description: "There is no program \(program.path): scripts/bench builds it")
        }
        return program
    }
}
