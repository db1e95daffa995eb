import Foundation
import PluginProtocol
import ProtocolSamples
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
        BrokenReport(what, code, at: "SceneDidCommit.\(location)", .content(.sceneDidCommit(Samples.commit))) {
            change(&$0.sceneDidCommit)
        }
    }

    static let all: [BrokenReport] =
        texts + animations + shapes + gradients + layers + scenes + bars + menus + contracts + drags + pasteboards
        + surfaces
        + textInputs
        + [
            BrokenReport("no body", .unknownCase, at: "", .session(.pong)) { $0.body = nil },
            BrokenReport("no sequence", .missingField, at: "Pong.sequence", .session(.pong)) { $0.sequence = 0 },
            BrokenReport("an answer to nothing", .missingField, at: "Pong.in_reply_to", .session(.pong)) {
                $0.clearInReplyTo()
            },
            BrokenReport("a scene where none belongs", .foreignIdentifier, at: "Pong.scene", .session(.pong)) {
                $0.scene = 1
            },
            BrokenReport("no scene", .missingField, at: "SceneDidOpen.scene", .scene(.sceneDidOpen)) {
                $0.clearScene()
            },
            BrokenReport("scene 0", .missingField, at: "SceneDidClose.scene", .scene(.sceneDidClose)) { $0.scene = 0 },
            BrokenReport("stop without a question", .missingField, at: "WillStop.in_reply_to", .session(.willStop)) {
                $0.clearInReplyTo()
            },
            BrokenReport(
                "input answered without a question", .missingField, at: "InputWasHandled.in_reply_to",
                .input(.inputWasHandled(InputAnswer(isHandled: true)))
            ) { $0.clearInReplyTo() },
            BrokenReport(
                "a commit on the control lane", .wrongLane, at: "SceneDidCommit",
                .content(.sceneDidCommit(Samples.commit)),
                lane: .control
            ) { _ in },
            BrokenReport("a pong on the content lane", .wrongLane, at: "Pong", .session(.pong), lane: .content) { _ in
            },
            BrokenReport("a short token", .outOfRange, at: "Hello.token", .session(.hello(Samples.hello))) {
                $0.hello.token = Data([1])
            },
            BrokenReport(
                "versions upside down", .outOfRange, at: "Hello.minimum_version", .session(.hello(Samples.hello))
            ) {
                $0.hello.minimumVersion = 9
            },
            BrokenReport("version 0", .missingField, at: "Hello.maximum_version", .session(.hello(Samples.hello))) {
                $0.hello.maximumVersion = 0
            },
            BrokenReport(
                "an identifier of one part", .outOfRange, at: "Hello.plugin_identifier", .session(.hello(Samples.hello))
            ) {
                $0.hello.pluginIdentifier = "clock"
            },
            BrokenReport("an unknown lane", .unknownCase, at: "Hello.lane", .session(.hello(Samples.hello))) {
                $0.hello.lane = .UNRECOGNIZED(7)
            },
            BrokenReport(
                "too many capabilities", .limitExceeded, at: "Hello.capabilities", .session(.hello(Samples.hello))
            ) {
                $0.hello.capabilities = (0..<65).map(String.init)
            },
            BrokenReport(
                "a long failure", .limitExceeded, at: "SceneDidFail.text",
                .scene(.sceneDidFail(SceneFailure(.controllerFailed, "")))
            ) {
                $0.sceneDidFail.text = String(repeating: "x", count: 5000)
            },
            BrokenReport(
                "too many lines of trace", .limitExceeded, at: "field 13.field 1", .session(.didRecordTrace([]))
            ) {
                $0.didRecordTrace.lines = Array(repeating: "", count: 513)
            },
            BrokenReport("a trace of too many bytes", .limitExceeded, at: "field 13", .session(.didRecordTrace([]))) {
                $0.didRecordTrace.lines = Array(repeating: String(repeating: "x", count: 1 << 15), count: 2)
            },
            BrokenReport(
                "a picture without pixels", .outOfRange, at: "ImageChunk.width", .content(.imageChunk(Samples.chunk))
            ) {
                $0.imageChunk.width = 0
            },
            BrokenReport(
                "a picture of 2^64 pixels", .limitExceeded, at: "ImageChunk.width", .content(.imageChunk(Samples.chunk))
            ) {
                $0.imageChunk.width = .max
                $0.imageChunk.height = .max
            },
            BrokenReport(
                "a total that is not the picture's", .brokenImage, at: "ImageChunk.total",
                .content(.imageChunk(Samples.chunk))
            ) {
                $0.imageChunk.total = 7
            },
            BrokenReport("an empty piece", .missingField, at: "ImageChunk.bytes", .content(.imageChunk(Samples.chunk)))
            {
                $0.imageChunk.bytes = Data()
            },
            BrokenReport(
                "a piece beyond the end", .brokenImage, at: "ImageChunk.offset", .content(.imageChunk(Samples.chunk))
            ) {
                $0.imageChunk.offset = 20
            },
            BrokenReport(
                "a piece at the end of the world", .brokenImage, at: "ImageChunk.offset",
                .content(.imageChunk(Samples.chunk))
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
            .commit("no contents", .unknownCase, at: "updates[0].contents") { $0.updates[0].contents.contents = nil },
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
            .commit(
                "a stroke without colour", .missingField, at: "updates[3].contents.drawing.commands[5].stroke.color"
            ) {
                $0.updates[3].contents.drawing.commands[5].stroke.clearColor()
            },
            .commit("a stroke without width", .outOfRange, at: "updates[3].contents.drawing.commands[5].stroke.width") {
                $0.updates[3].contents.drawing.commands[5].stroke.width = 0
            },
            .commit("an image without a place", .missingField, at: "updates[3].contents.drawing.commands[6].image.rect")
            {
                $0.updates[3].contents.drawing.commands[6].image.clearRect()
            },
            .commit("a drawn text without text", .missingField, at: "updates[3].contents.drawing.commands[7].text.text")
            {
                $0.updates[3].contents.drawing.commands[7].text.clearText()
            },
            .commit(
                "a blend mode of its own", .unknownCase, at: "updates[3].contents.drawing.commands[8].set_blend_mode"
            ) {
                $0.updates[3].contents.drawing.commands[8].setBlendMode = .UNRECOGNIZED(99)
            },
            .commit(
                "a shadow without colour", .missingField,
                at: "updates[3].contents.drawing.commands[9].set_shadow.shadow.color"
            ) {
                $0.updates[3].contents.drawing.commands[9].setShadow.shadow.clearColor()
            },
            .commit(
                "a shadow with a negative blur", .outOfRange,
                at: "updates[3].contents.drawing.commands[9].set_shadow.shadow.blur"
            ) {
                $0.updates[3].contents.drawing.commands[9].setShadow.shadow.blur = -1
            },
            .commit("a layer that a state ends", .outOfTurn, at: "updates[3].contents.drawing.commands[14]") {
                $0.updates[3].contents.drawing.commands[14].restoreState = .init()
            },
            .commit(
                "a gradient without colours", .missingField,
                at: "updates[3].contents.drawing.commands[11].gradient.stops"
            ) {
                $0.updates[3].contents.drawing.commands[11].gradient.stops = []
            },
            .commit(
                "a gradient that leads nowhere", .unknownCase,
                at: "updates[3].contents.drawing.commands[11].gradient.course"
            ) {
                $0.updates[3].contents.drawing.commands[11].gradient.course = nil
            },
            .commit(
                "a colour beyond the gradient", .outOfRange,
                at: "updates[3].contents.drawing.commands[11].gradient.stops[1].location"
            ) {
                $0.updates[3].contents.drawing.commands[11].gradient.stops[1].location = 1.5
            },
            .commit(
                "a linear gradient without an end", .missingField,
                at: "updates[3].contents.drawing.commands[11].gradient.linear.end"
            ) {
                $0.updates[3].contents.drawing.commands[11].gradient.linear.clearEnd()
            },
            .commit(
                "a circle of a negative radius", .outOfRange,
                at: "updates[3].contents.drawing.commands[12].gradient.radial.end_radius"
            ) {
                $0.updates[3].contents.drawing.commands[12].gradient.radial.endRadius = -1
            },
            .commit(
                "a conic gradient at an infinite angle", .outOfRange,
                at: "updates[3].contents.drawing.commands[13].gradient.conic.angle"
            ) {
                $0.updates[3].contents.drawing.commands[13].gradient.conic.angle = .infinity
            },
            .commit("nothing but gaps", .outOfRange, at: "updates[3].contents.drawing.commands[16].stroke.dash") {
                $0.updates[3].contents.drawing.commands[16].stroke.dash = [0, 0]
            },
            .commit("a corner that no rectangle has", .outOfRange, at: "updates[0].appearance.square_corners") {
                $0.updates[0].appearance.squareCorners = 16
            },
            .commit("a shadow path without coordinates", .missingField, at: "updates[0].shadow.path.coordinates") {
                $0.updates[0].shadow.path.coordinates = []
            },
            .commit("an image with half a center", .missingField, at: "updates[2].contents.image.center.size") {
                $0.updates[2].contents.image.center.clearSize()
            },
            .commit("a picture without a size", .missingField, at: "updates[5].contents.picture.size") {
                $0.updates[5].contents.picture.clearSize()
            },
            .commit("a picture of no gravity", .unknownCase, at: "updates[5].contents.picture.gravity") {
                $0.updates[5].contents.picture.gravity = .unspecified
            },
            BrokenReport(
                "a flood of colours", .limitExceeded, at: "field 51.field 6.field 7.field 4.field 1.field 14.field 1",
                .content(.sceneDidCommit(Samples.commit))
            ) {
                $0.sceneDidCommit.updates[3].contents.drawing.commands[11].gradient.stops = Array(
                    repeating: .init(), count: 257)
            },
            BrokenReport(
                "a flood of drawing commands", .limitExceeded, at: "field 51.field 6.field 7.field 4.field 1",
                .content(.sceneDidCommit(Samples.commit))
            ) {
                $0.sceneDidCommit.updates[3].contents.drawing.commands = Array(
                    repeating: .with { $0.setAlpha = 1 }, count: 20_001)
            },
            BrokenReport(
                "a flood of updates", .limitExceeded, at: "field 51.field 6", .content(.sceneDidCommit(Samples.commit))
            ) { $0.sceneDidCommit.updates = Array(repeating: .init(), count: 20_001) },
        ]
}
