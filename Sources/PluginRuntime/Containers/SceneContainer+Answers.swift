import PluginProtocol

extension SceneContainer {
    /// Whether the host knew of this request when it said what the container is like; yes where nothing was asked for.
    func answers(_ request: ContainerRequestSerial?) -> Bool {
        guard let request else { return true }
        return answeredRequest.map { $0 >= request } ?? false
    }
}
