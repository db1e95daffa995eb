import CZeroMQ

/// A version of libzmq.
package struct ZeroMQVersion: Comparable, Hashable, Sendable, CustomStringConvertible {
    package let major: Int
    package let minor: Int
    package let patch: Int

    package init(major: Int, minor: Int, patch: Int) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// The version of the library that this process has loaded, which may differ from the one it was compiled with.
    package static var loaded: ZeroMQVersion {
        var major: Int32 = 0
        var minor: Int32 = 0
        var patch: Int32 = 0
        zmq_version(&major, &minor, &patch)
        return ZeroMQVersion(major: Int(major), minor: Int(minor), patch: Int(patch))
    }

    package static func < (left: ZeroMQVersion, right: ZeroMQVersion) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    package var description: String {
        "\(major).\(minor).\(patch)"
    }
}
