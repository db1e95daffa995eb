/// What a plugin may know of a container of the host in which its controllers are.
package struct SceneContainer: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case navigation(NavigationStackDescription)
        case tabs(TabsDescription)
        case split(SplitDescription)
    }

    package var number: ControllerID
    package var kind: Kind
    /// The plugin's latest request that has been carried out or declined.
    package var answeredRequest: ContainerRequestSerial?

    package init(number: ControllerID, kind: Kind, answeredRequest: ContainerRequestSerial? = nil) {
        self.number = number
        self.kind = kind
        self.answeredRequest = answeredRequest
    }

    /// The containers around a scene that its plugin is told of, the innermost ones.
    package static let mostAround = 16
}

extension SceneContainer: CustomStringConvertible {
    package var description: String {
        let answered = answeredRequest.map { ", answered: \($0)" } ?? ""
        let content: any CustomStringConvertible =
            switch kind {
            case .navigation(let stack): stack
            case .tabs(let tabs): tabs
            case .split(let split): split
            }
        return "container: \(number), \(content)\(answered)"
    }
}
