/// Why a plugin's session with its host is over.
package enum SessionEnd: Hashable, Sendable, CustomStringConvertible {
    case hostAskedToStop
    case hostIsGone(String)

    package var description: String {
        switch self {
        case .hostAskedToStop: "the host asked the plugin to stop"
        case .hostIsGone(let reason): "the host is gone: \(reason)"
        }
    }
}
