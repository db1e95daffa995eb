import PluginProtocol
import Testing

/// Messages are moved and copied many times on their way, so what is large in them lies elsewhere.
@Suite("How large messages are as values") struct MessageSizeTests {
    @Test("A message takes a few words, whatever it may carry")
    func sizes() {
        for (name, size) in [
            ("SessionReport", MemoryLayout<SessionReport>.size), ("SceneReport", MemoryLayout<SceneReport>.size),
            ("InputReport", MemoryLayout<InputReport>.size), ("ContentReport", MemoryLayout<ContentReport>.size),
            ("PluginToHost", MemoryLayout<PluginToHost>.size),
            ("SessionRequest", MemoryLayout<SessionRequest>.size), ("SceneRequest", MemoryLayout<SceneRequest>.size),
            ("InputRequest", MemoryLayout<InputRequest>.size), ("HostToPlugin", MemoryLayout<HostToPlugin>.size),
            ("SceneStep", MemoryLayout<SceneStep>.size),
        ] {
            #expect(size <= 256, "\(name)")
        }
    }
}
