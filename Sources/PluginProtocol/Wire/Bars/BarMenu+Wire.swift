import WireMessages

extension BarMenu {
    init(wire: Mullion_V1_Menu) throws(Misbehaviour) {
        self.init()
        title = try BarText.read(wire.hasTitle, wire.title, "title")
        hasOneSelection = wire.singleSelection
        try WireNumber.count(wire.elements.count, upTo: Self.mostElements, "elements")
        var seen: Set<MenuElementID> = []
        for (index, wire) in wire.elements.enumerated() {
            let previous = elements.last
            let element = try within("elements[\(index)]") { () throws(Misbehaviour) -> BarMenuElement in
                let element = try BarMenuElement(wire: wire)
                guard seen.insert(element.id).inserted else {
                    throw Misbehaviour(.foreignIdentifier, "element \(element.id) is there twice")
                }
                guard element.depth <= Self.deepest(behind: previous) else {
                    throw Misbehaviour(
                        .outOfRange, "\(element.depth) is deeper than what stands before it leads", at: ["depth"])
                }
                return element
            }
            elements.append(element)
        }
    }

    /// What is not in a submenu of its own is as deep as what stands before it at most.
    private static func deepest(behind previous: BarMenuElement?) -> Int {
        guard let previous else { return 0 }
        return previous.submenu == nil ? previous.depth : min(previous.depth + 1, mostDepth)
    }

    var wire: Mullion_V1_Menu {
        .with {
            if let title { $0.title = BarText.cut(title) }
            $0.singleSelection = hasOneSelection
            $0.elements = elements.prefix(Self.mostElements).map(\.wire)
        }
    }
}

extension BarMenuElement {
    fileprivate init(wire: Mullion_V1_MenuElement) throws(Misbehaviour) {
        self.init(id: try WireNumber.serial(wire.element, "element"))
        try WireNumber.count(Int(wire.depth), upTo: BarMenu.mostDepth, "depth")
        depth = Int(wire.depth)
        title = try BarText.read(wire.hasTitle, wire.title, "title")
        subtitle = try BarText.read(wire.hasSubtitle, wire.subtitle, "subtitle")
        image = wire.hasImage ? try within("image", try BarImage(wire: wire.image)) : nil
        isEnabled = !wire.disabled
        isDestructive = wire.destructive
        keepsMenu = wire.keepsMenu
        state = try State.read(wire.state)
        submenu =
            wire.hasSubmenu
            ? Submenu(isInline: wire.submenu.inline, hasOneSelection: wire.submenu.singleSelection) : nil
    }

    fileprivate var wire: Mullion_V1_MenuElement {
        .with {
            $0.element = id.rawValue
            $0.depth = UInt32(clamping: depth)
            if let title { $0.title = BarText.cut(title) }
            if let subtitle { $0.subtitle = BarText.cut(subtitle) }
            if let image { $0.image = image.wire }
            $0.disabled = !isEnabled
            $0.destructive = isDestructive
            $0.keepsMenu = keepsMenu
            $0.state = state.wire
            guard let submenu else { return }
            $0.submenu = .with {
                $0.inline = submenu.isInline
                $0.singleSelection = submenu.hasOneSelection
            }
        }
    }
}

extension BarMenuElement.State {
    fileprivate static func read(_ wire: Mullion_V1_MenuElementState) throws(Misbehaviour) -> Self {
        switch wire {
        case .off: .off
        case .on: .on
        case .mixed: .mixed
        case .UNRECOGNIZED(let number):
            throw Misbehaviour(.unknownCase, "\(number) is no state", at: ["state"])
        }
    }

    fileprivate var wire: Mullion_V1_MenuElementState {
        switch self {
        case .off: .off
        case .on: .on
        case .mixed: .mixed
        }
    }
}
