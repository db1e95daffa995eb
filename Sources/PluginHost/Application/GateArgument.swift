import ArgumentParser
import PluginProtocol

/// An argument that asks for a gate: `ADDRESS`, or `ADDRESS=PLUGIN,PLUGIN` for a gate of these plugins alone.
///
/// The path of a socket may have equals signs. The plugins stand behind the last one, unless a slash stands there: no plugin's identifier has one.
struct GateArgument: Hashable {
    /// The address at which the gate listens, in libzmq's notation.
    let address: String
    /// The plugins that come through it; nil for all that no other gate is for.
    let plugins: Set<PluginIdentifier>?

    /// A gate runs in another directory than its host, so a path is absolute, or an abstract name.
    private static let beginnings = ["tcp://", "ipc:///", "ipc://@"]

    /// - Throws: `ValidationError` for what is no address, or names what is no plugin.
    init(_ text: String) throws {
        let mark =
            Self.hasPath(text)
            ? text.lastIndex(of: "=").flatMap { text[$0...].contains("/") ? nil : $0 } : text.firstIndex(of: "=")
        let address = String(text[..<(mark ?? text.endIndex)])
        guard let beginning = Self.beginnings.first(where: address.hasPrefix), address.count > beginning.count,
            !address.hasSuffix("/")
        else {
            throw ValidationError("--gate \(text) is no address; give one such as tcp://0.0.0.0:7070, or ipc:///PATH")
        }
        self.address = address
        plugins = try mark.map { mark in
            let names = text[text.index(after: mark)...].split(separator: ",", omittingEmptySubsequences: false)
            return Set(try names.map { try Self.plugin(String($0), in: text) })
        }
    }

    private static func hasPath(_ text: String) -> Bool {
        text.hasPrefix("ipc:")
    }

    private static func plugin(_ name: String, in text: String) throws -> PluginIdentifier {
        if let plugin = PluginIdentifier(rawValue: name) { return plugin }
        let hint =
            hasPath(text)
            ? ". The last name of a path may have an equals sign only where plugins are named behind it, as in "
                + "\(text)=org.mullion.hello" : ""
        throw ValidationError(
            "--gate \(text) names “\(name)”, which is no plugin's identifier; it is \(PluginIdentifier.rule)\(hint)")
    }

    /// Reads the arguments of all gates of a host.
    ///
    /// - Throws: `ValidationError` as above, and where two gates have an address or a plugin in common.
    static func gates(_ texts: [String]) throws -> [GateArgument] {
        let gates = try texts.map(GateArgument.init)
        var addresses: Set<String> = []
        var named: Set<PluginIdentifier> = []
        for gate in gates {
            guard addresses.insert(gate.address).inserted else {
                throw ValidationError("--gate \(gate.address) is given twice; each gate has an address of its own")
            }
            if let common = named.intersection(gate.plugins ?? []).min() {
                throw ValidationError("--gate names \(common) twice; a plugin comes through one gate")
            }
            named.formUnion(gate.plugins ?? [])
        }
        let open = gates.filter { $0.plugins == nil }
        guard open.count < 2 else {
            throw ValidationError(
                "--gate \(open[0].address) and --gate \(open[1].address) both let in every plugin; name the plugins of one of "
                    + "them, as in \(open[1].address)=org.mullion.hello")
        }
        return gates
    }
}
