import CJPEG
import CPNG
import CPango
import CWebP
import Foundation

/// What every plugin has loaded before its own code runs, and nothing of Mullion: Swift's libraries with Foundation, and those of text
/// and pictures, each used once. A plugin can take no less.
///
/// It says "loaded" first of all, and "ready" when it has laid out a word; then it waits until it is ended.
@main enum LibrariesOnly {
    static func main() {
        say("loaded")
        layOut("Hello")
        var errors = jpeg_error_mgr()
        _ = jpeg_std_error(&errors)
        _ = (png_access_version_number(), WebPGetDecoderVersion(), ProcessInfo.processInfo.processName)
        say("ready")
        while true { pause() }
    }

    private static func say(_ word: String) {
        FileHandle.standardOutput.write(Data("\(word)\n".utf8))
    }

    private static func layOut(_ text: String) {
        let context: OpaquePointer = pango_font_map_create_context(pango_cairo_font_map_get_default())
        let layout: OpaquePointer = pango_layout_new(context)
        let font = pango_font_description_from_string("Inter 17")
        pango_layout_set_font_description(layout, font)
        pango_layout_set_text(layout, text, -1)
        pango_layout_get_size(layout, nil, nil)
        pango_font_description_free(font)
        g_object_unref(UnsafeMutableRawPointer(layout))
        g_object_unref(UnsafeMutableRawPointer(context))
    }
}
