/// The endings by which names of files, and keys of property lists, are for one kind of device, as Apple's systems read them: `Main~ipad.storyboard`.
@MainActor enum DeviceSuffix {
    /// The endings that count on this device, the first one before the others; the empty one stands for all devices.
    static var ordered: [String] {
        switch UIDevice.current.userInterfaceIdiom {
        case .pad: ["~ipad", ""]
        case .phone: ["~iphone", ""]
        default: [""]
        }
    }

    /// Returns the value of the key that is for this device, else of the one for all; nil where neither has one of this type.
    static func value<Value>(_ key: String, in list: [String: Any], as type: Value.Type = Value.self) -> Value? {
        ordered.lazy.compactMap { list[key + $0] as? Value }.first
    }
}
