import Foundation

/// The first words of a connection: a viewer says RFB's version, or waits for the server's; a browser sends an HTTP
/// request that asks for a WebSocket.
///
/// A browser lets any web page open a WebSocket to this machine, so its request is looked at here, and libvncserver never
/// sees one that is incomplete or not allowed.
package enum ViewerGreeting: Hashable {
    case viewer
    /// The beginning of a request.
    case incomplete
    case browser(UpgradeRequest)
    /// TLS is not served, and nothing else makes sense.
    case nonsense

    /// As much as libvncserver reads of a request.
    package static let longest = 4095

    /// - Parameter bytes: What has come so far, at least one byte.
    package init(_ bytes: Data) {
        if Data("RFB ".utf8).starts(with: bytes.prefix(4)) {
            self = .viewer
        } else if !Data("GET ".utf8).starts(with: bytes.prefix(4)) {
            self = .nonsense
        } else if let request = UpgradeRequest(bytes) {
            self = .browser(request)
        } else {
            self = bytes.count < Self.longest ? .incomplete : .nonsense
        }
    }
}
