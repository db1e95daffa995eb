/// The questions of a table that its delegate and data source need not answer.
///
/// Whether somebody implements a requirement that has a default cannot be found out on Linux. So the default notes in the table that it was
/// called, and the table does not ask again before it gets another delegate or data source.
struct TableQuestion: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let heightForRow = TableQuestion(rawValue: 1 << 0)
    static let estimatedHeightForRow = TableQuestion(rawValue: 1 << 1)
    static let heightForHeader = TableQuestion(rawValue: 1 << 2)
    static let heightForFooter = TableQuestion(rawValue: 1 << 3)
    static let estimatedHeightForHeader = TableQuestion(rawValue: 1 << 4)
    static let estimatedHeightForFooter = TableQuestion(rawValue: 1 << 5)
    static let viewForHeader = TableQuestion(rawValue: 1 << 6)
    static let viewForFooter = TableQuestion(rawValue: 1 << 7)
    static let canEditRow = TableQuestion(rawValue: 1 << 8)
    static let indentationLevel = TableQuestion(rawValue: 1 << 9)
}
