/// The types of what lies on a pasteboard, by Apple's names (the page of Uniform Type Identifiers).
package enum PasteboardType {
    /// Text in UTF-8, which is how text is written.
    package static let text = "public.utf8-plain-text"
    package static let url = "public.url"
    /// Pixels as a file of PNG, which is how images are written.
    package static let png = "public.png"
    /// Mullion's own bytes under the name that UIKit gives to its colours: red, green, blue and alpha from 0 to 1, as decimal numbers
    /// with spaces between them.
    package static let color = "com.apple.uikit.color"
    /// The key of an item whose value says by itself what type it is.
    package static let automatic = "com.apple.uikit.type-automatic"

    static let jpeg = "public.jpeg"

    /// The types that are read as text, the first of which is written.
    static let texts = [text, "public.plain-text", "public.text"]
    /// The types that are read as URLs.
    static let urls = [url, "public.file-url"]
    /// The types that are read as images.
    static let images = [png, jpeg, "org.webmproject.webp", "public.svg-image"]
    static let colors = [color]
}
