/// What Apple's systems read after a name of a file, or of a key of a property list, for one kind of device: `Main~ipad.storyboard`.
@MainActor enum DeviceSuffix {
    /// That of this device, and none, which is that of all others.
    static var ordered: [String] {
        switch UIDevice.current.userInterfaceIdiom {
        case .pad: ["~ipad", ""]
        case .phone: ["~iphone", ""]
        default: [""]
        }
    }

    /// The value of a key of a property list, or of the one for this device.
    static func value<Value>(_ key: String, in list: [String: Any], as type: Value.Type = Value.self) -> Value? {
        ordered.lazy.compactMap { list[key + $0] as? Value }.first
    }
}
