import CoreGraphics
import InputEvents
import WireMessages

extension HostToPlugin {
    private static let shapes = MessageShapes(MessageShape.hostToPlugin)

    package static func decode(
        _ bytes: [UInt8], on lane: Lane, limits: Limits
    ) throws(Misbehaviour) -> Envelope<HostToPlugin> {
        if let common = decodeCommon(bytes, on: lane, limits: limits) { return common }
        return try decodeGenerated(bytes, on: lane, limits: limits)
    }

    /// The same by the generated code alone, which reads a message however it is written: for those that are not common, or not written as
    /// usual, and for tests to compare with.
    package static func decodeGenerated(
        _ bytes: [UInt8], on lane: Lane, limits: Limits
    ) throws(Misbehaviour) -> Envelope<HostToPlugin> {
        let wire = try Mullion_V1_HostToPluginEnvelope(
            bytes: bytes, on: lane, limits: limits, shape: shapes.shape(for: limits))
        guard let body = wire.body else {
            throw Misbehaviour(.unknownCase, "it holds no message that this version knows")
        }
        return try EnvelopeHeader(wire).envelope(try HostToPlugin(wire: body, limits: limits), on: lane)
    }

    /// The host says little at a time.
    package static func isLongToDecode(_ bytes: [UInt8]) -> Bool {
        false
    }

    package static func encode(_ envelope: Envelope<HostToPlugin>) -> [UInt8] {
        encodeCommon(envelope) ?? encodeGenerated(envelope)
    }

    /// The same bytes by the generated code alone.
    package static func encodeGenerated(_ envelope: Envelope<HostToPlugin>) -> [UInt8] {
        var wire = Mullion_V1_HostToPluginEnvelope(EnvelopeHeader(envelope))
        wire.body = envelope.body.wire
        return wire.encoded
    }

    private static let longestControllerName = 256
    private static let longestReason = 4096

