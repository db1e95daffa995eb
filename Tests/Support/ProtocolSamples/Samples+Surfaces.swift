import PluginProtocol

extension Samples {
    package static let surface = SurfaceRequest(number: .first.next, width: 640, height: 480, format: .rgb565)
}
