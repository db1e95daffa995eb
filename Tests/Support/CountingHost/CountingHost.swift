import Foundation
import MainLoop
import UIKit

/// A host whose window shows nothing but one pane of the plugin whose program is its first argument, drawn by whoever the second one
/// names: `host`, or `renderer` for the program beside the plugin's.
///
/// It prints `plugin KIND COUNT` for each kind of calls that it made into the libraries while the plugin's empty page became one with
/// pictures of every kind; then `own KIND COUNT`, counted from there, for what a file of each format takes that it reads itself. Then it ends.
@main struct CountingHost {
    @MainActor static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, ["host", "renderer"].contains(arguments[2]) else {
            FileHandle.standardError.write(Data("usage: CountingHost PROGRAM host|renderer\n".utf8))
            exit(64)
        }
        let loop = try MainLoop(clock: SlowClock())
        let scheduler = UpdateCycle.main.install { loop.requestEndOfTurn() }
        let updates = loop.addEndOfTurnHook { UpdateCycle.main.update() }
        let counting = try CallCounting(
            of: URL(fileURLWithPath: arguments[1]), isDrawnByRenderer: arguments[2] == "renderer", on: loop)
        withExtendedLifetime((scheduler, updates, counting)) { loop.run() }
    }
}
