import PluginProtocol

extension Lane {
    /// The name of the lane's socket in the directory of a launch; short, for the path of a socket has 107 bytes.
    var socketName: String {
        switch self {
        case .control: "c"
        case .content: "d"
        }
    }
}
