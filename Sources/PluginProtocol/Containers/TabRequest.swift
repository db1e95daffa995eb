/// Which tab a plugin wants to be selected.
package struct TabRequest: Hashable, Sendable {
    package var container: ControllerNumber
    package var number: ContainerRequestNumber
    package var selected: ControllerNumber

    package init(container: ControllerNumber, number: ContainerRequestNumber, selected: ControllerNumber) {
        self.container = container
        self.number = number
        self.selected = selected
    }
}

extension TabRequest: CustomStringConvertible {
    package var description: String {
        "container: \(container), request: \(number), controller \(selected)"
    }
}
