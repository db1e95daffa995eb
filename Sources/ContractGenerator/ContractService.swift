import SwiftProtobufPluginLibrary
import WireMessages

/// A contract: what a parent may tell its child, and what the child tells its delegate.
struct ContractService {
    /// `Palette`: the protocol of the child.
    let name: String
    /// The service's name, with its package.
    let fullName: String
    let version: Int
    /// Lines of `///`, each with its end; empty where the service has no comment.
    let comment: String
    let methods: [ContractCall]
    let delegate: Delegate?

    struct Delegate {
        let name: String
        let comment: String
        let methods: [ContractCall]
    }

    private static let suffix = "Delegate"

    /// - Throws: Where a service breaks a rule of contracts.
    static func contracts(in file: FileDescriptor) throws(GenerationError) -> [ContractService] {
        let names = Set(file.services.map(\.name))
        var contracts: [ContractService] = []
        for service in file.services {
            if service.name.hasSuffix(suffix), service.name != suffix {
                let child = String(service.name.dropLast(suffix.count))
                guard names.contains(child) else {
                    throw GenerationError(
                        service,
                        "\(service.name) is the delegate of nothing. Add `service \(child) {}` with what a parent may tell its child, which may be nothing."
                    )
                }
                if service.options.hasMullion_V1_contractVersion {
                    throw GenerationError(
                        service, "the version of a contract stands at \(child), and holds for its delegate too.")
                }
                continue
            }
            let delegate = file.services.first { $0.name == service.name + suffix }
            contracts.append(try ContractService(service, delegate: delegate))
        }
        return contracts
    }

    private init(_ service: ServiceDescriptor, delegate: ServiceDescriptor?) throws(GenerationError) {
        guard service.name.first?.isUppercase == true else {
            throw GenerationError(service, "a service becomes a protocol: \(service.name) has to begin with a capital.")
        }
        if let message = service.file.messages.first(where: { message in
            let name = SwiftProtobufNamer().fullName(message: message)
            return [service.name, service.name + Self.suffix, "Remote" + service.name].contains(name)
        }) {
            throw GenerationError(
                message,
                "\(message.name) would be two types in Swift, since there is a service \(service.name). Rename one.")
        }
        let version = service.options.hasMullion_V1_contractVersion ? service.options.Mullion_V1_contractVersion : 1
        guard (1...UInt32(Int32.max)).contains(version) else {
            throw GenerationError(service, "contract_version is \(version); versions count from 1.")
        }
        name = service.name
        fullName = service.fullName
        self.version = Int(version)
        comment = service.protoSourceComments()
        var methods: [ContractCall] = []
        let sender = service.name.lowercasedFirst
        for method in service.methods { methods.append(try ContractCall(method, of: .child, sender: sender)) }
        try Self.refuseTwins(service)
        self.methods = methods
        guard let delegate else {
            self.delegate = nil
            return
        }
        var calls: [ContractCall] = []
        for method in delegate.methods { calls.append(try ContractCall(method, of: .delegate, sender: sender)) }
        try Self.refuseTwins(delegate)
        self.delegate = Delegate(name: delegate.name, comment: delegate.protoSourceComments(), methods: calls)
    }

    /// Two names that are one in Swift.
    private static func refuseTwins(_ service: ServiceDescriptor) throws(GenerationError) {
        var seen: [String: String] = [:]
        for method in service.methods {
            if let twin = seen.updateValue(method.name, forKey: method.name.lowercasedFirst) {
                throw GenerationError(
                    method,
                    "\(method.name) and \(twin) would both be \(method.name.lowercasedFirst) in Swift. Rename one.")
            }
        }
    }

    /// `palette`: what the delegate's methods call the child.
    var senderName: String {
        name.lowercasedFirst
    }
}
