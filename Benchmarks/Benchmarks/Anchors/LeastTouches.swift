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

    /// - Returns: Milliseconds from each touch until its commit has been read.
    func measure(_ count: Int, every pace: Duration? = nil) throws -> [Double] {
        var color: CGColor?
        return try pane.measure(count, every: pace, on: loop) {
            let touch = Touch(id: 1, phase: .began, position: CGPoint(x: 300, y: 150), timestamp: 1)
            return HostToPlugin.encode(
                Envelope(
                    epoch: .first, sequence: .first, deadline: .milliseconds(250), scene: .first,
                    body: .input(.deliverTouches(TouchBatch(touches: [touch])))))
        } isAnswered: { bytes in
            guard let new = LeastCommits.read(bytes)?.layers.updates.first?.appearance?.backgroundColor, new != color
            else { preconditionFailure("the process has not answered with another colour") }
            color = new
            return true
        }
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
        var commits = LeastCommits()
        var place = CGPoint.zero
        try SocketProcess.serve { bytes in
            guard let request = try? HostToPlugin.decode(bytes, on: .control, limits: .standard),
                case .input(.deliverTouches(let batch)) = request.body, let touch = batch.touches.first
            else { preconditionFailure("this is no touch") }
            place = touch.position
            stage.touch(.began, place)
            return commits.next {
                $0.appearance = LayerValues.Appearance(
                    backgroundColor: controller.view.layer.backgroundColor, cornerRadius: 0, borderWidth: 0,
                    borderColor: nil, maskedCorners: [], cornerCurve: .circular)
            }
        } afterwards: {
            stage.touch(.ended, place)
        }
    }
}
