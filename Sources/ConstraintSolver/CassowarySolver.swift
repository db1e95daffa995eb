/// Finds values for variables so that linear equations and inequalities hold: the required ones exactly, the others as
/// well as they can, the stronger ones first.
///
/// This is Cassowary, after Greg J. Badros, Alan Borning and Peter J. Stuckey, "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm", ACM Transactions on Computer-Human Interaction 8(4), 2001. It is incremental: adding and
/// removing a constraint changes the last solution, and a new constant costs a few steps of the dual simplex method.
///
/// Three things differ from the paper. Strengths are compared one by one and not summed up with weights, see `Objective`.
/// A variable may be declared never negative, and then needs no constraint for it. Contradictions are no errors: of
/// required constraints that cannot hold together one is left out, reported, and tried again with each change.
package final class CassowarySolver {
    var tableau = Tableau()
    private(set) var records: [ConstraintRecord?] = []
    private var serials: [Int: Int] = [:]
    private var nextSerial = 0
    private var freeRecords: [Int] = []
    /// The constraint that a marker or its partner stands for.
    private(set) var owners: [Int32: Int] = [:]
    private(set) var serialOfRecord: [Int] = []
    /// Records that are left out because of a conflict.
    private var broken: Set<Int> = []
    private var conflicts: [Conflict] = []
    private var isOptimal = true
    private var isChanged = false

    package init() {}

    // MARK: Variables

    /// A new unknown; zero until a constraint says otherwise.
    package func makeVariable(isNeverNegative: Bool = false) -> Variable {
        Variable(symbol: tableau.makeSymbol(isNeverNegative ? .nonNegative : .free))
    }

    /// No constraint may have the variable any more.
    package func remove(_ variable: Variable) {
        tableau.removeRow(of: variable.symbol)
        tableau.freeSymbol(variable.symbol)
    }

    /// The value as of the last `solve()`.
    package func value(of variable: Variable) -> Double {
        tableau.value(of: variable.symbol)
    }

    /// The variables whose value may be another one than when this was last called.
    package func takeChangedVariables() -> [Variable] {
        tableau.takeChanged().map { Variable(symbol: $0) }
    }

    // MARK: Constraints

    /// Asks for terms and constant together to be zero, or not above or below it.
    ///
    /// A fixture is kept when it contradicts other required constraints. Numbers must be finite.
    package func add(
        _ terms: [Term], constant: Double, _ relation: Relation, strength: Strength = .required,
        isFixture: Bool = false
    ) -> ConstraintID {
        add(
            ConstraintRecord(
                terms: terms, constant: constant, demand: .relation(relation, strength), isFixture: isFixture))
    }

    /// Asks for terms and constant together to be zero, with one strength against more and one against less.
    package func add(
        _ terms: [Term], constant: Double, strengthOver over: Strength, strengthUnder under: Strength
    ) -> ConstraintID {
        add(
            ConstraintRecord(
                terms: terms, constant: constant, demand: .value(over: over, under: under), isFixture: false))
    }

    package func remove(_ id: ConstraintID) {
        settle()
        guard let index = serials.removeValue(forKey: id.serial) else { return }
        isChanged = true
        if broken.remove(index) == nil, let record = records[index], record.isInTableau { takeOut(record) }
        records[index] = nil
        freeRecords.append(index)
    }

    /// Changes the constant of a constraint and answers whether it was another one. The next `solve()` starts from the last
    /// solution.
    @discardableResult
    package func setConstant(_ constant: Double, of id: ConstraintID) -> Bool {
        guard let index = serials[id.serial], let record = records[index], record.constant != constant else {
            return false
        }
        if !isOptimal { optimize() }
        isChanged = true
        records[index]?.constant = constant
        if record.isInTableau { shift(record.marker, by: (constant - record.constant) / record.markerSign) }
        return true
    }

    /// Changes the strengths of a constraint that was added with two of them.
    package func setStrengths(over: Strength, under: Strength, of id: ConstraintID) {
        settle()
        guard let index = serials[id.serial], let record = records[index] else { return }
        setDemand(.value(over: over, under: under), of: index, record)
    }

    /// Changes the strength of a constraint that was and stays less than required.
    package func setStrength(_ strength: Strength, of id: ConstraintID) {
        settle()
        guard let index = serials[id.serial], let record = records[index],
            case .relation(let relation, let old) = record.demand, !old.isRequired, !strength.isRequired
        else { return }
        setDemand(.relation(relation, strength), of: index, record)
    }

    private func setDemand(
        _ demand: ConstraintRecord.Demand, of index: Int, _ record: ConstraintRecord
    ) {
        isChanged = true
        setPrices(of: record, factor: -1)
        records[index]?.demand = demand
        if let changed = records[index] { setPrices(of: changed, factor: 1) }
        isOptimal = false
    }

    /// Whether the constraint is left out because of a conflict.
    package func isBroken(_ id: ConstraintID) -> Bool {
        serials[id.serial].map { broken.contains($0) } ?? false
    }

    // MARK: Solving

    /// Brings the values up to date. Answers the contradictions that were found since the last call and last.
    package func solve() -> [Conflict] {
        guard isChanged else { return [] }
        settle()
        retryBroken()
        optimize()
        tableau.evaluate()
        isChanged = false
        defer { conflicts = [] }
        // Some ended before anybody could see them.
        return conflicts.filter { isBroken($0.broken) }
    }

    // MARK: Adding

    private func add(_ record: ConstraintRecord) -> ConstraintID {
        settle()
        let serial = nextSerial
        nextSerial += 1
        let index: Int
        if let free = freeRecords.popLast() {
            index = free
            records[index] = record
            serialOfRecord[index] = serial
        } else {
            index = records.count
            records.append(record)
            serialOfRecord.append(serial)
        }
        serials[serial] = index
        isChanged = true
        if let culprits = takeIn(index) {
            if record.isFixture {
                rebuild()
            } else {
                leaveOut(index, because: culprits)
            }
        }
        return ConstraintID(serial: serial)
    }

    private func leaveOut(_ index: Int, because culprits: Set<Int>) {
        let ids = culprits.union([index]).map { serialOfRecord[$0] }.sorted().map(ConstraintID.init)
        let conflict = Conflict(constraints: ids, broken: ConstraintID(serial: serialOfRecord[index]))
        if broken.insert(index).inserted { conflicts.append(conflict) }
    }

    /// Puts the constraint into the tableau. Answers nil, or the others that contradict it.
    private func takeIn(_ index: Int) -> Set<Int>? {
        guard var record = records[index] else { return nil }
        var row = SparseRow(constant: record.constant)
        for term in record.terms { row.add(term.variable.symbol, term.coefficient) }
        addMarkers(to: &row, for: &record)
        owners[record.marker] = index
        if record.other >= 0 { owners[record.other] = index }
        records[index] = record
        if let failed = tableau.takeIn(row, markers: (record.marker, record.other)) {
            let culprits = Set(failed.compactMap { owners[$0] })
            forgetMarkers(of: index)
            isOptimal = false
            return culprits.subtracting([index])
        }
        setPrices(of: record, factor: 1)
        isOptimal = false
        return nil
    }

    private func addMarkers(to row: inout SparseRow, for record: inout ConstraintRecord) {
        switch record.demand {
        case .relation(.equal, let strength) where strength.isRequired:
            record.marker = tableau.makeSymbol(.fixed)
            record.markerSign = 1
        case .relation(.equal, _), .value:
            record.marker = tableau.makeSymbol(.error)
            record.markerSign = -1
            record.other = tableau.makeSymbol(.error)
        case .relation(let relation, let strength):
            record.marker = tableau.makeSymbol(.slack)
            record.markerSign = relation == .lessThanOrEqual ? 1 : -1
            if !strength.isRequired { record.other = tableau.makeSymbol(.error) }
        }
        row.add(record.marker, record.markerSign)
        if record.other >= 0 { row.add(record.other, -record.markerSign) }
    }

    private func forgetMarkers(of index: Int) {
        guard let record = records[index] else { return }
        forgetOwner(of: record)
        tableau.freeSymbol(record.marker)
        if record.other >= 0 { tableau.freeSymbol(record.other) }
        records[index]?.marker = -1
        records[index]?.other = -1
    }

    private func setPrices(of record: ConstraintRecord, factor: Double) {
        guard record.isInTableau else { return }
        for (symbol, strength) in record.errors {
            let level = tableau.objective.level(of: strength)
            if let row = tableau.row(of: symbol) {
                tableau.objective.add(row, times: factor, level: level)
            } else {
                tableau.objective.add(factor, to: symbol, level: level)
            }
        }
    }

    // MARK: Removing

    private func takeOut(_ record: ConstraintRecord) {
        setPrices(of: record, factor: -1)
        isOptimal = false
        forgetOwner(of: record)
        tableau.takeOut(record.marker)
        if record.other >= 0 { tableau.freeSymbol(record.other) }
    }

    private func forgetOwner(of record: ConstraintRecord) {
        owners[record.marker] = nil
        if record.other >= 0 { owners[record.other] = nil }
    }

    // MARK: Changing constants

    private func shift(_ marker: Int32, by amount: Double) {
        if tableau.isBasic(marker) {
            tableau.shiftConstant(ofRow: tableau.rowOfSymbol[Int(marker)], by: -amount)
        }
        tableau.shiftConstants(ofRowsWith: marker, by: amount)
        tableau.givens.noteShift(of: marker)
    }

    /// Makes the tableau feasible again if constants changed. May put all records into the tableau anew, so it comes
    /// before any of them is looked at.
    private func settle() {
        tableau.updateGivens()
        guard !tableau.suspects.isEmpty else { return }
        if tableau.restoreFeasibility() != nil { rebuild() }
    }

    private func optimize() {
        guard !isOptimal else { return }
        tableau.optimize()
        isOptimal = true
    }

    /// Starts anew: fixtures first, then the constraints in the order in which they were added. What contradicts those
    /// before it is left out.
    private func rebuild() {
        tableau.removeAllRows()
        owners = [:]
        let order = serials.sorted { $0.key < $1.key }.map(\.value)
        for index in order {
            records[index]?.marker = -1
            records[index]?.other = -1
        }
        let wasBroken = broken
        for isFixture in [true, false] {
            for index in order
            where records[index]?.isFixture == isFixture && !(wasBroken.contains(index) && !isFixture) {
                if let culprits = takeIn(index) { leaveOut(index, because: culprits) }
            }
        }
    }

    private func retryBroken() {
        for index in broken.sorted(by: { serialOfRecord[$0] < serialOfRecord[$1] }) where takeIn(index) == nil {
            broken.remove(index)
        }
    }
}
