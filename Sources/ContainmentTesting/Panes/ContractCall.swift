import Foundation
import PluginProtocol
import SwiftProtobuf

/// A call by a contract that crossed the line between a parent in the host and its child in a plugin.
public struct ContractCall: Sendable {
    /// The side that made the call.
    public enum Caller: Sendable {
        /// The parent in the host, which calls its child.
        case parent
        /// The child in the plugin, which calls its delegate.
        case child
    }

    /// The side that made the call.
    public let caller: Caller
    /// As the contract names it: `DidPick`.
    public let method: String
    private let body: Data

    init?(_ message: ContractMessage, by caller: Caller) {
        guard case .call(_, let method, let body) = message else { return nil }
        self.caller = caller
        self.method = method
        self.body = body
    }

    /// The message that the method was called with.
    ///
    /// - Parameter type: The message that the contract says the method takes.
    /// - Throws: An error where the bytes are no such message.
    public func argument<Argument: SwiftProtobuf.Message>(as type: Argument.Type = Argument.self) throws -> Argument {
        try Argument(serializedBytes: body)
    }
}
