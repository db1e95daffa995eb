import CoreGraphics
import Files

extension PluginManifest {
    /// More than any manifest needs, so that a wrong file is not read whole.
    private static let largestFile = 1 << 20

    /// Reads the manifest at `path`.
    package init(contentsOf path: String) throws(ManifestError) {
        let bytes: [UInt8]
        do {
            bytes = try ForeignFile.bytes(of: path, atMost: Self.largestFile)
        } catch {
            throw ManifestError(.unreadable, file: path, "\(error.fault).")
        }
        try self.init(data: Data(bytes), file: path)
    }

    /// - Parameter file: What the file is called in errors and warnings.
    package init(data: Data, file: String) throws(ManifestError) {
        let value: JSONValue
        do {
            value = try JSONDecoder().decode(JSONValue.self, from: data)
        } catch {
            throw ManifestError(.notJSON, file: file, "it is not valid JSON.", cause: JSONValue.syntaxError(in: data))
        }
        guard case .object(let object) = value else {
            throw ManifestError(.notJSON, file: file, "it must be an object in braces, not \(value.kind).")
        }
        var reader = ManifestReader(file: file, object: object)
        let identifier = try Self.identifier(&reader)
        var warnings: [String] = []
        self.init(
            identifier: identifier, name: try reader.string("name"), version: try reader.string("version") ?? "",
            executable: try Self.executable(&reader), controllers: try Self.controllers(&reader, &warnings),
            protocolVersions: try Self.protocolVersions(&reader, &warnings),
            launch: try Self.launch(&reader, &warnings), network: try reader.bool("network") ?? false)
        self.warnings = reader.warnings + warnings
    }

    private static func identifier(_ reader: inout ManifestReader) throws(ManifestError) -> PluginIdentifier {
        let text = try reader.requiredString("identifier", PluginIdentifier.rule)
        guard let identifier = PluginIdentifier(rawValue: text) else {
            throw reader.bad("identifier", "\"\(text)\"", PluginIdentifier.rule)
        }
        return identifier
    }

    private static func executable(_ reader: inout ManifestReader) throws(ManifestError) -> ManifestExecutable {
        let text = try reader.requiredString("executable", ManifestExecutable.rule)
        guard let executable = ManifestExecutable(rawValue: text) else {
            throw reader.bad("executable", "\"\(text)\"", ManifestExecutable.rule)
        }
        return executable
    }

    private static func controllers(
        _ reader: inout ManifestReader, _ warnings: inout [String]
    ) throws(ManifestError) -> [String: Controller] {
        let expected = "an object with an entry for each controller, \"main\": {\"title\": \"Clock\"} for instance"
        guard var list = try reader.object("controllers") else { throw reader.missing("controllers", expected) }
        var controllers: [String: Controller] = [:]
        for name in list.keys {
            guard !name.isEmpty, var entry = try list.object(name) else {
                throw list.bad(name, name.isEmpty ? "An empty name" : "null", "a name and an object")
            }
            controllers[name] = Controller(
                title: try entry.string("title") ?? name, minimumSize: try minimumSize(&entry, &warnings),
                contract: try contract(&entry, &warnings), storyboard: try storyboard(&entry))
            warnings += entry.warnings
        }
        guard !controllers.isEmpty else { throw reader.bad("controllers", "An empty object", expected) }
        return controllers
    }

    private static func minimumSize(
        _ reader: inout ManifestReader, _ warnings: inout [String]
    ) throws(ManifestError) -> CGSize? {
        guard var entry = try reader.object("minimumSize") else { return nil }
        func side(_ key: String) throws(ManifestError) -> CGFloat {
            let expected = "a number of points from 0 to 10000"
            guard let number = try entry.number(key, expected) else { throw entry.missing(key, expected) }
            guard (0...10_000).contains(number) else { throw entry.bad(key, "\(number)", expected) }
            return CGFloat(number)
        }
        let size = CGSize(width: try side("width"), height: try side("height"))
        warnings += entry.warnings
        return size
    }

