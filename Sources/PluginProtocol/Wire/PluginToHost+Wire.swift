import CoreGraphics
import QuartzCore
import WireMessages

extension PluginToHost {
    static let shapes = MessageShapes(MessageShape.pluginToHost)

    package static func decode(
        _ bytes: [UInt8], on lane: Lane, limits: Limits
    ) throws(Misbehaviour) -> Envelope<PluginToHost> {
        if let common = decodeCommon(bytes, on: lane, limits: limits) { return common }
        return try decodeGenerated(bytes, on: lane, limits: limits)
    }

    /// The same by the generated code alone, which reads a message however it is written: for those that are not common, or not written as
    /// usual, and for tests to compare with.
    package static func decodeGenerated(
        _ bytes: [UInt8], on lane: Lane, limits: Limits
    ) throws(Misbehaviour) -> Envelope<PluginToHost> {
        let wire = try Mullion_V1_PluginToHostEnvelope(
            bytes: bytes, on: lane, limits: limits, shape: shapes.shape(for: limits))
        guard let body = wire.body else {
            throw Misbehaviour(.unknownCase, "it holds no message that this version knows")
        }
        return try EnvelopeHeader(wire).envelope(try PluginToHost(wire: body, limits: limits), on: lane)
    }

    /// In bytes: a commit as large as this is decoded in a millisecond or so.
    private static let quickly = 16 << 10
    /// The paths of the bytes that are only copied: of a picture, of what calls and answers hold, of what is kept, and of what lies on a
    /// pasteboard.
    private static let copied: [[UInt64]] = [
        [FieldNumber.PluginToHostEnvelope.sceneDidChangeState, FieldNumber.SceneDidChangeState.state],
        [FieldNumber.PluginToHostEnvelope.imageChunk, FieldNumber.ImageChunk.bytes],
        [
            FieldNumber.PluginToHostEnvelope.contractMessage, FieldNumber.ContractMessage.call,
            FieldNumber.ContractCall.body,
        ],
        [
            FieldNumber.PluginToHostEnvelope.contractMessage, FieldNumber.ContractMessage.answer,
            FieldNumber.ContractAnswer.body,
        ],
        [
            FieldNumber.PluginToHostEnvelope.sceneDidWritePasteboard, FieldNumber.SceneDidWritePasteboard.items,
            FieldNumber.PasteboardItem.representations, FieldNumber.PasteboardRepresentation.data,
        ],
    ]

    package static func isLongToDecode(_ bytes: [UInt8]) -> Bool {
        // The bytes of a picture or of a call are only copied. What else the message holds beside them counts, because it may hold
        // a picture and a commit, of which the last is meant.
        guard bytes.count > quickly else { return false }
        let short = copied.reduce(0) { $0 + MessageShape.length(ofFieldsAt: $1, in: bytes) }
        return bytes.count - short > quickly
    }

    /// In bytes by the rule of docs/Protocol.md: a commit that describes so much is encoded in a millisecond or so.
    private static let describedQuickly = 64 << 10
    /// A layer of which hardly anything is said counts as this much, in the same bytes.
    private static let layerBytes = 64

    /// Whether encoding it may take longer than the main thread has time for. It is found without encoding it.
    package var isLongToEncode: Bool {
        guard case .content(.sceneDidCommit(let commit)) = self else { return false }
        var bytes = 0
        for update in commit.layers.updates {
            bytes += Self.layerBytes + update.descriptionBytes
            if bytes > Self.describedQuickly { return true }
        }
        return false
    }

    package static func encode(_ envelope: Envelope<PluginToHost>) -> [UInt8] {
        encodeCommon(envelope) ?? encodeGenerated(envelope)
    }

    /// The same bytes by the generated code alone.
    package static func encodeGenerated(_ envelope: Envelope<PluginToHost>) -> [UInt8] {
        var wire = Mullion_V1_PluginToHostEnvelope(EnvelopeHeader(envelope))
        wire.body = envelope.body.wire
        return wire.encoded
    }

