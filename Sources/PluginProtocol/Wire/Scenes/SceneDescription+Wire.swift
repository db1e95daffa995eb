import QuartzCore
import WireMessages

extension SceneDescription {
    init(wire: Mullion_V1_SceneDidDescribe, limits: Limits) throws(Misbehaviour) {
        try WireNumber.count(wire.elements.count, upTo: limits.layers, "elements")
        elements = []
        controllers = []
        elements.reserveCapacity(wire.elements.count)
        for (index, element) in wire.elements.enumerated() {
            elements.append(try within("elements[\(index)]", try Element(wire: element, at: index)))
        }
        let bytes = elements.reduce(0) { $0 + $1.description.textBytes }
        guard bytes <= Limits.descriptionTextBytes else {
            throw Misbehaviour(
                .limitExceeded,
                "\(bytes) bytes of text are more than the \(Limits.descriptionTextBytes) that are allowed for a scene",
                at: ["elements"])
        }
        try WireNumber.count(wire.controllers.count, upTo: Limits.describedControllers, "controllers")
        controllers = wire.controllers
        for (index, line) in controllers.enumerated() {
            _ = try WireNumber.text(line, upTo: Limits.describedControllerBytes, "controllers[\(index)]")
        }
    }

    var wire: Mullion_V1_SceneDidDescribe {
        .with {
            $0.elements = elements.map(\.wire)
            $0.controllers = controllers.prefix(Limits.describedControllers).map {
                WireNumber.text($0, upTo: Limits.describedControllerBytes)
            }
        }
    }
}

extension SceneDescription.Element {
    fileprivate init(wire: Mullion_V1_SceneElement, at index: Int) throws(Misbehaviour) {
        try WireNumber.require(wire.layer != 0, "layer")
        if wire.hasParent, wire.parent >= index {
            throw Misbehaviour(.outOfRange, "\(wire.parent) is no earlier element", at: ["parent"])
        }
        self.init(
            layer: LayerID(rawValue: wire.layer), parent: wire.hasParent ? Int(wire.parent) : nil,
            description: try ElementDescription(wire: wire))
    }

    fileprivate var wire: Mullion_V1_SceneElement {
        .with {
            $0.layer = layer.rawValue
            if let parent { $0.parent = UInt32(clamping: parent) }
            description.write(to: &$0)
        }
    }
}

extension ElementDescription {
    /// Of one text, in bytes of UTF-8.
    private static let longest = 4096

    /// All texts as they travel, in bytes of UTF-8.
    package var textBytes: Int {
        [identifier, label, value, hint].reduce(0) { $0 + min($1?.utf8.count ?? 0, Self.longest) }
    }

    fileprivate init(wire: Mullion_V1_SceneElement) throws(Misbehaviour) {
        func text(_ isThere: Bool, _ text: String, _ field: String) throws(Misbehaviour) -> String? {
            isThere ? try WireNumber.text(text, upTo: Self.longest, field) : nil
        }
        self.init(
            role: ElementRole(wire: wire.role),
            identifier: try text(wire.hasIdentifier, wire.identifier, "identifier"),
            label: try text(wire.hasLabel, wire.label, "label"),
            value: try text(wire.hasValue, wire.value, "value"),
            hint: try text(wire.hasHint, wire.hint, "hint"),
            traits: wire.traits, isFocused: wire.focused)
    }

    fileprivate func write(to wire: inout Mullion_V1_SceneElement) {
        wire.role = role.wire
        if let identifier { wire.identifier = WireNumber.text(identifier, upTo: Self.longest) }
        if let label { wire.label = WireNumber.text(label, upTo: Self.longest) }
        if let value { wire.value = WireNumber.text(value, upTo: Self.longest) }
        if let hint { wire.hint = WireNumber.text(hint, upTo: Self.longest) }
        wire.traits = traits
        wire.focused = isFocused
    }
}

extension ElementRole {
    fileprivate init(wire: Mullion_V1_ElementRole) {
        self =
            switch wire {
            case .unspecified: .other
            case .staticText: .staticText
            case .image: .image
            case .button: .button
            case .switch: .switch
            case .slider: .slider
            case .stepper: .stepper
            case .segmentedControl: .segmentedControl
            case .pageIndicator: .pageIndicator
            case .progressIndicator: .progressIndicator
            case .activityIndicator: .activityIndicator
            case .navigationBar: .navigationBar
            case .tabBar: .tabBar
            case .toolbar: .toolbar
            case .backButton: .backButton
            case .barButton: .barButton
            case .tab: .tab
            case .textField: .textField
            // What a newer plugin has more of is an element all the same.
            case .UNRECOGNIZED: .other
            }
    }

    fileprivate var wire: Mullion_V1_ElementRole {
        switch self {
        case .other: .unspecified
        case .staticText: .staticText
        case .image: .image
        case .button: .button
        case .switch: .switch
        case .slider: .slider
        case .stepper: .stepper
        case .segmentedControl: .segmentedControl
        case .pageIndicator: .pageIndicator
        case .progressIndicator: .progressIndicator
        case .activityIndicator: .activityIndicator
        case .navigationBar: .navigationBar
        case .tabBar: .tabBar
        case .toolbar: .toolbar
        case .backButton: .backButton
        case .barButton: .barButton
        case .tab: .tab
        case .textField: .textField
        }
    }
}
