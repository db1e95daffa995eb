import UIKit

/// One child of one scenario, wherever it runs: what the scenario runner needs of it.
///
/// The runner drives `controller` only by what any container may do with a child. Everything else, which concerns the
/// real controller behind it, goes through the asynchronous calls.
@MainActor package protocol ChildPlacement: AnyObject {
    /// What the container holds: the child itself, or what stands for it. Nil once it was released.
    var controller: UIViewController? { get }

    /// The system warns the host of low memory.
    func warnOfMemory()

    /// Has the real child do something by itself.
    func perform(_ command: ChildCommand) async throws

    /// Returns when the other side has handled everything that the host did up to now, and when the host has handled
    /// what came back. Called after each `update` step and before the trace is taken.
    func settle() async throws

    /// Lets go of the child for good.
    func release() async throws

    /// The lines recorded since the child was made.
    func takeTrace() async throws -> [String]

    /// Ends whatever was started for the child. Called once, after a failed scenario too.
    func end() async
}
