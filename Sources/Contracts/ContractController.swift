/// A controller that a parent talks to by a contract. The protocol that is generated for the contract's service refines this one
/// and does all that it asks, so a controller conforms to that.
@preconcurrency @MainActor public protocol ContractController: AnyObject {
    /// The contract that controllers of this class obey, as their manifest promises it.
    static var contract: Contract { get }

    /// Has the calls of a parent in another process reach the controller, and gives it a delegate that reaches that parent's.
    ///
    /// - Returns: That delegate, which whoever calls this keeps: the controller refers to it weakly, as to any.
    func serveContract(on link: ContractLink) -> AnyObject
}
