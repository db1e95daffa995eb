import Foundation

/// Where SwiftPM puts the programs that it builds: beside the test bundle.
package enum BuiltPrograms {
    package static let folder: URL = {
        // Under `swift test` the running program is a helper of the toolchain; the test bundle names its own place.
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
        let named = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
        let path = named ?? bundle ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
    }()
}