    private init(wire: Mullion_V1_PluginToHostEnvelope.OneOf_Body, limits: Limits) throws(Misbehaviour) {
        switch wire {
        case .hello(let wire): self = .session(.hello(try within("Hello", try Hello(wire: wire))))
        case .pong: self = .session(.pong)
        case .willStop: self = .session(.willStop)
        case .didRecordTrace(let wire):
            try within("DidRecordTrace", try WireNumber.count(wire.lines.count, upTo: Limits.traceLines, "lines"))
            self = .session(.didRecordTrace(wire.lines))
        case .didRequestSurface(let wire):
            self = .session(.didRequestSurface(try within("DidRequestSurface", try SurfaceRequest(wire: wire))))
        case .didAttachSurface(let wire):
            self = .session(
                .didAttachSurface(
                    try within("DidAttachSurface", try WireNumber.serial(wire.surface, "surface")),
                    hasMemory: wire.hasMemory_p))
        case .didReleaseSurface(let wire):
            self = .session(
                .didReleaseSurface(try within("DidReleaseSurface", try WireNumber.serial(wire.surface, "surface"))))
        case .sceneDidOpen: self = .scene(.sceneDidOpen)
        case .sceneDidFail(let wire):
            self = .scene(.sceneDidFail(try within("SceneDidFail", try SceneFailure(wire: wire))))
        case .sceneDidClose: self = .scene(.sceneDidClose)
        case .inputWasHandled(let wire):
            self = .input(.inputWasHandled(try within("InputWasHandled", try InputAnswer(wire: wire))))
        case .sceneDidOffer(let wire):
            self = try within("SceneDidOffer") { () throws(Misbehaviour) -> PluginToHost in
                .scene(
                    .sceneDidOffer(
                        try WireNumber.serial(wire.offer, "offer"), try OfferPurpose(wire: wire.purpose)))
            }
        case .sceneDidRequestStack(let wire):
            self = .scene(
                .sceneDidRequestStack(try within("SceneDidRequestStack", try StackRequest(wire: wire))))
        case .sceneDidRequestTab(let wire):
            self = .scene(.sceneDidRequestTab(try within("SceneDidRequestTab", try TabSelectionRequest(wire: wire))))
        case .sceneDidRequestColumn(let wire):
            self = .scene(.sceneDidRequestColumn(try within("SceneDidRequestColumn", try ColumnRequest(wire: wire))))
        case .sceneDidPresent(let wire):
            self = .scene(.sceneDidPresent(try within("SceneDidPresent", try PresentationRequest(wire: wire))))
        case .sceneDidChangeAlert(let wire):
            self = try within("SceneDidChangeAlert", try Self(wire: wire))
        case .sceneDidRequestDismissal(let wire):
            self = .scene(.sceneDidRequestDismissal(ofPresented: wire.presented, animated: wire.animated))
        case .sceneDidRequestUnwind(let wire):
            self = .scene(
                .sceneDidRequestUnwind(try within("SceneDidRequestUnwind", try UnwindRequest(wire: wire))))
        case .sceneDidChangeState(let wire):
            try within(
                "SceneDidChangeState",
                try WireNumber.count(wire.state.count, upTo: limits.restorableStateBytes, "state"))
            self = .scene(.sceneDidChangeState(wire.state))
        case .sceneDidWritePasteboard(let wire):
            self = .scene(
                .sceneDidWritePasteboard(
                    try within("SceneDidWritePasteboard", try PasteboardWrite(wire: wire, limits: limits))))
        case .sceneDidRequestPasteboard(let wire):
            self = .scene(
                .sceneDidRequestPasteboard(
                    try within("SceneDidRequestPasteboard", try WireNumber.serial(wire.request, "request"))))
        case .sceneDidSelectText(let wire):
            self = try within("SceneDidSelectText") { () throws(Misbehaviour) -> PluginToHost in
                try WireNumber.require(!wire.text.isEmpty, "text")
                return .scene(
                    .sceneDidSelectText(try WireNumber.text(wire.text, upTo: limits.pasteboardBytes, "text")))
            }
        case .sceneDidLiftDrag(let wire):
            self = .scene(
                .sceneDidLiftDrag(try within("SceneDidLiftDrag", try DragLift(wire: wire, limits: limits))))
        case .sceneDidAnswerDrop(let wire):
            self = .scene(.sceneDidAnswerDrop(try within("SceneDidAnswerDrop", try DropAnswer(wire: wire))))
        case .sceneDidRequestDragData(let wire):
            self = .scene(
                .sceneDidRequestDragData(
                    try within("SceneDidRequestDragData", try DragDataRequest(wire: wire))))
        case .sceneDidProvideDragData(let wire):
            self = .scene(
                .sceneDidProvideDragData(
                    try within("SceneDidProvideDragData", try DragData(wire: wire, limits: limits))))
        case .contractMessage(let wire):
            self = .scene(.contract(try within("ContractMessage", try ContractMessage(wire: wire))))
        case .imageChunk(let wire):
            self = .content(.imageChunk(try within("ImageChunk", try ImageChunk(wire: wire, limits: limits))))
        case .sceneDidCommit(let wire):
            self = .content(.sceneDidCommit(try within("SceneDidCommit", try SceneCommit(wire: wire, limits: limits))))
        case .sceneDidChangeFacts(let wire):
            self = try within("SceneDidChangeFacts") { () throws(Misbehaviour) -> PluginToHost in
                try WireNumber.require(wire.hasFacts, "facts")
                return .content(.sceneDidChangeFacts(try within("facts", try SceneFacts(wire: wire.facts))))
            }
        case .sceneDidDescribe(let wire):
            self = .content(
                .sceneDidDescribe(
                    try within("SceneDidDescribe", try SceneDescription(wire: wire, limits: limits))))
        }
    }

