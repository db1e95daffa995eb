/// Tells the data source for fetching of the rows that come next in the direction in which the table moves.
@MainActor final class TablePrefetching {
    private unowned let table: UITableView
    /// The rows that were told and are not shown yet.
    private var told: Set<IndexPath> = []
    private var lastPlace: CGFloat?
    private var isDownward = true

    init(of table: UITableView) {
        self.table = table
    }

    /// Forgets which rows were told, because the rows are others now.
    func forget() {
        told = []
        lastPlace = nil
    }

    /// Tells the data source which rows come next, and which will not come after all, by where the table is now.
    func update() {
        guard table.isPrefetchingEnabled, let source = table.prefetchDataSource, table.bounds.height > 0 else { return }
        let bounds = table.bounds
        if let lastPlace, lastPlace != bounds.minY { isDownward = bounds.minY > lastPlace }
        lastPlace = bounds.minY
        let area = table.preparedBounds
        let geometry = table.content.geometry
        let ahead: [IndexPath] =
            isDownward
            ? geometry.rows(from: area.maxY, to: area.maxY + bounds.height)
            : geometry.rows(from: area.minY - bounds.height, to: area.minY).reversed()
        let next = ahead.filter { table.tiles.cells[$0] == nil }
        let new = next.filter { !told.contains($0) }
        let dropped = told.subtracting(next).filter { table.tiles.cells[$0] == nil }
        told = Set(next)
        if !new.isEmpty { source.tableView(table, prefetchRowsAt: new) }
        if !dropped.isEmpty { source.tableView(table, cancelPrefetchingForRowsAt: dropped.sorted()) }
    }
}
