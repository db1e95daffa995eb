import Foundation

/// The types that sources for Apple's systems find in Mullion.
struct KnownNames {
    /// The names of public types and functions that can be used.
    private let available: Set<String>
    /// The hints that the compiler gives for those that are declared as unavailable.
    private let hints: [String: String]

    /// The modules that a source can import without a package of its own.
    private static let modules: Set<String> = [
        "CoreFoundation", "CoreGraphics", "Dispatch", "Foundation", "FoundationNetworking", "FoundationXML", "Glibc",
        "Observation", "QuartzCore",
        "RegexBuilder", "Swift", "Synchronization", "Testing", "UIKit", "XCTest",
    ]

    /// Reads the sources of Mullion's modules.
    init(of mullion: MullionPackage) throws {
        var available: Set<String> = []
        var hints: [String: String] = [:]
        for module in ["CoreGraphics", "QuartzCore", "TextLayout", "UIKit"] {
            for file in mullion.folder.appending(path: "Sources/\(module)").filesBelow
            where file.pathExtension == "swift" {
                let text = try file.readText()
                if file.lastPathComponent == "UnavailableTypes.swift" {
                    for match in text.matches(
                        of:
                            /unavailable,\s*message:\s*"([^"]*)"\s*\)\s*(?:@\w+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol) (\w+)/
                    ) {
                        hints[String(match.2)] = String(match.1)
                    }
                } else {
                    for match in text.matches(
                        of: /(?:public|open) (?:final |static )*(?:class|struct|enum|protocol|typealias|func) (\w+)/)
                    {
                        available.insert(String(match.1))
                    }
                }
            }
        }
        self.available = available
        self.hints = hints
    }

    func hasModule(_ name: String) -> Bool { Self.modules.contains(name) }

    /// The reason why a name of UIKit's kind cannot be used; nil where it can.
    func obstacle(_ name: String) -> String? {
        if let hint = hints[name] { return "\(name): \(hint)" }
        // `UIKit.UIView` names the module too.
        return available.contains(name) || hasModule(name) ? nil : "\(name) is not there"
    }
}