    private init(wire: Mullion_V1_HostToPluginEnvelope.OneOf_Body, limits: Limits) throws(Misbehaviour) {
        switch wire {
        case .welcome(let wire): self = .session(.welcome(try within("Welcome", try Welcome(wire: wire))))
        case .refused(let wire): self = .session(.refused(try within("Refused", try Refusal(wire: wire))))
        case .ping: self = .session(.ping)
        case .stop(let wire): self = .session(.stop(grace: .milliseconds(Int64(wire.graceMilliseconds))))
        case .performDebugCommand(let wire):
            self = try within("PerformDebugCommand") { () throws(Misbehaviour) -> HostToPlugin in
                try WireNumber.require(!wire.command.isEmpty, "command")
                return .session(
                    .performDebugCommand(try WireNumber.text(wire.command, upTo: limits.textBytes, "command")))
            }
        case .updateContainer(let wire):
            self = .session(
                .updateContainer(try within("UpdateContainer", try SceneContainer(wire: wire))))
        case .attachSurface(let wire):
            self = .session(
                .attachSurface(try within("AttachSurface", try WireNumber.serial(wire.surface, "surface"))))
        case .declineSurface(let wire):
            self = try within("DeclineSurface") { () throws(Misbehaviour) -> HostToPlugin in
                .session(
                    .declineSurface(
                        try WireNumber.serial(wire.surface, "surface"),
                        reason: try WireNumber.text(wire.reason, upTo: Self.longestReason, "reason")))
            }
        case .openScene(let wire):
            self = try within("OpenScene") { () throws(Misbehaviour) -> HostToPlugin in
                try WireNumber.count(wire.state.count, upTo: limits.restorableStateBytes, "state")
                return .scene(
                    .openScene(try Self.origin(wire.origin), state: wire.hasState ? wire.state : nil))
            }
        case .updateScene(let wire):
            self = .scene(.updateScene(try within("UpdateScene", try Self.steps(wire, limits: limits))))
        case .closeScene: self = .scene(.closeScene)
        case .acknowledgeCommit(let wire):
            self = .scene(
                .acknowledgeCommit(try within("AcknowledgeCommit", try WireNumber.serial(wire.commit, "commit"))))
        case .declineOffer(let wire):
            self = try within("DeclineOffer") { () throws(Misbehaviour) -> HostToPlugin in
                .scene(
                    .declineOffer(
                        try WireNumber.serial(wire.offer, "offer"),
                        reason: try WireNumber.text(wire.reason, upTo: Self.longestReason, "reason")))
            }
        case .answerAlert(let wire):
            self = .scene(
                .answerAlert(
                    try within("AnswerAlert", try WireNumber.serial(wire.offer, "offer")),
                    action: wire.hasAction ? Int(wire.action) : nil))
        case .performUnwind(let wire):
            self = .scene(.performUnwind(try within("PerformUnwind", try UnwindRequest(wire: wire))))
        case .contractMessage(let wire):
            self = .scene(.contract(try within("ContractMessage", try ContractMessage(wire: wire))))
        case .updatePasteboard(let wire):
            self = .scene(
                .updatePasteboard(try within("UpdatePasteboard", try PasteboardUpdate(wire: wire, limits: limits))))
        case .updateDrag(let wire):
            self = .scene(.updateDrag(try within("UpdateDrag", try DragUpdate(wire: wire))))
        case .updateDrop(let wire):
            self = .scene(.updateDrop(try within("UpdateDrop", try DropUpdate(wire: wire, limits: limits))))
        case .requestDragData(let wire):
            self = .scene(.requestDragData(try within("RequestDragData", try DragDataRequest(wire: wire))))
        case .provideDragData(let wire):
            self = .scene(.provideDragData(try within("ProvideDragData", try DragData(wire: wire, limits: limits))))
        case .describeScene(let wire): self = .scene(.describeScene(ifChanged: wire.ifChanged))
        case .deliverTouches(let wire):
            self = .input(.deliverTouches(try within("DeliverTouches", try TouchBatch(wire: wire))))
        case .deliverScroll(let wire):
            self = .input(.deliverScroll(try within("DeliverScroll", try ScrollEvent(wire: wire))))
        case .scrollLayers(let wire):
            self = .input(.scrollLayers(try within("ScrollLayers", try Self.layers(wire, limits: limits))))
        case .deliverPresses(let wire):
            self = .input(.deliverPresses(try within("DeliverPresses", try PressDelivery(wire: wire))))
        case .insertText(let wire):
            self = try within("InsertText") { () throws(Misbehaviour) -> HostToPlugin in
                try WireNumber.require(!wire.text.isEmpty, "text")
                return .input(.insertText(try WireNumber.text(wire.text, upTo: limits.textBytes, "text")))
            }
        case .deleteBackward: self = .input(.deleteBackward)
        case .setMarkedText(let wire):
            self = try within("SetMarkedText") { () throws(Misbehaviour) -> HostToPlugin in
                .input(
                    .setMarkedText(
                        try MarkedText(wire: wire), try WireNumber.serial(wire.composition, "composition")))
            }
        case .unmarkText: self = .input(.unmarkText)
        case .deleteSurroundingText(let wire):
            self = try within("DeleteSurroundingText") { () throws(Misbehaviour) -> HostToPlugin in
                try WireNumber.require(wire.before > 0 || wire.after > 0, "before")
                try WireNumber.count(Int(wire.before), upTo: SceneTextInput.reach, "before")
                try WireNumber.count(Int(wire.after), upTo: SceneTextInput.reach, "after")
                return .input(.deleteSurroundingText(before: Int(wire.before), after: Int(wire.after)))
            }
        case .focusScene(let wire): self = .input(.focusScene(wire.focused))
        case .deliverHover(let wire):
            self = try within("DeliverHover") { () throws(Misbehaviour) -> HostToPlugin in
                .input(.deliverHover(wire.hasPosition ? try within("position", try CGPoint(wire: wire.position)) : nil))
            }
        case .tapBarButton(let wire):
            self = try within("TapBarButton") { () throws(Misbehaviour) -> HostToPlugin in
                .input(
                    .tapBarButton(
                        try WireNumber.serial(wire.button, "button"),
                        element: wire.hasElement ? try WireNumber.serial(wire.element, "element") : nil))
            }
        case .deliverSecondaryClick(let wire):
            self = try within("DeliverSecondaryClick") { () throws(Misbehaviour) -> HostToPlugin in
                try WireNumber.require(wire.hasPosition, "position")
                return .input(.deliverSecondaryClick(try within("position", try CGPoint(wire: wire.position))))
            }
        case .deliverMiddleClick(let wire):
            self = try within("DeliverMiddleClick") { () throws(Misbehaviour) -> HostToPlugin in
                try WireNumber.require(wire.hasPosition, "position")
                let text: String? =
                    wire.hasSelectedText
                    ? try WireNumber.text(wire.selectedText, upTo: limits.pasteboardBytes, "selected_text") : nil
                return .input(
                    .deliverMiddleClick(try within("position", try CGPoint(wire: wire.position)), selectedText: text))
            }
        }
    }

