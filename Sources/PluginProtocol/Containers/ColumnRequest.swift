/// Which column a plugin wants to be seen, or not.
package struct ColumnRequest: Hashable, Sendable {
    package var container: ControllerID
    package var number: ContainerRequestSerial
    package var column: SplitDescription.Column
    package var isHidden: Bool

    package init(
        container: ControllerID, number: ContainerRequestSerial, column: SplitDescription.Column, isHidden: Bool
    ) {
        self.container = container
        self.number = number
        self.column = column
        self.isHidden = isHidden
    }
}

extension ColumnRequest: CustomStringConvertible {
    package var description: String {
        "container: \(container), request: \(number), \(isHidden ? "without" : "with") the \(column.rawValue) column"
    }
}
