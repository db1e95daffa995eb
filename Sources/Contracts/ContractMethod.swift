import Foundation
import SwiftProtobuf

/// How a call that comes in is carried out. Generated code makes one for each method of a service.
@preconcurrency @MainActor public struct ContractMethod {
    enum Body {
        case call(@MainActor (Data) throws -> Void)
        case question(@MainActor (Data) async throws -> Data)
    }

    let body: Body

    /// A method that is told and not answered.
    public static func call<Argument: Message>(_ body: @escaping @MainActor (Argument) -> Void) -> ContractMethod {
        ContractMethod(body: .call { body(try decoded($0)) })
    }

    /// One whose argument is no message of protobuf: see `ContractLink.send(_:bytes:)`.
    package static func bytes(_ body: @escaping @MainActor (Data) -> Void) -> ContractMethod {
        ContractMethod(body: .call(body))
    }

    /// One without an argument.
    public static func call(_ body: @escaping @MainActor () -> Void) -> ContractMethod {
        ContractMethod(body: .call { _ in body() })
    }

    /// A method that is answered.
    public static func question<Argument: Message, Answer: Message>(
        _ body: @escaping @MainActor (Argument) async throws -> Answer
    ) -> ContractMethod {
        ContractMethod(body: .question { try await body(decoded($0)).serializedBytes(partial: true) })
    }

    /// One without an argument.
    public static func question<Answer: Message>(_ body: @escaping @MainActor () async throws -> Answer)
        -> ContractMethod
    {
        ContractMethod(body: .question { _ in try await body().serializedBytes(partial: true) })
    }

    static func decoded<Argument: Message>(_ bytes: Data) throws(ContractError) -> Argument {
        do {
            return try Argument(serializedBytes: bytes, partial: true)
        } catch {
            throw ContractError(.malformedBody, "The bytes are no \(Argument.protoMessageName): \(error)")
        }
    }
}
