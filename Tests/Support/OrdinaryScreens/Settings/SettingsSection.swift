import UIKit

/// A group of rows of the settings screen.
struct SettingsSection {
    enum Row: Hashable {
        case toggle(String, symbol: String)
        case choice(String, symbol: String, options: [String])
        case info(String, value: String)
        case reset(String)

        var title: String {
            switch self {
            case .toggle(let title, _), .choice(let title, _, _), .info(let title, _), .reset(let title): title
            }
        }
    }

    let header: String?
    let footer: String?
    let rows: [Row]

    static let all = [
        SettingsSection(
            header: nil, footer: nil,
            rows: [
                .choice("Account", symbol: "person.crop.circle", options: ["Mara Lindqvist", "Guest"]),
                .choice("Language", symbol: "globe", options: ["English", "Deutsch", "日本語", "العربية"]),
            ]),
        SettingsSection(
            header: "Connections", footer: "Flight mode switches off everything that sends.",
            rows: [
                .toggle("Flight Mode", symbol: "airplane"), .toggle("Wi-Fi", symbol: "wifi"),
                .toggle("Mobile Data", symbol: "antenna.radiowaves.left.and.right"),
                .choice("Roaming", symbol: "network", options: ["Off", "Data only", "On"]),
            ]),
        SettingsSection(
            header: "Notifications", footer: nil,
            rows: [
                .toggle("Allow Notifications", symbol: "bell"), .toggle("Badges", symbol: "app.badge"),
                .toggle("Sounds", symbol: "speaker.wave.2"),
                .choice("Show Previews", symbol: "text.bubble", options: ["Always", "When unlocked", "Never"]),
                .choice("Grouping", symbol: "rectangle.stack", options: ["Automatic", "By app", "Off"]),
            ]),
        SettingsSection(
            header: "Display", footer: "Bold text takes effect at the next start.",
            rows: [
                .choice("Appearance", symbol: "circle.lefthalf.filled", options: ["Light", "Dark", "Automatic"]),
                .choice("Text Size", symbol: "textformat.size", options: ["Small", "Medium", "Large", "Very large"]),
                .toggle("Bold Text", symbol: "bold"), .toggle("Night Shift", symbol: "moon"),
                .toggle("True Tone", symbol: "sun.max"),
            ]),
        SettingsSection(
            header: "Privacy", footer: nil,
            rows: [
                .toggle("Location Services", symbol: "location"), .toggle("Tracking", symbol: "hand.raised"),
                .choice("Analytics", symbol: "chart.bar", options: ["Share", "Ask me", "Never"]),
                .toggle("Lock with Passcode", symbol: "lock"),
            ]),
        SettingsSection(
            header: "Battery", footer: "Low power mode reduces what goes on in the background.",
            rows: [
                .toggle("Low Power Mode", symbol: "battery.50"), .toggle("Show Percentage", symbol: "percent"),
                .choice("Background Refresh", symbol: "arrow.clockwise", options: ["Off", "Wi-Fi", "Always"]),
            ]),
        SettingsSection(
            header: "About", footer: nil,
            rows: [
                .info("Name", value: "Mullion"), .info("Version", value: "1.4.2"),
                .info("Serial Number", value: "C02XK1J9"), .info("Capacity", value: "128 GB"),
                .info("Available", value: "41.7 GB"), .info("Songs", value: "1,204"), .info("Photos", value: "8,311"),
                .info("Network Address", value: "192.0.2.17"),
            ]),
        SettingsSection(header: nil, footer: nil, rows: [.reset("Reset All Settings")]),
    ]
}
