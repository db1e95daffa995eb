import ParityScenarios

/// Makes the placements beyond the host's own process available to scenarios.
@MainActor package enum RemotePlacements {
    package static func install() {
        Placements.makers[.inMemory] = { try await InMemoryChild($0) }
        Placements.makers[.spawned] = { try await SpawnedChild($0) }
        Placements.makers[.behindGate] = { try await ChildBehindGate($0) }
    }
}
