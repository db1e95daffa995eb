/// A presented controller of whatever kind, which a query looks for anew each time.
@MainActor public struct PresentedController: Presented {
    let query: PresentationQuery
    let host: TestHost

    public var presented: PresentedController {
        self
    }

    func narrowed(to kind: PresentationQuery.Kind) -> PresentedController {
        var query = query
        query.kind = kind
        return PresentedController(query: query, host: host)
    }
}
