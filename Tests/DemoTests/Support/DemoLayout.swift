import Foundation

/// Where things are in the window of the demo, in pixels.
struct DemoLayout: Hashable {
    /// In points, as the height.
    var width = 960
    var height = 600
    var scale = 1

    static let standard = DemoLayout()

    private static let statusLineHeight = 28

    private var middle: Int { width / 2 }
    private var paneHeight: Int { height - Self.statusLineHeight }

    var window: Area { area(0, 0, width, height) }
    var hostPane: Area { area(0, 0, middle, paneHeight) }
    /// The line between the panes.
    var mullion: Area { area(middle, 0, 1, paneHeight) }
    var pluginPane: Area { area(middle + 1, 0, width - middle - 1, paneHeight) }
    /// The plugin's pane without what the frame covers of it while the host speaks there.
    var pluginInside: Area { area(middle + 5, 4, width - middle - 9, paneHeight - 8) }
    var statusLine: Area { area(0, paneHeight, width, Self.statusLineHeight) }

    var hostLabel: Area { label(from: 0, to: middle) }
    var hostButton: Area { button(from: 0, to: middle) }
    var pluginLabel: Area { label(from: middle + 1, to: width) }
    var pluginButton: Area { button(from: middle + 1, to: width) }

    // The host's color, and the palette below it.

    private var paletteTop: Int { paneHeight - min(300, paneHeight) }
    /// Of the column in the palette, which is 320 points wide.
    private var paletteLeft: Int { middle / 2 - 160 }

    var colorButton: Area { area(middle / 2 - 50, paneHeight / 2 + 58, 100, 32) }
    var chip: Area { chip(inPaneOfHeight: paneHeight) }
    /// Where the chip is while the palette is open.
    var openChip: Area { chip(inPaneOfHeight: paletteTop) }
    /// A part of the preview that its number leaves free.
    var palettePreview: Area { area(paletteLeft + 10, paletteTop + 20, 20, 20) }
    /// The second one.
    var paletteSwatch: Area { area(paletteLeft + 42, paletteTop + 204, 16, 16) }
    /// A part of the button that its title leaves free.
    var paletteDone: Area { area(paletteLeft + 172, paletteTop + 248, 8, 8) }

    private func chip(inPaneOfHeight height: Int) -> Area {
        area(middle / 2 - 3, height / 2 - 85, 6, 6)
    }

    /// A part of the plugin's button that its title leaves free.
    var pluginButtonEdge: Area {
        Area(x: pluginButton.x, y: pluginButton.y, width: 8 * scale, height: 8 * scale)
    }

    /// The lower right corner of the plugin's pane, where nothing lies.
    var pluginCorner: Area { area(width - 20, paneHeight - 20, 8, 8) }

    /// The top right corner of the plugin's pane, where the badge of a plugin that does not respond lies.
    var badge: Area { area(width - 168, 4, 164, 36) }

    /// What it covers in addition when it has a button.
    var longBadge: Area { area(width - 220, 4, 40, 36) }
    /// A point of that button.
    var badgeButton: String { area(width - 50, 12, 20, 20).center }

    private func label(from left: Int, to right: Int) -> Area {
        area(left + 24, paneHeight / 2 - 64, right - left - 48, 48)
    }

    /// Without its rounded corners.
    private func button(from left: Int, to right: Int) -> Area {
        area((left + right) / 2 - 50, paneHeight / 2 + 10, 100, 32)
    }

    private func area(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Area {
        Area(x: x * scale, y: y * scale, width: width * scale, height: height * scale)
    }
}
