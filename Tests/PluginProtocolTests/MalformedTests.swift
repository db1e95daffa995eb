import Foundation
import PluginProtocol
import SwiftProtobuf
import Testing
import WireMessages

/// A message of a plugin that breaks one rule.
struct BrokenReport: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let code: Misbehaviour.Code
    let location: String
    let lane: Lane
    let message: Mullion_V1_PluginToHostEnvelope

    init(
        _ testDescription: String, _ code: Misbehaviour.Code, at location: String, _ body: PluginToHost,
        lane: Lane? = nil, _ change: (inout Mullion_V1_PluginToHostEnvelope) -> Void
    ) {
        self.testDescription = testDescription
        self.code = code
        self.location = location
        self.lane = lane ?? body.lane ?? .content
        var message =
            (try? Mullion_V1_PluginToHostEnvelope(serializedBytes: PluginToHost.encode(Samples.envelope(body))))
            ?? .init()
        change(&message)
        self.message = message
    }

    static func commit(
        _ what: String, _ code: Misbehaviour.Code, at location: String,
        _ change: (inout Mullion_V1_SceneDidCommit) -> Void
    ) -> BrokenReport {
        BrokenReport(what, code, at: "SceneDidCommit.\(location)", .sceneDidCommit(Samples.commit)) {
            change(&$0.sceneDidCommit)
        }
    }

    static let all: [BrokenReport] = [
        BrokenReport("no body", .unknownCase, at: "", .pong) { $0.body = nil },
        BrokenReport("no sequence", .missingField, at: "Pong.sequence", .pong) { $0.sequence = 0 },
        BrokenReport("an answer to nothing", .missingField, at: "Pong.in_reply_to", .pong) { $0.clearInReplyTo() },
        BrokenReport("a scene where none belongs", .foreignIdentifier, at: "Pong.scene", .pong) { $0.scene = 1 },
        BrokenReport("no scene", .missingField, at: "SceneDidOpen.scene", .sceneDidOpen) { $0.clearScene() },
        BrokenReport("scene 0", .missingField, at: "SceneDidClose.scene", .sceneDidClose) { $0.scene = 0 },
        BrokenReport("stop without a question", .missingField, at: "WillStop.in_reply_to", .willStop) {
            $0.clearInReplyTo()
        },
        BrokenReport(
            "input answered without a question", .missingField, at: "InputWasHandled.in_reply_to",
            .inputWasHandled(true)
        ) { $0.clearInReplyTo() },
        BrokenReport(
            "a commit on the control lane", .wrongLane, at: "SceneDidCommit", .sceneDidCommit(Samples.commit),
            lane: .control
        ) { _ in },
        BrokenReport("a pong on the content lane", .wrongLane, at: "Pong", .pong, lane: .content) { _ in },
        BrokenReport("a short token", .outOfRange, at: "Hello.token", .hello(Samples.hello)) {
            $0.hello.token = Data([1])
        },
        BrokenReport("versions upside down", .outOfRange, at: "Hello.minimum_version", .hello(Samples.hello)) {
            $0.hello.minimumVersion = 9
        },
        BrokenReport("version 0", .missingField, at: "Hello.maximum_version", .hello(Samples.hello)) {
            $0.hello.maximumVersion = 0
        },
        BrokenReport("an identifier of one part", .outOfRange, at: "Hello.plugin_identifier", .hello(Samples.hello)) {
            $0.hello.pluginIdentifier = "clock"
        },
        BrokenReport("an unknown lane", .unknownCase, at: "Hello.lane", .hello(Samples.hello)) {
            $0.hello.lane = .UNRECOGNIZED(7)
        },
        BrokenReport("too many capabilities", .limitExceeded, at: "Hello.capabilities", .hello(Samples.hello)) {
            $0.hello.capabilities = (0..<65).map(String.init)
        },
        BrokenReport(
            "a long failure", .limitExceeded, at: "SceneDidFail.text",
            .sceneDidFail(SceneFailure(.controllerFailed, ""))
        ) {
            $0.sceneDidFail.text = String(repeating: "x", count: 5000)
        },
        BrokenReport("a long title", .limitExceeded, at: "TitleDidChange.title", .titleDidChange("")) {
            $0.titleDidChange.title = String(repeating: "x", count: 5000)
        },
        BrokenReport(
            "no size", .missingField, at: "PreferredContentSizeDidChange.size", .preferredContentSizeDidChange(.zero)
        ) {
            $0.preferredContentSizeDidChange.clearSize()
        },
        BrokenReport(
            "a negative size", .outOfRange, at: "PreferredContentSizeDidChange.size.width",
            .preferredContentSizeDidChange(.zero)
        ) {
            $0.preferredContentSizeDidChange.size.width = -1
        },
        BrokenReport("too many lines of trace", .limitExceeded, at: "field 13.field 1", .didRecordTrace([])) {
            $0.didRecordTrace.lines = Array(repeating: "", count: 10_001)
        },
        BrokenReport("a picture without pixels", .outOfRange, at: "ImageChunk.width", .imageChunk(Samples.chunk)) {
            $0.imageChunk.width = 0
        },
        BrokenReport("a picture of 2^64 pixels", .limitExceeded, at: "ImageChunk.width", .imageChunk(Samples.chunk)) {
            $0.imageChunk.width = .max
            $0.imageChunk.height = .max
        },
        BrokenReport(
            "a total that is not the picture's", .brokenImage, at: "ImageChunk.total", .imageChunk(Samples.chunk)
        ) {
            $0.imageChunk.total = 7
        },
        BrokenReport("an empty piece", .missingField, at: "ImageChunk.bytes", .imageChunk(Samples.chunk)) {
            $0.imageChunk.bytes = Data()
        },
        BrokenReport("a piece beyond the end", .brokenImage, at: "ImageChunk.offset", .imageChunk(Samples.chunk)) {
            $0.imageChunk.offset = 20
        },
        BrokenReport(
            "a piece at the end of the world", .brokenImage, at: "ImageChunk.offset", .imageChunk(Samples.chunk)
        ) {
            $0.imageChunk.offset = .max
        },
        .commit("no serial", .missingField, at: "commit") { $0.commit = 0 },
        .commit("resize 0", .missingField, at: "answered_resize") { $0.answeredResize = 0 },
        .commit("no order", .missingField, at: "after_control_sequence") { $0.afterControlSequence = 0 },
        .commit("no root", .missingField, at: "root") { $0.root = 0 },
        .commit("removes layer 0", .missingField, at: "removed") { $0.removed = [0] },
        .commit("updates layer 0", .missingField, at: "updates[0].layer") { $0.updates[0].layer = 0 },
        .commit("sublayer 0", .missingField, at: "updates[0].sublayers") { $0.updates[0].sublayers.layers = [0] },
        .commit("no bounds", .missingField, at: "updates[1].geometry.bounds") { $0.updates[1].geometry.clearBounds() },
        .commit("a rectangle without a size", .missingField, at: "updates[1].geometry.bounds.size") {
            $0.updates[1].geometry.bounds.clearSize()
        },
        .commit("a negative height", .outOfRange, at: "updates[1].geometry.bounds.size.height") {
            $0.updates[1].geometry.bounds.size.height = -1
        },
        .commit("a position that is no number", .outOfRange, at: "updates[1].geometry.position.x") {
            $0.updates[1].geometry.position.x = .nan
        },
        .commit("an infinite transform", .outOfRange, at: "updates[1].geometry.transform.tx") {
            $0.updates[1].geometry.transform.tx = .infinity
        },
        .commit("a place beyond the world", .outOfRange, at: "updates[1].geometry.position.y") {
            $0.updates[1].geometry.position.y = 2e9
        },
        .commit("opacity 2", .outOfRange, at: "updates[0].visibility.opacity") { $0.updates[0].visibility.opacity = 2 },
        .commit("a colour beyond white", .outOfRange, at: "updates[0].appearance.background.red") {
            $0.updates[0].appearance.background.red = 1.5
        },
        .commit("no shadow offset", .missingField, at: "updates[0].shadow.offset") {
            $0.updates[0].shadow.clearOffset()
        },
        .commit("no contents", .unknownCase, at: "updates[0].contents") { $0.updates[0].contents.contents = nil },
        .commit("an unknown alignment", .unknownCase, at: "updates[1].contents.text.alignment") {
            $0.updates[1].contents.text.alignment = .unspecified
        },
        .commit("an unknown line break", .unknownCase, at: "updates[1].contents.text.line_break") {
            $0.updates[1].contents.text.lineBreak = .UNRECOGNIZED(40)
        },
        .commit("no font", .missingField, at: "updates[1].contents.text.runs[0].font") {
            $0.updates[1].contents.text.runs[0].clearFont()
        },
        .commit("a font of no size", .outOfRange, at: "updates[1].contents.text.runs[0].font.size") {
            $0.updates[1].contents.text.runs[0].font.size = 0
        },
        .commit("a font of no weight", .outOfRange, at: "updates[1].contents.text.runs[0].font.weight") {
            $0.updates[1].contents.text.runs[0].font.weight = 0
        },
        .commit("too much text", .limitExceeded, at: "updates[1].contents.text.runs") {
            $0.updates[1].contents.text.runs[0].text = String(repeating: "x", count: 300_000)
        },
        .commit("an image of no scale", .outOfRange, at: "updates[2].contents.image.scale") {
            $0.updates[2].contents.image.scale = 0
        },
        .commit("an unknown gravity", .unknownCase, at: "updates[2].contents.image.gravity") {
            $0.updates[2].contents.image.gravity = .unspecified
        },
        .commit("an unknown drawing command", .unknownCase, at: "updates[3].contents.drawing.commands[0]") {
            $0.updates[3].contents.drawing.commands[0].command = nil
        },
        .commit("a state that was never saved", .outOfTurn, at: "updates[3].contents.drawing.commands[0]") {
            $0.updates[3].contents.drawing.commands.insert(.with { $0.restoreState = .init() }, at: 0)
        },
        .commit("a state that is never restored", .outOfTurn, at: "updates[3].contents.drawing.commands") {
            $0.updates[3].contents.drawing.commands.removeLast()
        },
        .commit(
            "a path without its last point", .missingField,
            at: "updates[3].contents.drawing.commands[3].clip.path.coordinates"
        ) {
            $0.updates[3].contents.drawing.commands[3].clip.path.coordinates.removeLast()
        },
        .commit(
            "a path with a point too many", .outOfRange,
            at: "updates[3].contents.drawing.commands[3].clip.path.coordinates"
        ) {
            $0.updates[3].contents.drawing.commands[3].clip.path.coordinates.append(1)
        },
        .commit(
            "an unknown step of a path", .unknownCase, at: "updates[3].contents.drawing.commands[3].clip.path.steps"
        ) {
            $0.updates[3].contents.drawing.commands[3].clip.path.steps[0] = .unspecified
        },
        .commit("an unknown fill rule", .unknownCase, at: "updates[3].contents.drawing.commands[3].clip.rule") {
            $0.updates[3].contents.drawing.commands[3].clip.rule = .unspecified
        },
        .commit("nothing to fill", .missingField, at: "updates[3].contents.drawing.commands[4].fill.path") {
            $0.updates[3].contents.drawing.commands[4].fill.clearPath()
        },
        .commit("a stroke without colour", .missingField, at: "updates[3].contents.drawing.commands[5].stroke.color") {
            $0.updates[3].contents.drawing.commands[5].stroke.clearColor()
        },
        .commit("a stroke without width", .outOfRange, at: "updates[3].contents.drawing.commands[5].stroke.width") {
            $0.updates[3].contents.drawing.commands[5].stroke.width = 0
        },
        .commit("an image without a place", .missingField, at: "updates[3].contents.drawing.commands[6].image.rect") {
            $0.updates[3].contents.drawing.commands[6].image.clearRect()
        },
        .commit("a drawn text without text", .missingField, at: "updates[3].contents.drawing.commands[7].text.text") {
            $0.updates[3].contents.drawing.commands[7].text.clearText()
        },
        BrokenReport(
            "a flood of drawing commands", .limitExceeded, at: "field 51.field 6.field 7.field 4.field 1",
            .sceneDidCommit(Samples.commit)
        ) {
            $0.sceneDidCommit.updates[3].contents.drawing.commands = Array(
                repeating: .with { $0.setAlpha = 1 }, count: 20_001)
        },
        BrokenReport(
            "a flood of updates", .limitExceeded, at: "field 51.field 6", .sceneDidCommit(Samples.commit)
        ) { $0.sceneDidCommit.updates = Array(repeating: .init(), count: 20_001) },
    ]
}

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

    static let all: [BrokenRequest] = [
        BrokenRequest("no body", .unknownCase, at: "", .ping) { $0.body = nil },
        BrokenRequest("a ping about a scene", .foreignIdentifier, at: "Ping.scene", .ping) { $0.scene = 1 },
        BrokenRequest("a stop about a scene", .foreignIdentifier, at: "Stop.scene", .stop(grace: .zero)) {
            $0.scene = 1
        },
        BrokenRequest("no limits", .missingField, at: "Welcome.limits", .welcome(Samples.welcome)) {
            $0.welcome.clearLimits()
        },
        BrokenRequest("a limit of 0", .outOfRange, at: "Welcome.limits.scenes", .welcome(Samples.welcome)) {
            $0.welcome.limits.scenes = 0
        },
        BrokenRequest("a limit beyond sense", .outOfRange, at: "Welcome.limits.image_bytes", .welcome(Samples.welcome))
        {
            $0.welcome.limits.imageBytes = .max
        },
        BrokenRequest("epoch 0", .missingField, at: "Welcome.epoch", .welcome(Samples.welcome)) {
            $0.welcome.epoch = 0
        },
        BrokenRequest("a screen of no scale", .outOfRange, at: "Welcome.screen.scale", .welcome(Samples.welcome)) {
            $0.welcome.screen.scale = 0
        },
        BrokenRequest(
            "an unknown style", .unknownCase, at: "Welcome.traits.user_interface_style", .welcome(Samples.welcome)
        ) {
            $0.welcome.traits.userInterfaceStyle = .unspecified
        },
        BrokenRequest("a long refusal", .limitExceeded, at: "Refused.text", .refused(Refusal(.stopping, ""))) {
            $0.refused.text = String(repeating: "x", count: 5000)
        },
        BrokenRequest(
            "a controller without a name", .missingField, at: "OpenScene.controller", .openScene(controller: "")
        ) { _ in },
        BrokenRequest("an update of nothing", .missingField, at: "UpdateScene.steps", .updateScene([])) { _ in },
        BrokenRequest("an unknown step", .unknownCase, at: "UpdateScene.steps[0]", .updateScene([.loadView])) {
            $0.updateScene.steps[0].step = nil
        },
        BrokenRequest(
            "a resize without a size", .missingField, at: "UpdateScene.steps[2].resize_scene.size",
            .updateScene(Samples.steps)
        ) {
            $0.updateScene.steps[2].resizeScene.clearSize()
        },
        BrokenRequest(
            "a resize without a serial", .missingField, at: "UpdateScene.steps[2].resize_scene.serial",
            .updateScene(Samples.steps)
        ) {
            $0.updateScene.steps[2].resizeScene.serial = 0
        },
        BrokenRequest(
            "an unknown size class", .unknownCase, at: "UpdateScene.steps[3].change_traits.vertical_size_class",
            .updateScene(Samples.steps)
        ) {
            $0.updateScene.steps[3].changeTraits.verticalSizeClass = .UNRECOGNIZED(9)
        },
        BrokenRequest("a flood of steps", .limitExceeded, at: "field 21.field 1", .updateScene(Samples.steps)) {
            $0.updateScene.steps = Array(repeating: .with { $0.loadView = .init() }, count: 257)
        },
        BrokenRequest("no scene to close", .missingField, at: "CloseScene.scene", .closeScene) { $0.clearScene() },
        BrokenRequest("commit 0", .missingField, at: "AcknowledgeCommit.commit", .acknowledgeCommit(.first)) {
            $0.acknowledgeCommit.commit = 0
        },
        BrokenRequest("no touches", .missingField, at: "DeliverTouches.touches", .deliverTouches(Samples.touches)) {
            $0.deliverTouches.touches = []
        },
        BrokenRequest(
            "a touch twice", .foreignIdentifier, at: "DeliverTouches.touches", .deliverTouches(Samples.touches)
        ) {
            $0.deliverTouches.touches[1].id = 1
        },
        BrokenRequest(
            "a touch nowhere", .missingField, at: "DeliverTouches.touches[0].position", .deliverTouches(Samples.touches)
        ) {
            $0.deliverTouches.touches[0].clearPosition()
        },
        BrokenRequest(
            "a touch at no time", .outOfRange, at: "DeliverTouches.touches[0].timestamp",
            .deliverTouches(Samples.touches)
        ) {
            $0.deliverTouches.touches[0].timestamp = .nan
        },
        BrokenRequest(
            "a touch of no phase", .unknownCase, at: "DeliverTouches.touches[1].phase", .deliverTouches(Samples.touches)
        ) {
            $0.deliverTouches.touches[1].phase = .unspecified
        },
        BrokenRequest("a scroll of nothing", .missingField, at: "DeliverScroll.delta", .deliverScroll(Samples.scroll)) {
            $0.deliverScroll.clearDelta()
        },
        BrokenRequest(
            "a key beyond the keyboard", .outOfRange, at: "DeliverPresses.presses[0].key",
            .deliverPresses(Samples.presses)
        ) {
            $0.deliverPresses.presses[0].key = 70_000
        },
        BrokenRequest(
            "a press of no phase", .unknownCase, at: "DeliverPresses.presses[0].phase", .deliverPresses(Samples.presses)
        ) {
            $0.deliverPresses.presses[0].phase = .unspecified
        },
        BrokenRequest("no text", .missingField, at: "InsertText.text", .insertText("")) { _ in },
        BrokenRequest("a deletion nowhere", .missingField, at: "DeleteBackward.scene", .deleteBackward) {
            $0.clearScene()
        },
        BrokenRequest("focus nowhere", .missingField, at: "FocusScene.scene", .focusScene(true)) { $0.clearScene() },
    ]
}

