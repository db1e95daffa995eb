/// The facts that a table tells a cell of the row that it is shown for.
struct TableCellSetting: Equatable {
    /// The style of the table; nil for a cell in no table.
    var style: UITableView.Style?
    /// The space between the sides of the cell and its content, in points.
    var margin: CGFloat = 16
    /// The radius of the corners of the section, in points.
    var cornerRadius: CGFloat = 0
    /// The part of the cell's width that the index of sections takes, in points.
    var indexWidth: CGFloat = 0
    /// Whether the content keeps out of what is covered at the sides.
    var keepsToSafeArea = true
    var isFirstInSection = false
    var isLastInSection = false

    var hasSeparator = false
    /// The insets of the separator; nil begins separators where the content begins.
    var separatorInset: UIEdgeInsets?
    /// Whether `separatorInset` counts from where separators begin by themselves.
    var addsToAutomaticInset = false
    var separatorColor: UIColor?

    var isEditing = false
    var editingStyle = UITableViewCell.EditingStyle.none
    /// Whether the cell shows a control by which the row is selected.
    var showsSelection = false
    var isMovable = false
    var indentsWhileEditing = true
}