    private static func origin(
        _ wire: Mullion_V1_OpenScene.OneOf_Origin?
    ) throws(Misbehaviour) -> SceneOrigin {
        switch wire {
        case .controller(let name):
            try WireNumber.require(!name.isEmpty, "controller")
            return .named(try WireNumber.text(name, upTo: longestControllerName, "controller"))
        case .offer(let offer):
            return .offered(try WireNumber.serial(offer, "offer"))
        case nil:
            throw Misbehaviour(.missingField, "it is missing", at: ["origin"])
        }
    }

    private static func steps(
        _ wire: Mullion_V1_UpdateScene, limits: Limits
    ) throws(Misbehaviour) -> [SceneStep] {
        try WireNumber.require(!wire.steps.isEmpty, "steps")
        try WireNumber.count(wire.steps.count, upTo: limits.sceneSteps, "steps")
        var steps: [SceneStep] = []
        for (index, step) in wire.steps.enumerated() {
            steps.append(try within("steps[\(index)]", try SceneStep(wire: step)))
        }
        return steps
    }

    private static func layers(
        _ wire: Mullion_V1_ScrollLayers, limits: Limits
    ) throws(Misbehaviour) -> [ScrolledLayer] {
        try WireNumber.require(!wire.layers.isEmpty, "layers")
        try WireNumber.count(wire.layers.count, upTo: limits.layers, "layers")
        var layers: [ScrolledLayer] = []
        for (index, layer) in wire.layers.enumerated() {
            layers.append(try within("layers[\(index)]", try ScrolledLayer(wire: layer)))
        }
        return layers
    }

