/// A controller that is presented, of whatever kind: what a query finds, each time anew.
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
