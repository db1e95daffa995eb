import CoreGraphics
import PluginProtocol
import ProtocolSamples
import QuartzCore
import SwiftProtobuf
import Testing
import WireMessages

/// A message of the host that breaks one rule.
struct BrokenRequest: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let code: Misbehaviour.Code
    let location: String
    let message: Mullion_V1_HostToPluginEnvelope

    init(
        _ testDescription: String, _ code: Misbehaviour.Code, at location: String, _ body: HostToPlugin,
        _ change: (inout Mullion_V1_HostToPluginEnvelope) -> Void
    ) {
        self.testDescription = testDescription
        self.code = code
        self.location = location
        var message =
            (try? Mullion_V1_HostToPluginEnvelope(serializedBytes: HostToPlugin.encode(Samples.envelope(body))))
            ?? .init()
        change(&message)
        self.message = message
    }

    private static let scrolled = [ScrolledLayer(layer: LayerID(rawValue: 3), offset: .zero)]

    static let all: [BrokenRequest] =
        containers + steps + drags + pasteboards + surfaces + textInputs + [
            BrokenRequest(
                "nothing said by contract", .missingField, at: "ContractMessage.kind",
                .scene(.contract(.cancel(.first)))
            ) {
                $0.contractMessage.kind = nil
            },
            BrokenRequest("no body", .unknownCase, at: "", .session(.ping)) { $0.body = nil },
            BrokenRequest("a ping about a scene", .foreignIdentifier, at: "Ping.scene", .session(.ping)) {
                $0.scene = 1
            },
            BrokenRequest("a stop about a scene", .foreignIdentifier, at: "Stop.scene", .session(.stop(grace: .zero))) {
                $0.scene = 1
            },
            BrokenRequest("no limits", .missingField, at: "Welcome.limits", .session(.welcome(Samples.welcome))) {
                $0.welcome.clearLimits()
            },
            BrokenRequest("a limit of 0", .outOfRange, at: "Welcome.limits.scenes", .session(.welcome(Samples.welcome)))
            {
                $0.welcome.limits.scenes = 0
            },
            BrokenRequest(
                "a limit beyond sense", .outOfRange, at: "Welcome.limits.image_bytes",
                .session(.welcome(Samples.welcome))
            ) {
                $0.welcome.limits.imageBytes = .max
            },
            BrokenRequest("epoch 0", .missingField, at: "Welcome.epoch", .session(.welcome(Samples.welcome))) {
                $0.welcome.epoch = 0
            },
            BrokenRequest(
                "a screen of no scale", .outOfRange, at: "Welcome.screen.scale", .session(.welcome(Samples.welcome))
            ) {
                $0.welcome.screen.scale = 0
            },
            BrokenRequest(
                "an unknown style", .unknownCase, at: "Welcome.traits.user_interface_style",
                .session(.welcome(Samples.welcome))
            ) {
                $0.welcome.traits.userInterfaceStyle = .unspecified
            },
            BrokenRequest("no font", .missingField, at: "Welcome.system_font", .session(.welcome(Samples.welcome))) {
                $0.welcome.clearSystemFont()
            },
            BrokenRequest(
                "a font without height", .outOfRange, at: "Welcome.system_font.ascender",
                .session(.welcome(Samples.welcome))
            ) {
                $0.welcome.systemFont.ascender = 0
            },
            BrokenRequest(
                "a font that sinks upwards", .outOfRange, at: "Welcome.system_font.descender",
                .session(.welcome(Samples.welcome))
            ) {
                $0.welcome.systemFont.descender = 0.1
            },
            BrokenRequest(
                "a bottomless font", .outOfRange, at: "Welcome.system_font.descender",
                .session(.welcome(Samples.welcome))
            ) {
                $0.welcome.systemFont.descender = -.infinity
            },
            BrokenRequest(
                "a line beyond sense", .outOfRange, at: "Welcome.system_font.line_height",
                .session(.welcome(Samples.welcome))
            ) {
                $0.welcome.systemFont.lineHeight = 100.5
            },
            BrokenRequest(
                "capitals that are no number", .outOfRange, at: "Welcome.system_font.cap_height",
                .session(.welcome(Samples.welcome))
            ) {
                $0.welcome.systemFont.capHeight = .nan
            },
            BrokenRequest(
                "a long refusal", .limitExceeded, at: "Refused.text", .session(.refused(Refusal(.stopping, "")))
            ) {
                $0.refused.text = String(repeating: "x", count: 5000)
            },
            BrokenRequest(
                "a controller without a name", .missingField, at: "OpenScene.controller",
                .scene(.openScene(.named(""), state: nil))
            ) { _ in },
            BrokenRequest(
                "a scene from nowhere", .missingField, at: "OpenScene.origin",
                .scene(.openScene(.named("main"), state: nil))
            ) {
                $0.openScene.origin = nil
            },
            BrokenRequest(
                "no offer", .missingField, at: "OpenScene.offer", .scene(.openScene(.offered(.first), state: nil))
            ) {
                $0.openScene.offer = 0
            },
            BrokenRequest(
                "nothing that is declined", .missingField, at: "DeclineOffer.offer",
                .scene(.declineOffer(.first, reason: "No."))
            ) {
                $0.declineOffer.offer = 0
            },
            BrokenRequest(
                "a state that is too large", .limitExceeded, at: "OpenScene.state",
                .scene(.openScene(.named("main"), state: nil))
            ) {
                $0.openScene.state = Data(count: Limits.standard.restorableStateBytes + 1)
            },
            BrokenRequest(
                "an unspecified level", .unknownCase, at: "Welcome.traits.user_interface_level",
                .session(.welcome(Samples.welcome))
            ) {
                $0.welcome.traits.userInterfaceLevel = .unspecified
            },
            BrokenRequest(
                "an unknown contrast", .unknownCase, at: "Welcome.traits.accessibility_contrast",
                .session(.welcome(Samples.welcome))
            ) {
                $0.welcome.traits.accessibilityContrast = .UNRECOGNIZED(7)
            },
            BrokenRequest(
                "an unspecified weight", .unknownCase, at: "Welcome.traits.legibility_weight",
                .session(.welcome(Samples.welcome))
            ) {
                $0.welcome.traits.legibilityWeight = .unspecified
            },
            BrokenRequest("no scene to close", .missingField, at: "CloseScene.scene", .scene(.closeScene)) {
                $0.clearScene()
            },
            BrokenRequest(
                "no scene to describe", .missingField, at: "DescribeScene.scene",
                .scene(.describeScene(ifChanged: false))
            ) {
                $0.clearScene()
            },
            BrokenRequest("commit 0", .missingField, at: "AcknowledgeCommit.commit", .scene(.acknowledgeCommit(.first)))
            {
                $0.acknowledgeCommit.commit = 0
            },
            BrokenRequest(
                "no touches", .missingField, at: "DeliverTouches.touches", .input(.deliverTouches(Samples.touches))
            ) {
                $0.deliverTouches.touches = []
            },
            BrokenRequest(
                "a touch twice", .foreignIdentifier, at: "DeliverTouches.touches",
                .input(.deliverTouches(Samples.touches))
            ) {
                $0.deliverTouches.touches[1].id = 1
            },
            BrokenRequest(
                "a touch nowhere", .missingField, at: "DeliverTouches.touches[0].position",
                .input(.deliverTouches(Samples.touches))
            ) {
                $0.deliverTouches.touches[0].clearPosition()
            },
            BrokenRequest(
                "a touch at no time", .outOfRange, at: "DeliverTouches.touches[0].timestamp",
                .input(.deliverTouches(Samples.touches))
            ) {
                $0.deliverTouches.touches[0].timestamp = .nan
            },
            BrokenRequest(
                "a touch of no phase", .unknownCase, at: "DeliverTouches.touches[1].phase",
                .input(.deliverTouches(Samples.touches))
            ) {
                $0.deliverTouches.touches[1].phase = .unspecified
            },
            BrokenRequest(
                "a pointer at no place", .outOfRange, at: "DeliverHover.position.x", .input(.deliverHover(.zero))
            ) { $0.deliverHover.position.x = .nan },
            BrokenRequest(
                "no layer is scrolled", .missingField, at: "ScrollLayers.layers", .input(.scrollLayers(scrolled))
            ) { $0.scrollLayers.layers = [] },
            BrokenRequest(
                "layer 0 is scrolled", .missingField, at: "ScrollLayers.layers[0].layer",
                .input(.scrollLayers(scrolled))
            ) { $0.scrollLayers.layers[0].layer = 0 },
            BrokenRequest(
                "a layer is scrolled to nowhere", .missingField, at: "ScrollLayers.layers[0].offset",
                .input(.scrollLayers(scrolled))
            ) { $0.scrollLayers.layers[0].clearOffset() },
            BrokenRequest(
                "a layer is scrolled to no number", .outOfRange, at: "ScrollLayers.layers[0].offset.x",
                .input(.scrollLayers(scrolled))
            ) { $0.scrollLayers.layers[0].offset.x = .nan },
            BrokenRequest(
                "a turn of a new kind", .unknownCase, at: "ScrollLayers.layers[0].turn", .input(.scrollLayers(scrolled))
            ) { $0.scrollLayers.layers[0].turn = .UNRECOGNIZED(9) },
            BrokenRequest(
                "a layer is let go at no speed", .missingField, at: "ScrollLayers.layers[0].speed",
                .input(.scrollLayers(scrolled))
            ) {
                $0.scrollLayers.layers[0].turn = .released
                $0.scrollLayers.layers[0].target = .init()
            },
            BrokenRequest(
                "a layer is let go to nowhere", .missingField, at: "ScrollLayers.layers[0].target",
                .input(.scrollLayers(scrolled))
            ) {
                $0.scrollLayers.layers[0].turn = .released
                $0.scrollLayers.layers[0].speed = .init()
            },
            BrokenRequest(
                "a scroll of nothing", .missingField, at: "DeliverScroll.delta", .input(.deliverScroll(Samples.scroll))
            ) {
                $0.deliverScroll.clearDelta()
            },
            BrokenRequest(
                "a key beyond the keyboard", .outOfRange, at: "DeliverPresses.presses[0].key",
                .input(.deliverPresses(Samples.presses))
            ) {
                $0.deliverPresses.presses[0].key = 70_000
            },
            BrokenRequest(
                "a press of no phase", .unknownCase, at: "DeliverPresses.presses[0].phase",
                .input(.deliverPresses(Samples.presses))
            ) {
                $0.deliverPresses.presses[0].phase = .unspecified
            },
            BrokenRequest("no text", .missingField, at: "InsertText.text", .input(.insertText(""))) { _ in },
            BrokenRequest("a deletion nowhere", .missingField, at: "DeleteBackward.scene", .input(.deleteBackward)) {
                $0.clearScene()
            },
            BrokenRequest(
                "an empty command", .missingField, at: "PerformDebugCommand.command", .session(.performDebugCommand(""))
            ) { _ in },
            BrokenRequest("focus nowhere", .missingField, at: "FocusScene.scene", .input(.focusScene(true))) {
                $0.clearScene()
            },
        ]
}
