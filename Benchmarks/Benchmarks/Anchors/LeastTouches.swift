import HostStaging
import MainLoop
import PluginProtocol
import QuartzCore
import UIKit

/// What a touch of a pane in a process of its own could not do without: one message with the touch to a process at the other end of a
/// socket pair, UIKit's handling of it there, and one with the commit that comes back, which is read here. Here nobody looks for whom the
/// touch is, and there are no answers, no scenes, no lanes, nobody who supervises, and no layers that follow.
@MainActor final class LeastTouches {
    /// What this program is told to be the other process.
    static let flag = "--least-touches"

    private let loop: MainLoop
    private let pane: SocketProcess

    init(on loop: MainLoop) throws {
        self.loop = loop
        pane = try SocketProcess(Self.flag)
    }

    /// The other process, by its number.
    var processIdentifier: Int32 { pane.identifier }

    /// - Parameter pace: How long after one touch the next one comes; nil: as soon as its commit has been read.
    /// - Returns: Milliseconds from each touch until its commit has been read.
    func measure(_ count: Int, every pace: Duration? = nil) throws -> [Double] {
        let socket = pane.socket
        var times: [Double] = []
        var began = loop.clock.now
        var timer: Registration?
        var color: CGColor?
        func send() {
            began = loop.clock.now
            let touch = Touch(id: 1, phase: .began, position: CGPoint(x: 300, y: 150), timestamp: 1)
            let request = Envelope(
                epoch: .first, sequence: .first, deadline: .milliseconds(250), scene: .first,
                body: HostToPlugin.input(.deliverTouches(TouchBatch(touches: [touch]))))
            SocketProcess.write(HostToPlugin.encode(request), to: socket)
        }
        let watch = try loop.watch(socket, for: .read) { [loop] _ in
            let bytes = SocketProcess.read(from: socket)
            guard let report = try? PluginToHost.decode(bytes, on: .content, limits: .standard),
                case .content(.sceneDidCommit(let commit)) = report.body,
                let new = commit.layers.updates.first?.appearance?.backgroundColor, new != color
            else { preconditionFailure("the process has not answered with another colour") }
            color = new
            let time = loop.clock.now - began
            times.append(time / .milliseconds(1))
            guard times.count < count else { return loop.stop() }
            guard let pace else { return send() }
            timer = loop.schedule(after: max(.zero, pace - time)) { send() }
        }
        send()
        loop.run()
        withExtendedLifetime((watch, timer)) {}
        return times
    }

    func close() {
        pane.close()
    }

    /// The other process.
    static func run() throws -> Never {
        let stage = HostStage()
        let controller = TogglingHomeViewController()
        stage.embed(controller)
        stage.window.layoutIfNeeded()
        var commit = CommitSerial.first
        var place = CGPoint.zero
        try SocketProcess.serve { bytes in
            guard let request = try? HostToPlugin.decode(bytes, on: .control, limits: .standard),
                case .input(.deliverTouches(let batch)) = request.body, let touch = batch.touches.first
            else { preconditionFailure("this is no touch") }
            place = touch.position
            stage.touch(.began, place)
            commit = commit.next
            var update = LayerUpdate(id: LayerID(rawValue: 2))
            update.appearance = LayerValues.Appearance(
                backgroundColor: controller.view.layer.backgroundColor, cornerRadius: 0, borderWidth: 0,
                borderColor: nil, maskedCorners: [], cornerCurve: .circular)
            return PluginToHost.encode(
                Envelope(
                    epoch: .first, sequence: .first, scene: .first,
                    body: .content(
                        .sceneDidCommit(
                            SceneCommit(
                                serial: commit, answeredResize: nil, afterControl: .first,
                                layers: LayerCommit(root: LayerID(rawValue: 1), updates: [update]))))))
        } afterwards: {
            stage.touch(.ended, place)
        }
    }
}
