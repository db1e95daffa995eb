import WireMessages

extension StackRequest {
    init(wire: Mullion_V1_SceneDidRequestStack) throws(Misbehaviour) {
        try WireNumber.count(wire.above.count, upTo: Self.mostAbove, "above")
        var above: [Place] = []
        for (index, place) in wire.above.enumerated() {
            above.append(try within("above[\(index)]", try Place(wire: place)))
        }
        let topKept = wire.hasTopKept ? try within("top_kept", try Place(wire: wire.topKept)) : nil
        let all = (above + [topKept].compactMap(\.self)).map(\.untitled)
        guard Set(all).count == all.count else {
            throw Misbehaviour(.foreignIdentifier, "one controller is there twice", at: ["above"])
        }
        self.init(
            container: try WireNumber.serial(wire.container, "container"),
            number: try WireNumber.serial(wire.request, "request"), topKept: topKept, above: above,
            isAnimated: wire.animated, isBarHidden: wire.hasBarHidden ? wire.barHidden : nil,
            isToolbarHidden: wire.hasToolbarHidden ? wire.toolbarHidden : nil)
    }

    var wire: Mullion_V1_SceneDidRequestStack {
        .with {
            $0.container = container.rawValue
            $0.request = number.rawValue
            if let topKept { $0.topKept = topKept.wire }
            $0.above = above.map(\.wire)
            $0.animated = isAnimated
            if let isBarHidden { $0.barHidden = isBarHidden }
            if let isToolbarHidden { $0.toolbarHidden = isToolbarHidden }
        }
    }
}

extension StackRequest.Place {
    fileprivate init(wire: Mullion_V1_StackPlace) throws(Misbehaviour) {
        switch wire.place {
        case .controller(let number): self = .controller(try WireNumber.serial(number, "controller"))
        case .offer(let offer):
            self = .offer(
                try WireNumber.serial(offer, "offer"),
                title: try BarText.title(wire.hasTitle, wire.title, "title"),
                hidesBottomBar: wire.hidesBottomBar)
        case nil: throw Misbehaviour(.missingField, "it must be there", at: ["place"])
        }
    }

    fileprivate var wire: Mullion_V1_StackPlace {
        .with {
            switch self {
            case .controller(let number): $0.controller = number.rawValue
            case .offer(let offer, let title, let hidesBottomBar):
                $0.offer = offer.rawValue
                $0.hidesBottomBar = hidesBottomBar
                if let title { $0.title = BarText.cutTitle(title) }
            }
        }
    }
}
