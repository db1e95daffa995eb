import PaletteContract
import UIKit

/// Configures a palette and notes what it hears of it. It does not know where the palette runs.
@MainActor final class PaletteParent: PaletteDelegate {
    let palette: any UIViewController & Palette
    private(set) var calls: [String] = []
    /// What it says to colors that the user wants.
    var allows = true

    init(_ palette: any UIViewController & Palette) {
        self.palette = palette
        palette.delegate = self
    }

    func palette(_ palette: any Palette, didPick color: Color) {
        note("picked \(color.text)", of: palette)
    }

    func palette(_ palette: any Palette, didFinish color: Color) {
        note("finished \(color.text)", of: palette)
    }

    func paletteDidCancel(_ palette: any Palette) {
        note("cancelled", of: palette)
    }

    func palette(_ palette: any Palette, shouldFinish color: Color) async throws -> Verdict {
        note("asked for \(color.text)", of: palette)
        return .with { $0.isAllowed = allows }
    }

    private func note(_ call: String, of sender: any Palette) {
        calls.append(sender === palette ? call : "\(call) by somebody else")
    }
}

/// Leaves out what may be left out.
@MainActor final class TersePaletteParent: PaletteDelegate {
    private(set) var finished: [String] = []

    func palette(_ palette: any Palette, didPick color: Color) {}

    func palette(_ palette: any Palette, didFinish color: Color) {
        finished.append(color.text)
    }
}

extension Color {
    static let scarlet = Color.with { ($0.red, $0.green, $0.blue) = (1, 0.25, 0) }
    static let sky = Color.with { ($0.red, $0.green, $0.blue) = (0.5, 0.75, 1) }

    var text: String {
        [red, green, blue].map { "\(Int(($0 * 100).rounded()))" }.joined(separator: " ")
    }
}
