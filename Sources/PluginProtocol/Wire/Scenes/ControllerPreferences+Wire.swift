import WireMessages

extension ControllerPreferences {
    init(wire: Mullion_V1_ControllerPreferences) throws(Misbehaviour) {
        self.init()
        statusBarStyle = try StatusBarStyle.read(wire.statusBarStyle)
        isStatusBarHidden = wire.hasStatusBarHidden ? wire.statusBarHidden : nil
        isHomeIndicatorAutoHidden = wire.hasHomeIndicatorAutoHidden ? wire.homeIndicatorAutoHidden : nil
        orientations = wire.hasOrientations ? try Orientations(wire: wire.orientations) : nil
        autorotates = wire.hasAutorotates ? wire.autorotates : nil
        extendedEdges = wire.hasExtendedEdges ? try Edges(wire: wire.extendedEdges) : nil
        extendsBelowOpaqueBars = wire.hasExtendsBelowOpaqueBars ? wire.extendsBelowOpaqueBars : nil
        isModalInPresentation = wire.hasModalInPresentation ? wire.modalInPresentation : nil
        try WireNumber.count(wire.unwindActions.count, upTo: Self.mostUnwindActions, "unwind_actions")
        for action in wire.unwindActions {
            try WireNumber.require(!action.isEmpty, "unwind_actions")
            unwindActions.append(try WireNumber.text(action, upTo: UnwindRequest.longestText, "unwind_actions"))
        }
        sheet = wire.hasSheet ? try within("sheet", try SheetDescription(wire: wire.sheet)) : nil
    }

    var wire: Mullion_V1_ControllerPreferences {
        .with {
            $0.statusBarStyle = StatusBarStyle.wire(statusBarStyle)
            if let isStatusBarHidden { $0.statusBarHidden = isStatusBarHidden }
            if let isHomeIndicatorAutoHidden { $0.homeIndicatorAutoHidden = isHomeIndicatorAutoHidden }
            if let orientations { $0.orientations = orientations.rawValue }
            if let autorotates { $0.autorotates = autorotates }
            if let extendedEdges { $0.extendedEdges = extendedEdges.rawValue }
            if let extendsBelowOpaqueBars { $0.extendsBelowOpaqueBars = extendsBelowOpaqueBars }
            if let isModalInPresentation { $0.modalInPresentation = isModalInPresentation }
            // A name that is cut would be another one's.
            $0.unwindActions = Array(
                unwindActions.filter { !$0.isEmpty && $0.utf8.count <= UnwindRequest.longestText }
                    .prefix(Self.mostUnwindActions))
            if let sheet { $0.sheet = sheet.wire }
        }
    }
}

extension ControllerPreferences.StatusBarStyle {
    fileprivate static func read(_ wire: Mullion_V1_StatusBarStyle) throws(Misbehaviour) -> Self? {
        switch wire {
        case .unspecified: return nil
        case .lightContent: return .lightContent
        case .darkContent: return .darkContent
        case .UNRECOGNIZED(let number):
            throw Misbehaviour(.unknownCase, "\(number) is no style of a status bar", at: ["status_bar_style"])
        }
    }

    fileprivate static func wire(_ style: Self?) -> Mullion_V1_StatusBarStyle {
        switch style {
        case nil: .unspecified
        case .lightContent: .lightContent
        case .darkContent: .darkContent
        }
    }
}

extension ControllerPreferences.Orientations {
    /// A controller that supports none cannot be shown in any way, and nobody could follow it.
    fileprivate init(wire: UInt32) throws(Misbehaviour) {
        self.init(rawValue: wire)
        guard !isEmpty, isSubset(of: .all) else {
            throw Misbehaviour(
                .outOfRange, "\(wire) is no set of orientations; it is from 1 to \(Self.all.rawValue)",
                at: ["orientations"])
        }
    }
}

extension ControllerPreferences.Edges {
    fileprivate init(wire: UInt32) throws(Misbehaviour) {
        self.init(rawValue: wire)
        guard isSubset(of: .all) else {
            throw Misbehaviour(
                .outOfRange, "\(wire) is no set of edges; it is from 0 to \(Self.all.rawValue)", at: ["extended_edges"])
        }
    }
}
