import PluginProtocol
import UIKit

/// The state that each stand-in for a container of the host has, whatever kind of container it is.
@MainActor struct StandInState {
    /// Names the container in the host.
    let number: ControllerID
    /// The stand-in for the next container of the host around it, or nil where its plugin knows of none. It holds nothing.
    weak var outer: UIViewController?
    /// The coordinator of the transition in which its controllers take part, or nil. It holds nothing.
    weak var coordinator: TransitionCoordinator?
    private(set) weak var connection: ConnectionToHost?
    /// The controllers that are in the container, or stand for those that are.
    let contents: ContainerContents
    /// The request that was made last, whose answer confirms what was asked for; nil before the first.
    var lastRequest: ContainerRequestSerial?

    init(_ number: ControllerID, of connection: ConnectionToHost) {
        self.number = number
        self.connection = connection
        contents = ContainerContents(of: connection)
    }
}
