import PluginProtocol
import PluginTransport
import TextLayout

extension InstalledPlugin {
    /// Logs where the plugin that said `hello` measures text otherwise than this host draws it. One that measures none has no
    /// digest.
    @MainActor func warnOfOtherFonts(_ hello: Hello, in log: PeerLog) {
        let fonts = "\(FontsDigest.current)"
        guard !hello.fontsDigest.isEmpty, hello.fontsDigest != fonts else { return }
        log.warning(
            "measures text with other fonts than this host (\(hello.fontsDigest), not \(fonts)); its text may not fit. Install the same fonts for both."
        )
    }
}