    private static func contract(
        _ reader: inout ManifestReader, _ warnings: inout [String]
    ) throws(ManifestError) -> Contract? {
        guard var entry = try reader.object("contract") else { return nil }
        let name = try entry.requiredString("name", contractRule)
        guard name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*/) != nil, name.utf8.count <= 256
        else {
            throw entry.bad("name", "\"\(name)\"", contractRule)
        }
        let expected = "a whole number from 1 on"
        let number = try entry.number("version", expected) ?? 1
        guard let version = Int32(exactly: number), version > 0 else {
            throw entry.bad("version", "\(number)", expected)
        }
        warnings += entry.warnings
        return Contract(name: name, version: Int(version))
    }

    private static func storyboard(_ reader: inout ManifestReader) throws(ManifestError) -> Storyboard? {
        let identifier = try reader.string("identifier")
        let expected = "the name of a storyboard among the plugin's resources, without .storyboard and without folders"
        guard let name = try reader.string("storyboard") else {
            if identifier != nil { throw reader.missing("storyboard", expected) }
            return nil
        }
        let isName =
            !name.isEmpty && name.utf8.count <= longestName && !name.contains(where: { $0 == "/" || $0 == "\0" })
        guard isName, !name.hasPrefix("."), !name.hasSuffix(".storyboard") else {
            throw reader.bad("storyboard", "\"\(name)\"", expected)
        }
        if let identifier, identifier.isEmpty || identifier.utf8.count > longestName {
            throw reader.bad(
                "identifier", "\"\(identifier.prefix(40))\"", "the Storyboard ID of a controller in \(name)")
        }
        return Storyboard(name: name, identifier: identifier)
    }

    /// The greatest length of the names of a storyboard and of a controller in it, in bytes of UTF-8.
    private static let longestName = 200

    private static let contractRule = "the contract's service with its package, as \"org.example.v1.Palette\""

    private static func protocolVersions(
        _ reader: inout ManifestReader, _ warnings: inout [String]
    ) throws(ManifestError) -> ProtocolVersionRange {
        guard var entry = try reader.object("protocol") else { return .supported }
        func version(_ key: String) throws(ManifestError) -> ProtocolVersion {
            let expected = "a whole number from 1 on"
            guard let number = try entry.number(key, expected) else { throw entry.missing(key, expected) }
            guard let whole = UInt32(exactly: number), let version = ProtocolVersion(rawValue: UInt64(whole)) else {
                throw entry.bad(key, "\(number)", expected)
            }
            return version
        }
        let (minimum, maximum) = (try version("minimum"), try version("maximum"))
        guard let range = ProtocolVersionRange(minimum: minimum, maximum: maximum) else {
            throw reader.bad("protocol", "A minimum of \(minimum)", "at most the maximum, \(maximum)")
        }
        warnings += entry.warnings
        return range
    }

    private static func launch(
        _ reader: inout ManifestReader, _ warnings: inout [String]
    ) throws(ManifestError) -> Launch {
        let expected = "\"spawned\", \"external\", or {\"external\": {\"key\": \"…\"}}"
        switch reader.value("launch") {
        case nil, .string("spawned"):
            return .spawned
        case .string("external"):
            return .external(key: nil)
        case .string(let other):
            throw reader.bad("launch", "\"\(other)\"", expected)
        case .object:
            guard var entry = try reader.object("launch"), var external = try entry.object("external") else {
                throw reader.bad("launch", "An object without \"external\"", expected)
            }
            let key = try external.string("key")
            if let key, key.utf8.count != 40 {
                throw external.bad("key", "A text of \(key.utf8.count) characters", "a key of 40 characters (Z85)")
            }
            warnings += entry.warnings + external.warnings
            return .external(key: key)
        case .some(let other):
            throw reader.wrongKind("launch", expected, other)
        }
    }
}
