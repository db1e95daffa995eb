import WireMessages

extension UnwindRequest {
    init(wire: Mullion_V1_SceneDidRequestUnwind) throws(Misbehaviour) {
        try self.init(wire.action, wire.hasIdentifier ? wire.identifier : nil, wire.animated)
    }

    init(wire: Mullion_V1_PerformUnwind) throws(Misbehaviour) {
        try self.init(wire.action, wire.hasIdentifier ? wire.identifier : nil, wire.animated)
    }

    private init(_ action: String, _ identifier: String?, _ isAnimated: Bool) throws(Misbehaviour) {
        try WireNumber.require(!action.isEmpty, "action")
        self.action = try WireNumber.text(action, upTo: Self.longestText, "action")
        if let identifier {
            self.identifier = try WireNumber.text(identifier, upTo: Self.longestText, "identifier")
        } else {
            self.identifier = nil
        }
        self.isAnimated = isAnimated
    }

    var report: Mullion_V1_SceneDidRequestUnwind {
        .with {
            $0.action = action
            if let identifier { $0.identifier = identifier }
            $0.animated = isAnimated
        }
    }

    var request: Mullion_V1_PerformUnwind {
        .with {
            $0.action = action
            if let identifier { $0.identifier = identifier }
            $0.animated = isAnimated
        }
    }
}
