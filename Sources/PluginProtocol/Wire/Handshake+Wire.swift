import CoreGraphics
import WireMessages

extension Lane {
    init(wire: Mullion_V1_Lane) throws(Misbehaviour) {
        switch wire {
        case .control: self = .control
        case .content: self = .content
        case .unspecified, .UNRECOGNIZED: throw Misbehaviour(.unknownCase, "\(wire) is no lane", at: ["lane"])
        }
    }

    var wire: Mullion_V1_Lane {
        switch self {
        case .control: .control
        case .content: .content
        }
    }
}

extension Set<Capability> {
    private static var most: Int { 64 }
    private static var longest: Int { 64 }

    init(wire: [String], _ field: String) throws(Misbehaviour) {
        try WireNumber.count(wire.count, upTo: Self.most, field)
        self.init()
        for name in wire {
            insert(Capability(rawValue: try WireNumber.text(name, upTo: Self.longest, field)))
        }
    }

    var wire: [String] {
        sorted().prefix(Self.most).map { WireNumber.text($0.rawValue, upTo: Self.longest) }
    }
}

extension Hello {
    /// Versions and builds are a word or two for people.
    private static let longestNote = 256

    init(wire: Mullion_V1_Hello) throws(Misbehaviour) {
        let minimum: ProtocolVersion = try WireNumber.serial(UInt64(wire.minimumVersion), "minimum_version")
        let maximum: ProtocolVersion = try WireNumber.serial(UInt64(wire.maximumVersion), "maximum_version")
        guard let versions = ProtocolVersionRange(minimum: minimum, maximum: maximum) else {
            throw Misbehaviour(.outOfRange, "\(minimum) is above \(maximum)", at: ["minimum_version"])
        }
        guard let token = HandshakeToken(bytes: [UInt8](wire.token)) else {
            throw Misbehaviour(
                .outOfRange, "a token has \(HandshakeToken.byteCount) bytes, not \(wire.token.count)", at: ["token"])
        }
        guard let plugin = PluginIdentifier(rawValue: wire.pluginIdentifier) else {
            throw Misbehaviour(.outOfRange, "it must be \(PluginIdentifier.rule)", at: ["plugin_identifier"])
        }
        self.init(
            versions: versions, lane: try Lane(wire: wire.lane), token: token, plugin: plugin,
            pluginVersion: try WireNumber.text(wire.pluginVersion, upTo: Self.longestNote, "plugin_version"),
            build: try WireNumber.text(wire.build, upTo: Self.longestNote, "build"),
            fontsDigest: try WireNumber.text(wire.fontsDigest, upTo: Self.longestNote, "fonts_digest"),
            capabilities: try Set(wire: wire.capabilities, "capabilities"))
    }

    var wire: Mullion_V1_Hello {
        .with {
            $0.minimumVersion = UInt32(clamping: versions.minimum.rawValue)
            $0.maximumVersion = UInt32(clamping: versions.maximum.rawValue)
            $0.lane = lane.wire
            $0.token = Data(token.bytes)
            $0.pluginIdentifier = plugin.rawValue
            $0.pluginVersion = WireNumber.text(pluginVersion, upTo: Self.longestNote)
            $0.build = WireNumber.text(build, upTo: Self.longestNote)
            $0.fontsDigest = WireNumber.text(fontsDigest, upTo: Self.longestNote)
            $0.capabilities = capabilities.wire
        }
    }
}

extension Welcome {
    init(wire: Mullion_V1_Welcome) throws(Misbehaviour) {
        try WireNumber.require(wire.hasLimits, "limits")
        try WireNumber.require(wire.hasScreen, "screen")
        try WireNumber.require(wire.hasTraits, "traits")
        try WireNumber.require(wire.hasSystemFont, "system_font")
        self.init(
            version: try WireNumber.serial(UInt64(wire.version), "version"),
            epoch: try WireNumber.serial(wire.epoch, "epoch"),
            granted: try Set(wire: wire.granted, "granted"),
            limits: try within("limits", try Limits(wire: wire.limits)),
            screen: try within("screen", try ScreenDescription(wire: wire.screen)),
            traits: try within("traits", try SceneTraits(wire: wire.traits)),
            trace: wire.trace,
            systemFont: try within("system_font", try SystemFontMetrics(wire: wire.systemFont)),
            clock: wire.hasClockMilliseconds ? WireNumber.clock(wire.clockMilliseconds) : nil)
    }

    var wire: Mullion_V1_Welcome {
        .with {
            $0.version = UInt32(clamping: version.rawValue)
            $0.epoch = epoch.rawValue
            $0.granted = granted.wire
            $0.limits = limits.wire
            $0.screen = screen.wire
            $0.traits = traits.wire
            $0.trace = trace
            $0.systemFont = systemFont.wire
            if let clock { $0.clockMilliseconds = WireNumber.clockMilliseconds(clock) }
        }
    }
}

extension Refusal {
    private static let longestMessage = 4096

    init(wire: Mullion_V1_Refused) throws(Misbehaviour) {
        self.init(
            Code(rawValue: wire.code.rawValue), try WireNumber.text(wire.text, upTo: Self.longestMessage, "text"))
    }

    var wire: Mullion_V1_Refused {
        .with {
            $0.code = Mullion_V1_RefusalCode(rawValue: code.rawValue) ?? .unspecified
            $0.text = WireNumber.text(message, upTo: Self.longestMessage)
        }
    }
}

extension ScreenDescription {
    init(wire: Mullion_V1_Screen) throws(Misbehaviour) {
        try WireNumber.require(wire.hasSize, "size")
        self.init(
            size: try within("size", try CGSize(wire: wire.size)),
            scale: try WireNumber.positive(wire.scale, upTo: SceneTraits.largestScale, "scale"))
    }

    var wire: Mullion_V1_Screen {
        .with {
            $0.size = size.wire
            $0.scale = WireNumber.positive(scale, upTo: SceneTraits.largestScale, else: 1)
        }
    }
}
