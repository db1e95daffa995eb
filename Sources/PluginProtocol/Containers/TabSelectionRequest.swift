/// Which tab a plugin wants to be selected.
package struct TabSelectionRequest: Hashable, Sendable {
    package var container: ControllerID
    package var number: ContainerRequestSerial
    package var selected: ControllerID

    package init(container: ControllerID, number: ContainerRequestSerial, selected: ControllerID) {
        self.container = container
        self.number = number
        self.selected = selected
    }
}

extension TabSelectionRequest: CustomStringConvertible {
    package var description: String {
        "container: \(container), request: \(number), controller \(selected)"
    }
}