    private var wire: Mullion_V1_PluginToHostEnvelope.OneOf_Body {
        switch self {
        case .session(.hello(let hello)): .hello(hello.wire)
        case .session(.pong): .pong(.init())
        case .session(.willStop): .willStop(.init())
        case .session(.didRecordTrace(let lines)): .didRecordTrace(.with { $0.lines = lines })
        case .session(.didRequestSurface(let request)): .didRequestSurface(request.wire)
        case .session(.didAttachSurface(let surface, let hasMemory)):
            .didAttachSurface(
                .with {
                    $0.surface = surface.rawValue
                    $0.hasMemory_p = hasMemory
                })
        case .session(.didReleaseSurface(let surface)): .didReleaseSurface(.with { $0.surface = surface.rawValue })
        case .scene(.sceneDidOpen): .sceneDidOpen(.init())
        case .scene(.sceneDidFail(let failure)): .sceneDidFail(failure.wire)
        case .scene(.sceneDidClose): .sceneDidClose(.init())
        case .input(.inputWasHandled(let answer)): .inputWasHandled(answer.wire)
        case .scene(.sceneDidOffer(let offer, let purpose)):
            .sceneDidOffer(
                .with {
                    $0.offer = offer.rawValue
                    $0.purpose = purpose.wire
                })
        case .scene(.sceneDidRequestStack(let request)): .sceneDidRequestStack(request.wire)
        case .scene(.sceneDidRequestTab(let request)): .sceneDidRequestTab(request.wire)
        case .scene(.sceneDidRequestColumn(let request)): .sceneDidRequestColumn(request.wire)
        case .scene(.sceneDidPresent(let request)): .sceneDidPresent(request.wire)
        case .scene(.sceneDidChangeAlert(let offer, let alert)):
            .sceneDidChangeAlert(
                .with {
                    $0.offer = offer.rawValue
                    $0.alert = alert.wire
                })
        case .scene(.sceneDidRequestDismissal(let ofPresented, let animated)):
            .sceneDidRequestDismissal(
                .with {
                    $0.presented = ofPresented
                    $0.animated = animated
                })
        case .scene(.sceneDidRequestUnwind(let request)): .sceneDidRequestUnwind(request.report)
        case .scene(.sceneDidChangeState(let state)): .sceneDidChangeState(.with { $0.state = state })
        case .scene(.sceneDidWritePasteboard(let write)): .sceneDidWritePasteboard(write.wire)
        case .scene(.sceneDidRequestPasteboard(let request)):
            .sceneDidRequestPasteboard(.with { $0.request = request.rawValue })
        case .scene(.sceneDidSelectText(let text)): .sceneDidSelectText(.with { $0.text = text })
        case .scene(.sceneDidLiftDrag(let lift)): .sceneDidLiftDrag(lift.wire)
        case .scene(.sceneDidAnswerDrop(let answer)): .sceneDidAnswerDrop(answer.wire)
        case .scene(.sceneDidRequestDragData(let request)): .sceneDidRequestDragData(request.reportWire)
        case .scene(.sceneDidProvideDragData(let data)): .sceneDidProvideDragData(data.reportWire)
        case .scene(.contract(let message)): .contractMessage(message.wire)
        case .content(.imageChunk(let chunk)): .imageChunk(chunk.wire)
        case .content(.sceneDidCommit(let commit)): .sceneDidCommit(commit.wire)
        case .content(.sceneDidChangeFacts(let facts)): .sceneDidChangeFacts(.with { $0.facts = facts.wire })
        case .content(.sceneDidDescribe(let description)): .sceneDidDescribe(description.wire)
        }
    }
}

