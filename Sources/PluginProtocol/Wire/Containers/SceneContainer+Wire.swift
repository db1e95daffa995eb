import WireMessages

extension SceneContainer {
    init(wire: Mullion_V1_UpdateContainer) throws(Misbehaviour) {
        let kind: Kind
        switch wire.kind {
        case .navigation(let wire):
            kind = .navigation(try within("navigation", try NavigationStackDescription(wire: wire)))
        case .tabs(let wire):
            kind = .tabs(try within("tabs", try TabsDescription(wire: wire)))
        case .split(let wire):
            kind = .split(try within("split", try SplitDescription(wire: wire)))
        case nil:
            throw Misbehaviour(.unknownCase, "it is of no kind that this version knows", at: ["kind"])
        }
        self.init(
            number: try WireNumber.serial(wire.container, "container"), kind: kind,
            answeredRequest: wire.hasAnsweredRequest
                ? try WireNumber.serial(wire.answeredRequest, "answered_request") : nil)
    }

    var wire: Mullion_V1_UpdateContainer {
        .with {
            $0.container = number.rawValue
            switch kind {
            case .navigation(let stack): $0.navigation = stack.wire
            case .tabs(let tabs): $0.tabs = tabs.wire
            case .split(let split): $0.split = split.wire
            }
            if let answeredRequest { $0.answeredRequest = answeredRequest.rawValue }
        }
    }
}

extension NavigationStackDescription {
    fileprivate init(wire: Mullion_V1_NavigationStack) throws(Misbehaviour) {
        try WireNumber.count(wire.entries.count, upTo: Self.mostEntries, "entries")
        var entries: [ContainedController] = []
        for (index, entry) in wire.entries.enumerated() {
            entries.append(try within("entries[\(index)]", try ContainedController(wire: entry)))
        }
        self.init(entries: entries, isBarHidden: wire.barHidden, isToolbarHidden: !wire.toolbarShown)
    }

    fileprivate var wire: Mullion_V1_NavigationStack {
        .with {
            $0.entries = entries.suffix(Self.mostEntries).map(\.wire)
            $0.barHidden = isBarHidden
            $0.toolbarShown = !isToolbarHidden
        }
    }
}

extension TabsDescription {
    fileprivate init(wire: Mullion_V1_TabBar) throws(Misbehaviour) {
        try WireNumber.count(wire.tabs.count, upTo: Self.mostTabs, "tabs")
        var tabs: [ContainedController] = []
        for (index, tab) in wire.tabs.enumerated() {
            tabs.append(try within("tabs[\(index)]", try ContainedController(wire: tab)))
        }
        self.init(
            tabs: tabs, selected: wire.hasSelected ? try WireNumber.serial(wire.selected, "selected") : nil)
    }

    fileprivate var wire: Mullion_V1_TabBar {
        .with {
            $0.tabs = tabs.prefix(Self.mostTabs).map(\.wire)
            if let selected { $0.selected = selected.rawValue }
        }
    }
}

extension ContainedController {
    init(wire: Mullion_V1_ContainedController) throws(Misbehaviour) {
        self.init(
            controller: try WireNumber.serial(wire.controller, "controller"),
            scene: wire.hasScene ? try WireNumber.serial(wire.scene, "scene") : nil,
            offer: wire.hasOffer ? try WireNumber.serial(wire.offer, "offer") : nil)
    }

    var wire: Mullion_V1_ContainedController {
        .with {
            $0.controller = controller.rawValue
            if let scene { $0.scene = scene.rawValue }
            if let offer { $0.offer = offer.rawValue }
        }
    }
}
