/// The cells, headers and footers of a table that are not shown just now, by their identifiers, and the classes that new ones are made of.
@MainActor final class TableReuse {
    private var cellClasses: [String: UITableViewCell.Type] = [:]
    private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    /// The nibs and prototypes that make the cells of identifiers that no class is registered for.
    private var cellMakers: [String: @MainActor () -> UITableViewCell?] = [:]
    /// The nibs that make the headers and footers of identifiers that no class is registered for.
    private var headerMakers: [String: @MainActor () -> UITableViewHeaderFooterView?] = [:]
    private var cells: [String: [UITableViewCell]] = [:]
    private var headers: [String: [UITableViewHeaderFooterView]] = [:]

    /// The greatest number of views that are kept of one identifier. What a table shows comes out of them again; more would only lie there.
    private static let most = 64

    // MARK: Classes

    func register(cellMaker: (@MainActor () -> UITableViewCell?)?, _ identifier: String) {
        cellClasses[identifier] = nil
        cellMakers[identifier] = cellMaker
    }

    func register(headerMaker: (@MainActor () -> UITableViewHeaderFooterView?)?, _ identifier: String) {
        headerClasses[identifier] = nil
        headerMakers[identifier] = headerMaker
    }

    /// - Parameter type: Nil takes the class of the identifier away.
    func register(cell type: AnyClass?, _ identifier: String) {
        cellMakers[identifier] = nil
        guard let type else {
            cellClasses[identifier] = nil
            return
        }
        guard let type = type as? UITableViewCell.Type else {
            return UsageDiagnostic.report(
                .invalidTable, "\(type) is no UITableViewCell, and cannot be registered for \"\(identifier)\""
            )
        }
        cellClasses[identifier] = type
    }

    func register(header type: AnyClass?, _ identifier: String) {
        headerMakers[identifier] = nil
        guard let type else {
            headerClasses[identifier] = nil
            return
        }
        guard let type = type as? UITableViewHeaderFooterView.Type else {
            return UsageDiagnostic.report(
                .invalidTable,
                "\(type) is no UITableViewHeaderFooterView, and cannot be registered for \"\(identifier)\"")
        }
        headerClasses[identifier] = type
    }

    // MARK: Out

    /// A cell that was used before, or a new one of the class for the identifier; nil where there is neither.
    func cell(_ identifier: String) -> UITableViewCell? {
        if let cell = cells[identifier]?.popLast() {
            cell.isInReuse = false
            cell.prepareForReuse()
            return cell
        }
        if let type = cellClasses[identifier] { return InstantiableTableViewCell.make(type, identifier) }
        guard let cell = cellMakers[identifier]?() else { return nil }
        // A cell of a nib may leave it to the registration how it is called.
        cell.identifier = identifier
        return cell
    }

    func header(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let header = headers[identifier]?.popLast() {
            header.prepareForReuse()
            return header
        }
        if let type = headerClasses[identifier] { return InstantiableTableViewHeaderFooterView.make(type, identifier) }
        guard let header = headerMakers[identifier]?() else { return nil }
        header.identifier = identifier
        return header
    }

    // MARK: In

    /// Keeps a cell that is not shown any more, if it has an identifier.
    func keep(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier, !cell.isInReuse,
            cells[identifier, default: []].count < Self.most
        else { return }
        cell.isInReuse = true
        cells[identifier, default: []].append(cell)
    }

    /// Takes out a cell that is kept here, because the app kept it itself and shows it.
    func drop(_ cell: UITableViewCell) {
        guard cell.isInReuse, let identifier = cell.reuseIdentifier else { return }
        cell.isInReuse = false
        cells[identifier]?.removeAll { $0 === cell }
    }

    func keep(_ header: UIView) {
        guard let header = header as? UITableViewHeaderFooterView, let identifier = header.reuseIdentifier,
            headers[identifier, default: []].count < Self.most,
            // The app may have given one view for two sections.
            !headers[identifier, default: []].contains(where: { $0 === header })
        else { return }
        headers[identifier, default: []].append(header)
    }
}