extension OfferPurpose {
    fileprivate init(wire: Mullion_V1_OfferPurpose) throws(Misbehaviour) {
        switch wire {
        case .show: self = .show
        case .showDetail: self = .showDetail
        case .unspecified, .UNRECOGNIZED:
            throw Misbehaviour(.unknownCase, "\(wire.rawValue) is no purpose", at: ["purpose"])
        }
    }

    fileprivate var wire: Mullion_V1_OfferPurpose {
        switch self {
        case .show: .show
        case .showDetail: .showDetail
        }
    }
}

extension SceneFailure {
    private static let longestMessage = 4096

    fileprivate init(wire: Mullion_V1_SceneDidFail) throws(Misbehaviour) {
        self.init(
            Code(rawValue: wire.code.rawValue), try WireNumber.text(wire.text, upTo: Self.longestMessage, "text"))
    }

    fileprivate var wire: Mullion_V1_SceneDidFail {
        .with {
            $0.code = Mullion_V1_SceneFailureCode(rawValue: code.rawValue) ?? .unspecified
            $0.text = WireNumber.text(message, upTo: Self.longestMessage)
        }
    }
}

extension PluginToHost {
    fileprivate init(wire: Mullion_V1_SceneDidChangeAlert) throws(Misbehaviour) {
        let offer: OfferID = try WireNumber.serial(wire.offer, "offer")
        try WireNumber.require(wire.hasAlert, "alert")
        self = .scene(.sceneDidChangeAlert(offer, try within("alert", try AlertDescription(wire: wire.alert))))
    }
}

extension MessageShape {
    fileprivate static func pluginToHost(_ limits: Limits) -> MessageShape {
        typealias Envelope = FieldNumber.PluginToHostEnvelope
        let facts = one(Self.facts)
        let items = MessageShape([FieldNumber.SceneDidWritePasteboard.items: .pasteboardItems])
        return MessageShape([
            Envelope.didRecordTrace: Field(
                limit: 1, bytes: Limits.traceBytes,
                shape: MessageShape([FieldNumber.DidRecordTrace.lines: Field(limit: Limits.traceLines)])),
            Envelope.sceneDidRequestStack: one(
                MessageShape([FieldNumber.SceneDidRequestStack.above: Field(limit: StackRequest.mostAbove)])),
            Envelope.sceneDidCommit: one(
                MessageShape([
                    FieldNumber.SceneDidCommit.updates: Field(limit: limits.changes, shape: update(limits)),
                    FieldNumber.SceneDidCommit.facts: facts,
                ])),
            Envelope.sceneDidChangeFacts: one(MessageShape([FieldNumber.SceneDidChangeFacts.facts: facts])),
            Envelope.sceneDidDescribe: one(
                MessageShape([
                    FieldNumber.SceneDidDescribe.elements: Field(limit: limits.layers),
                    FieldNumber.SceneDidDescribe.controllers: Field(
                        limit: Limits.describedControllers, bytes: Limits.describedControllerBytes),
                ])),
            Envelope.sceneDidWritePasteboard: one(items),
            Envelope.sceneDidLiftDrag: one(MessageShape([FieldNumber.SceneDidLiftDrag.items: .pasteboardItems])),
        ])
    }

    /// A change of a layer in a commit.
    private static func update(_ limits: Limits) -> MessageShape {
        typealias Update = FieldNumber.LayerUpdate
        typealias Contents = FieldNumber.LayerContents
        typealias Animation = FieldNumber.LayerAnimation
        let drawing = one(drawing(limits))
        let gradient = MessageShape([
            FieldNumber.GradientContents.colors: many(Limits.gradientStops, DescriptionBytes.gradientStop)
        ])
        let contents = MessageShape([
            Contents.text: text, Contents.drawing: drawing,
            Contents.picture: one(MessageShape([FieldNumber.PlacedDrawing.drawing: drawing])),
            Contents.shape: one(MessageShape([FieldNumber.ShapeContents.path: path])),
            Contents.gradient: one(gradient, DescriptionBytes.gradient),
        ])
        let frames = MessageShape([
            Animation.values: many(
                Limits.keyframes, LayerDescriptionBytes.keyframe, MessageShape([FieldNumber.AnimatedValue.path: path])),
            Animation.curves: Field(limit: Limits.keyframes),
            Animation.groups: many(LayerAnimation.mostGroups, LayerDescriptionBytes.animationGroup),
        ])
        let animations = MessageShape([
            FieldNumber.LayerAnimations.animations: many(limits.animations, LayerDescriptionBytes.animation, frames)
        ])
        return MessageShape([
            Update.shadow: one(MessageShape([FieldNumber.LayerShadow.path: path])), Update.contents: one(contents),
            Update.animations: one(animations),
        ])
    }

