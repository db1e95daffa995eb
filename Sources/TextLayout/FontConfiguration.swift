import CPango
import Diagnostics

/// fontconfig's view of the installed fonts, under rules of our own.
enum FontConfiguration {
    // Complete once it is made, and fontconfig lets any thread read it.
    nonisolated(unsafe) static let config: OpaquePointer? = makeConfig()

    private static func makeConfig() -> OpaquePointer? {
        LibraryWarnings.goIntoLog()
        guard let config = FcConfigCreate() else { return nil }
        func load(_ rules: String) {
            if FcConfigParseAndLoadFromMemory(config, rules, FcBool(1)) == 0 {
                Log.views.error("The built-in font rules were refused by fontconfig; text will look different")
            }
        }
        load(FontFamilies.directoryRules)
        FcConfigBuildFonts(config)
        let installed = InstalledFont.families(in: config)
        load(FontFamilies.orderRules(installed: installed))
        let missing = [FontFamilies.system, "Noto Sans", "Noto Sans Mono", FontFamilies.emoji].filter {
            !installed.contains($0)
        }
        if !missing.isEmpty {
            Log.views.warning(
                """
                Fonts are missing below /usr/share/fonts: \(missing.joined(separator: ", ")). Text will look different; \
                install fonts-inter, fonts-noto-core, fonts-noto-mono, fonts-noto-cjk and fonts-noto-color-emoji
                """)
        }
        // Or Pango has a thread read the system's own configuration, which nobody asks anything.
        FcConfigSetCurrent(config)
        return config
    }
}