@Suite struct MalformedTests {
    @Test("A plugin's message that breaks a rule is refused with its place", arguments: BrokenReport.all)
    func report(broken: BrokenReport) throws {
        let bytes: [UInt8] = try broken.message.serializedBytes()
        let error = #expect(throws: Misbehaviour.self) {
            try PluginToHost.decode(bytes, on: broken.lane, limits: .standard)
        }
        #expect(error?.code == broken.code)
        #expect(error?.location.joined(separator: ".") == broken.location)
    }

    @Test("A host's message that breaks a rule is refused with its place", arguments: BrokenRequest.all)
    func request(broken: BrokenRequest) throws {
        let bytes: [UInt8] = try broken.message.serializedBytes()
        let error = #expect(throws: Misbehaviour.self) {
            try HostToPlugin.decode(bytes, on: .control, limits: .standard)
        }
        #expect(error?.code == broken.code)
        #expect(error?.location.joined(separator: ".") == broken.location)
    }

    @Test("Every message has a line here that breaks it")
    func everyMessageIsBroken() {
        let reports = Set(BrokenReport.all.map(\.location)).map { $0.prefix { $0 != "." } }.map(String.init)
        #expect(
            Set(Samples.pluginToHost.map(\.name)).subtracting(reports) == ["DidRecordTrace"],
            "its line breaks before the name is known")
        let requests = Set(BrokenRequest.all.map(\.location)).map { $0.prefix { $0 != "." } }.map(String.init)
        #expect(Set(Samples.hostToPlugin.map(\.name)).subtracting(requests).isEmpty)
    }

    @Test("A message larger than its lane allows is refused before it is read")
    func oversize() {
        let bytes = [UInt8](repeating: 0, count: Limits.standard.controlMessageBytes + 1)
        let error = #expect(throws: Misbehaviour.self) {
            try PluginToHost.decode(bytes, on: .control, limits: .standard)
        }
        #expect(error?.code == .limitExceeded)
    }

    @Test("Groups that nest without end are refused")
    func depth() {
        let error = #expect(throws: Misbehaviour.self) {
            try PluginToHost.decode([UInt8](repeating: 0x0b, count: 100_000), on: .control, limits: .standard)
        }
        #expect(error?.code == .malformed)
    }

    @Test("Text that is not UTF-8 is refused")
    func notUTF8() {
        // TitleDidChange (field 40) with a title (field 1) of one byte that starts no character.
        let bytes: [UInt8] = [0x10, 0x01, 0x28, 0x01, 0xc2, 0x02, 0x03, 0x0a, 0x01, 0xff]
        let error = #expect(throws: Misbehaviour.self) {
            try PluginToHost.decode(bytes, on: .control, limits: .standard)
        }
        #expect(error?.code == .malformed)
    }

    @Test("Fields that this version does not know are dropped")
    func unknownFields() throws {
        let envelope = Samples.envelope(PluginToHost.pong)
        // Field 1000, a varint.
        let bytes = PluginToHost.encode(envelope) + [0xc0, 0x3e, 0x01]
        #expect(try PluginToHost.decode(bytes, on: .control, limits: .standard) == envelope)
    }
}