    private static func drawing(_ limits: Limits) -> MessageShape {
        typealias Command = FieldNumber.DrawingCommand
        let gradient = MessageShape([
            FieldNumber.DrawGradient.stops: many(Limits.gradientStops, DescriptionBytes.gradientStop)
        ])
        let command = MessageShape([
            Command.clip: one(MessageShape([FieldNumber.ClipPath.path: path])),
            Command.fill: one(MessageShape([FieldNumber.FillPath.path: path])),
            Command.stroke: one(MessageShape([FieldNumber.StrokePath.path: path])),
            Command.text: one(MessageShape([FieldNumber.DrawText.text: text])),
            Command.gradient: one(gradient, DescriptionBytes.gradient),
        ])
        return MessageShape([
            FieldNumber.Drawing.commands: many(limits.drawingCommands, DescriptionBytes.drawingCommand, command)
        ])
    }

    private static var path: Field {
        let steps = Field(limit: .max, descriptionBytes: DescriptionBytes.pathStep, isPacked: true)
        return one(MessageShape([FieldNumber.Path.steps: steps]), DescriptionBytes.path)
    }

    private static var text: Field {
        let paragraph = MessageShape([
            FieldNumber.ParagraphStyle.tabs: many(Limits.tabStops, DescriptionBytes.tabStop)
        ])
        let text = MessageShape([
            // A run has a font and a colour, so a text of many empty runs is as dear as a long one.
            FieldNumber.StyledText.runs: many(Limits.textRuns, DescriptionBytes.run),
            FieldNumber.StyledText.paragraphs: many(
                Limits.paragraphStyles, DescriptionBytes.paragraphStyle, paragraph),
        ])
        return one(text, DescriptionBytes.text)
    }

    private static var facts: MessageShape {
        typealias Facts = FieldNumber.SceneFacts
        typealias Item = FieldNumber.NavigationItem
        let menu = MessageShape([FieldNumber.Menu.elements: Field(limit: BarMenu.mostElements)])
        let button = MessageShape([FieldNumber.BarButton.menu: one(menu)])
        let buttons = Field(limit: NavigationItem.mostButtons, shape: button)
        return MessageShape([
            Facts.navigationItem: Field(
                limit: 1, bytes: NavigationItem.mostBytes,
                shape: MessageShape([
                    Item.backButton: one(button), Item.leadingButtons: buttons, Item.trailingButtons: buttons,
                ])),
            Facts.tabItem: Field(limit: 1, bytes: TabItem.mostBytes),
            Facts.toolbar: Field(
                limit: 1, bytes: Toolbar.mostBytes,
                shape: MessageShape([FieldNumber.Toolbar.items: Field(limit: Toolbar.mostItems, shape: button)])),
            Facts.preferences: one(
                MessageShape([
                    FieldNumber.ControllerPreferences.unwindActions: Field(
                        limit: ControllerPreferences.mostUnwindActions),
                    FieldNumber.ControllerPreferences.sheet: one(
                        MessageShape([
                            FieldNumber.SheetOptions.detents: Field(limit: SheetDescription.mostDetents)
                        ])),
                ])),
            Facts.textInput: Field(limit: 1, bytes: SceneTextInput.mostBytes),
        ])
    }

    private static func one(_ shape: MessageShape, _ bytes: Int = 0) -> Field {
        Field(limit: 1, shape: shape, descriptionBytes: bytes)
    }

    private static func many(_ limit: Int, _ bytes: Int, _ shape: MessageShape = MessageShape()) -> Field {
        Field(limit: limit, shape: shape, descriptionBytes: bytes)
    }
}
