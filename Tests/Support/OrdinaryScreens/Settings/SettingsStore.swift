import UIKit

/// The values that the settings screen changes.
public final class SettingsStore {
    private var switches: [String: Bool] = [:]
    private var choices: [String: String] = [:]

    public init() {}

    public func isOn(_ key: String) -> Bool {
        switches[key] ?? false
    }

    public func set(_ isOn: Bool, for key: String) {
        switches[key] = isOn
    }

    public func choice(_ key: String) -> String? {
        choices[key]
    }

    public func choose(_ option: String, for key: String) {
        choices[key] = option
    }

    /// Sets every value back to what it was at the beginning.
    public func reset() {
        switches = [:]
        choices = [:]
    }
}
