/// How children are made in each placement. Whoever can run them elsewhere adds a maker here before tests run.
@MainActor package enum Placements {
    package typealias Maker = @MainActor (_ child: String) async throws -> any ChildPlacement

    package static var makers: [Placement: Maker] = [
        .inProcess: { name in try InProcessChild(name) }
    ]

    package static func make(_ child: String, in placement: Placement) async throws -> any ChildPlacement {
        guard let make = makers[placement] else { throw ScenarioError.placementNotInstalled(placement) }
        return try await make(child)
    }
}
