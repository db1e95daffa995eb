import Foundation
import Attacks
import HostStaging
import PluginHost
import PluginProtocol
import RemotePlacements
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("A plugin that breaks the rules") @MainActor struct Misbehaviours {
        private let host: InMemoryHost
        private let pane: RemoteViewController
        private let other: RemoteViewController
        private let run: InMemoryLauncher.Run
        private let otherPoint = CGPoint(x: 300, y: 225)

        init() throws {
            host = try InMemoryHost { _ in ColorViewController() }
            pane = host.showPane(frame: CGRect(x: 200, y: 0, width: 200, height: 150))
            run = try host.run
            other = host.showPane(
                of: InMemoryHost.otherIdentifier, frame: CGRect(x: 200, y: 150, width: 200, height: 150))
        }

        /// Expects that this session has ended with a sentence that contains `words`, and nothing else has.
        private func expectEnd(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
            host.settle()
            #expect(run.isOver, sourceLocation: sourceLocation)
            let texts = host.stage.texts(in: pane)
            #expect(texts.count == 3, sourceLocation: sourceLocation)
            #expect(texts.first == "First", sourceLocation: sourceLocation)
            #expect(texts.last == "Retry", sourceLocation: sourceLocation)
            let sentence = texts.count > 1 ? texts[1] : ""
            #expect(
                sentence.hasPrefix("It was ended because it broke the protocol: "), sourceLocation: sourceLocation)
            #expect(sentence.contains(words), "\(sentence)", sourceLocation: sourceLocation)
            #expect(pane.state == .ended(reason: sentence), sourceLocation: sourceLocation)
            try expectOthersWork(sourceLocation: sourceLocation)
            // It is not started again by itself: it would only do the same.
            host.pass(.seconds(600))
            #expect(host.launcher.runs.count == 2, sourceLocation: sourceLocation)
            pane.retry()
            host.settle()
            #expect(pane.state == .running(processIdentifier: nil), sourceLocation: sourceLocation)
        }

        private func expectOthersWork(sourceLocation: SourceLocation = #_sourceLocation) throws {
            #expect(other.state == .running(processIdentifier: nil), sourceLocation: sourceLocation)
            let view = try #require(
                host.controller(ColorViewController.self).view, sourceLocation: sourceLocation)
            view.backgroundColor = view.backgroundColor == .green ? .blue : .green
            #expect(host.stage.tapCounter(), sourceLocation: sourceLocation)
            host.settle()
            #expect(
                host.stage.pixel(otherPoint) == (view.backgroundColor == .green ? "#00ff00" : "#0000ff"),
                sourceLocation: sourceLocation)
            #expect(host.stage.counterIsDrawn, sourceLocation: sourceLocation)
        }

        private func garbage(on lane: Lane) {
            run.channels.plugin.inject([UInt8](repeating: 0xFF, count: 100), on: lane)
        }

        /// Sends a commit as a plugin would that knows what the host is waiting for.
        private func commit(_ layers: LayerCommit, serial: UInt64 = 90, answering resize: ResizeSerial? = nil) {
            run.channels.plugin.send(
                .content(
                    .sceneDidCommit(
                        SceneCommit(
                            serial: CommitSerial(number: serial), answeredResize: resize, afterControl: .first,
                            layers: layers))), scene: .first)
        }

        private var rootLayer: LayerID {
            get throws { try #require(run.connection?.controllers.first?.view.window?.layer.id) }
        }

        @Test("Garbage on the content lane ends its session and no other")
        func garbageOnContent() throws {
            garbage(on: .content)
            try expectEnd("no message of this direction.")
        }

        @Test("Garbage on the control lane is forgiven once: the plugin goes on, the second time it is ended")
        func garbageOnControl() throws {
            garbage(on: .control)
            host.settle()
            #expect(pane.state == .running(processIdentifier: nil))
            run.connection?.controllers.first?.view.backgroundColor = .blue
            host.settle()
            #expect(host.stage.pixel(CGPoint(x: 300, y: 75)) == "#0000ff")
            garbage(on: .control)
            try expectEnd("no message of this direction.")
        }

        @Test("What comes behind that which broke the protocol counts for nothing, before the process has ended too")
        func afterwards() throws {
            let point = CGPoint(x: 300, y: 75)
            let before = host.stage.pixel(point)
            garbage(on: .content)
            run.connection?.controllers.first?.view.backgroundColor = .blue
            UpdateCycle.main.update()
            #expect(run.channels.wire.count > 1)
            host.deliver()
            UpdateCycle.main.update()
            #expect(before != "#0000ff" && host.stage.pixel(point) != "#0000ff")
            try expectEnd("no message of this direction.")
        }

        @Test("Layers that form no tree end the session, and what was seen before is not disturbed by them")
        func brokenTree() throws {
            var update = LayerUpdate(id: try rootLayer)
            update.sublayers = [LayerID(rawValue: 4711)]
            update.visibility = .init(isHidden: true, opacity: 0)
            commit(LayerCommit(root: update.id, updates: [update]))
            host.deliver()
            try expectEnd("4711")
        }

        @Test("A commit before the last one was acknowledged ends the session")
        func commitWithoutLeave() throws {
            let root = try rootLayer
            for serial in 90...91 {
                var update = LayerUpdate(id: root)
                update.visibility = .init(isHidden: false, opacity: 1)
                commit(LayerCommit(root: root, updates: [update]), serial: UInt64(serial))
            }
            try expectEnd("a commit before the last one was acknowledged")
        }

        @Test("A commit that shows a picture that was never sent ends the session")
        func unknownImage() throws {
            var update = LayerUpdate(id: try rootLayer)
            update.contents = .image(ImageHash(rawValue: 99), scale: 1, gravity: .resize)
            commit(LayerCommit(root: update.id, updates: [update]))
            try expectEnd("was never sent")
        }

        @Test("A commit that releases a picture that the host does not have ends the session")
        func foreignRelease() throws {
            commit(LayerCommit(root: try rootLayer, releasedImages: [ImageHash(rawValue: 99)]))
            try expectEnd("is not there to be released")
        }

        /// Sends a picture, and shows it.
        private func showPicture(serial: UInt64 = 90) throws -> (CGImage, LayerUpdate) {
            let image = try #require(
                CGImage(width: 2, height: 2, premultipliedBGRA: Data(repeating: 200, count: 16)))
            for chunk in ImageChunk.chunks(of: image) { run.channels.plugin.send(.content(.imageChunk(chunk))) }
            var update = LayerUpdate(id: try rootLayer)
            update.contents = .image(ImageHash(image), scale: 1, gravity: .resize)
            return (image, update)
        }

        @Test("M4 a commit that releases a picture that it shows itself ends the session")
        func shownAndReleased() throws {
            let (image, update) = try showPicture()
            commit(LayerCommit(root: update.id, updates: [update], releasedImages: [ImageHash(image)]))
            try expectEnd("cannot be released: a layer still shows it")
        }

        @Test("M4 a commit that releases a picture that an earlier one showed ends the session")
        func stillShown() throws {
            let (image, update) = try showPicture()
            commit(LayerCommit(root: update.id, updates: [update]))
            host.pass(.milliseconds(100))
            #expect(pane.state == .running(processIdentifier: nil))
            commit(LayerCommit(root: update.id, releasedImages: [ImageHash(image)]), serial: 91)
            try expectEnd("cannot be released: a layer still shows it")
        }

        @Test(
            "M4 a picture is released by the commit that stops showing it, and may then be sent again",
            arguments: [1, 3])
        func releasedWhenHidden(times: UInt64) throws {
            for time in 0..<times {
                var (image, update) = try showPicture()
                commit(LayerCommit(root: update.id, updates: [update]), serial: 90 + 2 * time)
                host.pass(.milliseconds(100))
                update.contents = LayerUpdate.Contents.none
                commit(
                    LayerCommit(root: update.id, updates: [update], releasedImages: [ImageHash(image)]),
                    serial: 91 + 2 * time)
                host.pass(.milliseconds(100))
            }
            #expect(pane.state == .running(processIdentifier: nil))
            try expectOthersWork()
        }

        @Test("M4 a picture that a scene showed which is closed may be released by another one")
        func shownByClosedScene() async throws {
            var second: RemoteViewController? = host.showPane(frame: CGRect(x: 200, y: 0, width: 200, height: 150))
            host.settle()
            var (image, update) = try showPicture()
            let root = update.id
            let window = try #require(run.connection?.controllers.last?.view.window?.layer.id)
            try #require(window != root)
            update = LayerUpdate(id: window)
            update.contents = .image(ImageHash(image), scale: 1, gravity: .resize)
            run.channels.plugin.send(
                .content(
                    .sceneDidCommit(
                        SceneCommit(
                            serial: CommitSerial(number: 90), answeredResize: nil, afterControl: .first,
                            layers: LayerCommit(root: window, updates: [update])))), scene: SceneID(number: 2))
            host.pass(.milliseconds(100))
            if let second { host.stage.remove(second) }
            second = nil
            try await host.wait(until: "the scene is closed") { run.connection?.controllers.count == 1 }
            commit(LayerCommit(root: root, releasedImages: [ImageHash(image)]))
            host.pass(.milliseconds(100))
            #expect(pane.state == .running(processIdentifier: nil))
            try expectOthersWork()
        }

        @Test("M2 scenes that take more together than a session may end it, each within its own limit")
        func tooMuchOfSession() throws {
            for number in 0..<2 {
                _ = host.showPane(frame: CGRect(x: 200, y: number, width: 200, height: 100))
            }
            host.settle()
            let path = CGMutablePath()
            path.move(to: .zero)
            for _ in 1..<Limits.standard.pathSteps { path.closeSubpath() }
            let windows = try #require(run.connection?.controllers.map { $0.view.window?.layer.id })
            try #require(windows.count == 3)
            for (number, window) in windows.enumerated() {
                #expect(pane.state == .running(processIdentifier: nil))
                var root = LayerUpdate.plain(UInt64(10_000 * (number + 1)), size: .zero)
                // 25 MB in each scene.
                let layers = (1...22).map { index in
                    var layer = LayerUpdate.plain(root.id.rawValue + UInt64(index), size: .zero)
                    layer.visibility?.isHidden = true
                    layer.shadow?.path = path
                    return layer
                }
                root.sublayers = [try #require(window)] + layers.map(\.id)
                run.channels.plugin.send(
                    .content(
                        .sceneDidCommit(
                            SceneCommit(
                                serial: CommitSerial(number: 90), answeredResize: nil, afterControl: .first,
                                layers: LayerCommit(root: root.id, updates: [root] + layers)))),
                    scene: SceneID(number: UInt64(number + 1)))
                host.settle()
            }
            try expectEnd("the layers of its 3 scenes then take")
        }

        @Test("A commit for a size that its pane was never given ends the session")
        func sizeNeverGiven() throws {
            commit(LayerCommit(root: try rootLayer), answering: ResizeSerial(number: 1000))
            try expectEnd("answered_resize: it is laid out for size 1000, which was never given.")
        }

        @Test("A commit for an older size than the one before ends the session")
        func olderSize() throws {
            pane.view.frame.size.height = 140
            host.settle()
            commit(LayerCommit(root: try rootLayer), answering: .first)
            try expectEnd("answered_resize: it is laid out for size 1, after one for size 2.")
        }

        @Test("A message of a scene that does not exist has no effect and costs nothing")
        func unknownScene() throws {
            let facts = SceneFacts(title: .init("Nobody"), preferredContentSize: nil)
            run.channels.plugin.send(.content(.sceneDidChangeFacts(facts)), scene: SceneID(number: 77))
            host.settle()
            #expect(pane.state == .running(processIdentifier: nil))
            #expect(pane.title == nil)
            try expectOthersWork()
        }

        @Test("A picture that the last commit of a closed scene released may be sent again for another scene")
        func pictureOfClosedScene() throws {
            let image = try #require(
                CGImage(width: 2, height: 2, premultipliedBGRA: Data(repeating: 200, count: 16)))
            for _ in 0..<2 {
                for chunk in ImageChunk.chunks(of: image) { run.channels.plugin.send(.content(.imageChunk(chunk))) }
                run.channels.plugin.send(
                    .content(
                        .sceneDidCommit(
                            SceneCommit(
                                serial: .first, answeredResize: nil, afterControl: .first,
                                layers: LayerCommit(root: LayerID(rawValue: 1), releasedImages: [ImageHash(image)])))),
                    scene: SceneID(number: 77))
                host.settle()
            }
            #expect(pane.state == .running(processIdentifier: nil))
            try expectOthersWork()
        }

        @Test("D13 a trace that nobody asked for is not heard; it is forgiven once")
        func uninvitedTrace() throws {
            let supervisor = try host.supervisor()
            supervisor.onTrace = { lines in Issue.record("heard \(lines.count) lines") }
            for _ in 0..<2 {
                #expect(pane.state == .running(processIdentifier: nil))
                run.channels.plugin.send(.session(.didRecordTrace(Array(repeating: "line", count: 500))))
                host.settle()
            }
            try expectEnd("a DidRecordTrace, for which Welcome did not ask")
        }

        @Test("An answer to a message that was never sent is forgiven once")
        func foreignAnswer() throws {
            for _ in 0..<2 {
                #expect(pane.state == .running(processIdentifier: nil))
                run.channels.plugin.send(.session(.pong), inReplyTo: SequenceNumber(number: 9999))
                host.settle()
            }
            try expectEnd("which was never sent")
        }
    }
}
