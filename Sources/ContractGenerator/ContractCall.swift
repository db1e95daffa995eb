import SwiftProtobufPluginLibrary
import WireMessages

/// One method of a contract.
struct ContractCall {
    enum Receiver {
        case child
        case delegate
    }

    /// As in the `.proto` file, and as it travels: `DidPick`.
    let name: String
    let comment: String
    /// The Swift type of what it takes; nil for google.protobuf.Empty.
    let argument: String?
    /// `colour`: what the argument is called where it arrives.
    let argumentName: String
    /// The Swift type of what it returns; nil where it is not answered.
    let answer: String?
    let isOptional: Bool
    let deadlineMilliseconds: UInt32

    private static let empty = "google.protobuf.Empty"
    private static let usualDeadline: UInt32 = 10_000

    /// - Parameter sender: What the child is called where it is the sender.
    init(_ method: MethodDescriptor, of receiver: Receiver, sender: String) throws(GenerationError) {
        guard !method.clientStreaming, !method.serverStreaming else {
            throw GenerationError(
                method, "\(method.name) streams, and a call of a contract is one message. Make it several calls.")
        }
        guard let first = method.name.first, first.isUppercase, !method.name.contains("_") else {
            throw GenerationError(
                method,
                "\(method.name) should be written as in DidFinish: every word with a capital, and nothing between them."
            )
        }
        guard method.name.utf8.count <= 256 else {
            throw GenerationError(method, "the name is longer than 256 bytes.")
        }
        let namer = SwiftProtobufNamer()
        name = method.name
        comment = method.protoSourceComments()
        argument = method.inputType.fullName == Self.empty ? nil : namer.fullName(message: method.inputType)
        // The child itself has that name already.
        let type = method.inputType.name.lowercasedFirst
        argumentName = receiver == .delegate && type == sender ? "value" : type
        answer = method.outputType.fullName == Self.empty ? nil : namer.fullName(message: method.outputType)
        isOptional = method.options.Mullion_V1_optionalMethod
        let options = method.options
        deadlineMilliseconds =
            options.hasMullion_V1_deadlineMilliseconds ? options.Mullion_V1_deadlineMilliseconds : Self.usualDeadline
        if options.hasMullion_V1_deadlineMilliseconds, answer == nil {
            throw GenerationError(
                method, "\(method.name) returns google.protobuf.Empty and is not answered, so it has no deadline.")
        }
        guard deadlineMilliseconds > 0 else { throw GenerationError(method, "a deadline is above 0 milliseconds.") }
        if receiver == .child, argument == nil, let clash = ReservedName(name.lowercasedFirst) {
            throw GenerationError(
                method, "\(clash.rawValue)() is a method of every view controller. Give \(method.name) another name.")
        }
    }

    /// Whether SwiftProtobuf's own types are among those that it takes and returns.
    var usesWellKnownTypes: Bool {
        [argument, answer].contains { $0?.hasPrefix("Google_Protobuf_") == true }
    }

    /// `async throws` and the type, or nothing.
    private var effects: String {
        answer.map { " async throws -> \($0)" } ?? ""
    }

    /// `func edit(_ colour: Colour)`
    var childSignature: String {
        let parameter = argument.map { "_ \(argumentName.escaped): \($0)" } ?? ""
        return "func \(name.lowercasedFirst.escaped)(\(parameter))\(effects)"
    }

    /// `func palette(_ palette: any Palette, didPick colour: Colour)`
    func delegateSignature(_ contract: ContractService) -> String {
        let sender = contract.senderName
        guard let argument else {
            return "func \(sender)\(name)(_ \(sender.escaped): any \(contract.name))\(effects)"
        }
        return
            "func \(sender.escaped)(_ \(sender.escaped): any \(contract.name), \(name.lowercasedFirst) \(argumentName.escaped): \(argument))\(effects)"
    }

    /// The call of the child's method, such as `edit(colour)`.
    func childCall(_ value: String) -> String {
        "\(name.lowercasedFirst.escaped)(\(argument == nil ? "" : value))"
    }

    /// The call of the delegate's method, such as `palette(self, didPick: colour)`.
    func delegateCall(_ contract: ContractService, _ sender: String, _ value: String) -> String {
        argument == nil
            ? "\(contract.senderName)\(name)(\(sender))"
            : "\(contract.senderName.escaped)(\(sender), \(name.lowercasedFirst): \(value))"
    }

    /// The expression that sends the call, such as `link.send("Edit", colour)`.
    func sending(by link: String) -> String {
        let arguments = ["\"\(name)\""] + (argument == nil ? [] : [argumentName.escaped])
        guard answer != nil else { return "\(link).send(\(arguments.joined(separator: ", ")))" }
        let deadline = "within: .milliseconds(\(deadlineMilliseconds))"
        return "try await \(link).ask(\((arguments + [deadline]).joined(separator: ", ")))"
    }

    /// The head of the closure that receives the call: `[weak self] (colour: Colour)`, its effects and `in`.
    var closureHead: String {
        let parameter = argument.map { "(\(argumentName.escaped): \($0))" } ?? "()"
        return "[weak self] \(parameter)\(effects) in"
    }
}