    private var wire: Mullion_V1_HostToPluginEnvelope.OneOf_Body {
        switch self {
        case .session(.welcome(let welcome)): .welcome(welcome.wire)
        case .session(.refused(let refusal)): .refused(refusal.wire)
        case .session(.ping): .ping(.init())
        case .session(.stop(let grace)): .stop(.with { $0.graceMilliseconds = WireNumber.milliseconds(grace) })
        case .session(.performDebugCommand(let command)): .performDebugCommand(.with { $0.command = command })
        case .session(.updateContainer(let container)): .updateContainer(container.wire)
        case .session(.attachSurface(let surface)): .attachSurface(.with { $0.surface = surface.rawValue })
        case .session(.declineSurface(let surface, let reason)):
            .declineSurface(
                .with {
                    $0.surface = surface.rawValue
                    $0.reason = WireNumber.text(reason, upTo: Self.longestReason)
                })
        case .scene(.openScene(let origin, let state)):
            .openScene(
                .with {
                    switch origin {
                    case .named(let controller): $0.controller = controller
                    case .offered(let offer): $0.offer = offer.rawValue
                    }
                    if let state { $0.state = state }
                })
        case .scene(.updateScene(let steps)): .updateScene(.with { $0.steps = steps.map(\.wire) })
        case .scene(.closeScene): .closeScene(.init())
        case .scene(.acknowledgeCommit(let commit)): .acknowledgeCommit(.with { $0.commit = commit.rawValue })
        case .scene(.declineOffer(let offer, let reason)):
            .declineOffer(
                .with {
                    $0.offer = offer.rawValue
                    $0.reason = WireNumber.text(reason, upTo: Self.longestReason)
                })
        case .scene(.answerAlert(let offer, let action)):
            .answerAlert(
                .with {
                    $0.offer = offer.rawValue
                    if let action { $0.action = UInt32(clamping: action) }
                })
        case .scene(.performUnwind(let request)): .performUnwind(request.request)
        case .scene(.contract(let message)): .contractMessage(message.wire)
        case .scene(.updatePasteboard(let update)): .updatePasteboard(update.wire)
        case .scene(.updateDrag(let update)): .updateDrag(update.wire)
        case .scene(.updateDrop(let update)): .updateDrop(update.wire)
        case .scene(.requestDragData(let request)): .requestDragData(request.requestWire)
        case .scene(.provideDragData(let data)): .provideDragData(data.requestWire)
        case .scene(.describeScene(let ifChanged)): .describeScene(.with { $0.ifChanged = ifChanged })
        case .input(.deliverTouches(let delivery)): .deliverTouches(delivery.wire)
        case .input(.deliverScroll(let delivery)): .deliverScroll(delivery.wire)
        case .input(.scrollLayers(let layers)): .scrollLayers(.with { $0.layers = layers.map(\.wire) })
        case .input(.deliverPresses(let delivery)): .deliverPresses(delivery.wire)
        case .input(.insertText(let text)): .insertText(.with { $0.text = text })
        case .input(.deleteBackward): .deleteBackward(.init())
        case .input(.setMarkedText(let marked, let composition)): .setMarkedText(marked.wire(composition))
        case .input(.unmarkText): .unmarkText(.init())
        case .input(.deleteSurroundingText(let before, let after)):
            .deleteSurroundingText(
                .with {
                    $0.before = UInt32(clamping: before)
                    $0.after = UInt32(clamping: after)
                })
        case .input(.focusScene(let focused)): .focusScene(.with { $0.focused = focused })
        case .input(.deliverHover(let position)):
            .deliverHover(.with { if let position { $0.position = position.wire } })
        case .input(.tapBarButton(let button, let element)):
            .tapBarButton(
                .with {
                    $0.button = button.rawValue
                    if let element { $0.element = element.rawValue }
                })
        case .input(.deliverSecondaryClick(let position)):
            .deliverSecondaryClick(.with { $0.position = position.wire })
        case .input(.deliverMiddleClick(let position, let text)):
            .deliverMiddleClick(
                .with {
                    $0.position = position.wire
                    if let text { $0.selectedText = text }
                })
        }
    }
}

extension MessageShape {
    fileprivate static func hostToPlugin(_ limits: Limits) -> MessageShape {
        func one(_ shape: MessageShape) -> Field { Field(limit: 1, shape: shape) }
        typealias Envelope = FieldNumber.HostToPluginEnvelope
        typealias Container = FieldNumber.UpdateContainer
        let entries = Field(limit: NavigationStackDescription.mostEntries)
        return MessageShape([
            Envelope.updateContainer: one(
                MessageShape([
                    Container.navigation: one(MessageShape([FieldNumber.NavigationStack.entries: entries])),
                    Container.tabs: one(MessageShape([FieldNumber.TabBar.tabs: entries])),
                    Container.split: one(MessageShape([FieldNumber.SplitView.columns: Field(limit: 4)])),
                ])),
            Envelope.updateScene: one(MessageShape([FieldNumber.UpdateScene.steps: Field(limit: limits.sceneSteps)])),
            Envelope.deliverTouches: one(
                MessageShape([FieldNumber.DeliverTouches.touches: Field(limit: Limits.inputParts)])),
            Envelope.deliverPresses: one(
                MessageShape([FieldNumber.DeliverPresses.presses: Field(limit: Limits.inputParts)])),
            Envelope.scrollLayers: one(MessageShape([FieldNumber.ScrollLayers.layers: Field(limit: limits.layers)])),
            Envelope.updatePasteboard: one(MessageShape([FieldNumber.UpdatePasteboard.items: .pasteboardItems])),
            Envelope.updateDrop: one(MessageShape([FieldNumber.UpdateDrop.items: .pasteboardItems])),
        ])
    }
}
