import Foundation

/// Where SwiftPM puts the programs that it builds: beside the bundle of the tests.
package enum BuiltPrograms {
    package static let folder: URL = {
        // Under `swift test` the running program may be a helper of the toolchain; the bundle names its own place.
        let named = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
        let path = named ?? bundle ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
    }()
}
