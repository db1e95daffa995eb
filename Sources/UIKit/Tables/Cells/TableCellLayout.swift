/// The places of the parts of a table's cell, in points, with the leading edge at the left.
///
/// From the leading edge on there are the control that edits the row, the content, the accessory, and the control that moves the row.
struct TableCellLayout: Equatable {
    let editControl: CGRect
    let content: CGRect
    let accessory: CGRect
    let reorderControl: CGRect

    /// The gap between the content's own edge and what it holds, where an accessory follows.
    static let accessoryGap: CGFloat = 8

    /// - Parameters:
    ///   - size: The size of the cell.
    ///   - margin: The space between the sides of the cell and what it shows.
    ///   - editControl: The width that the control before the content takes; 0 for none.
    ///   - isIndented: Whether the content makes room for it.
    ///   - accessory: The size of the accessory; nil for none.
    ///   - reorderControl: The width that the control behind the content takes; 0 for none.
    init(
        size: CGSize, margin: CGFloat, editControl: CGFloat = 0, isIndented: Bool = true, accessory: CGSize? = nil,
        reorderControl: CGFloat = 0
    ) {
        // The control's disc stands in the middle of its width, where the content would begin.
        let controlStart = max(0, margin - 8)
        self.editControl = CGRect(x: controlStart, y: 0, width: editControl, height: size.height)
        let start = isIndented && editControl > 0 ? controlStart + editControl - margin + 8 : 0
        var end = size.width
        if reorderControl > 0 {
            self.reorderControl = CGRect(
                x: end - reorderControl - controlStart, y: 0, width: reorderControl, height: size.height)
            end = self.reorderControl.minX
        } else {
            self.reorderControl = .zero
        }
        if let accessory {
            let gap = reorderControl > 0 ? 0 : margin
            self.accessory = CGRect(
                x: end - gap - accessory.width, y: ((size.height - accessory.height) / 2).rounded(),
                width: accessory.width, height: accessory.height)
            end = self.accessory.minX
        } else {
            self.accessory = .zero
        }
        content = CGRect(x: start, y: 0, width: max(0, end - start), height: size.height)
    }
}
