import MainLoopTesting
import PluginHost

/// A scenario's child behind a gate: the real fixture plugin, as somebody else starts it on another machine.
@MainActor final class ChildBehindGate: SpawnedChild {
    private let passage: GatePassage

    convenience init(_ name: String) async throws {
        let guest = try GuestLoop()
        try await self.init(name, guest: guest, passage: GatePassage(guest: guest))
    }

    private init(_ name: String, guest: GuestLoop, passage: GatePassage) async throws {
        self.passage = passage
        try passage.startPlugin()
        try await super.init(
            name, guest: guest, launcher: PlacingLauncher(loop: guest.loop, directory: passage.plugins))
    }

    override func end() async {
        await super.end()
        await passage.end()
    }
}
