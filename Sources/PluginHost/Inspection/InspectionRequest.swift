import PluginProtocol

/// What somebody who inspects a host wants.
package enum InspectionRequest: Hashable, Sendable {
    /// What is shown now. Without a section: all.
    case dump([InspectionSection])
    /// What host and plugins say to each other from now on. Without a plugin: all.
    case trace([PluginIdentifier])

    /// - Parameter line: `dump elements layers`, `trace org.example.clock`.
    init(line: String) throws(InspectionError) {
        let words = line.split(separator: " ").map(String.init)
        switch words.first {
        case "dump":
            var sections: [InspectionSection] = []
            for word in words.dropFirst() {
                guard let section = InspectionSection(rawValue: word) else {
                    let known = InspectionSection.allCases.map(\.rawValue).joined(separator: ", ")
                    throw InspectionError(.badRequest, "There is no “\(word)” to be dumped, but \(known).")
                }
                sections.append(section)
            }
            self = .dump(sections)
        case "trace":
            var plugins: [PluginIdentifier] = []
            for word in words.dropFirst() {
                guard let plugin = PluginIdentifier(rawValue: word) else {
                    throw InspectionError(
                        .badRequest, "“\(word)” is no plugin's identifier; it is \(PluginIdentifier.rule).")
                }
                plugins.append(plugin)
            }
            self = .trace(plugins)
        default:
            throw InspectionError(
                .badRequest,
                "This host knows the requests dump and trace, and not “\(line.prefix(40))”. Ask it by the command mullion of its own version."
            )
        }
    }

    /// As it travels, without the end of the line.
    package var line: String {
        switch self {
        case .dump(let sections): (["dump"] + sections.map(\.rawValue)).joined(separator: " ")
        case .trace(let plugins): (["trace"] + plugins.map(\.rawValue)).joined(separator: " ")
        }
    }
}
