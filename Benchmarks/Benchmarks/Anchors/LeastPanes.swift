import HostStaging
import MainLoop
import ParityScenarios
import PluginProtocol
import QuartzCore
import UIKit

/// What panes in processes of their own could not do without when they get another size: as many processes as panes, each at the end of
/// a socket pair, that read the size, lay out a view controller and write a commit, which is read here. There are no scenes, no lanes,
/// no credit, nobody who supervises, and no layers that follow.
@MainActor final class LeastPanes {
    /// What this program is told to be one of the processes.
    static let flag = "--least-pane"

    private let loop: MainLoop
    private let panes: [SocketProcess]
    private var watches: [Registration] = []
    private var size = CGSize(width: 60, height: 50)
    private var serial = ResizeSerial.first
    private var missing = 0

    init(_ count: Int, on loop: MainLoop) throws {
        self.loop = loop
        panes = try (0..<count).map { _ in try SocketProcess(Self.flag) }
        watches = try panes.map { pane in
            try loop.watch(pane.socket, for: .read) { [unowned self, socket = pane.socket] _ in
                take(SocketProcess.read(from: socket))
            }
        }
    }

    /// - Returns: Milliseconds until the last commit has been read.
    func resize() -> Double {
        let began = loop.clock.now
        serial = serial.next
        size.width += serial.rawValue.isMultiple(of: 2) ? 1 : -1
        missing = panes.count
        for pane in panes {
            let geometry = SceneGeometry(size: size, serial: serial)
            let request = Envelope(
                epoch: .first, sequence: .first, scene: .first,
                body: HostToPlugin.scene(.updateScene([.resizeScene(geometry, animated: nil)])))
            SocketProcess.write(HostToPlugin.encode(request), to: pane.socket)
        }
        loop.run()
        return (loop.clock.now - began) / .milliseconds(1)
    }

    private func take(_ bytes: [UInt8]) {
        guard LeastCommits.read(bytes)?.answeredResize == serial else {
            preconditionFailure("a process has not answered with a commit for the size")
        }
        missing -= 1
        if missing == 0 { loop.stop() }
    }

    func close() {
        watches = []
        for pane in panes { pane.close() }
    }

    /// One of the processes.
    static func run() throws -> Never {
        let stage = HostStage()
        let controller = ParityControllers.make("plain") ?? UIViewController()
        stage.embed(controller)
        stage.window.layoutIfNeeded()
        var commits = LeastCommits()
        try SocketProcess.serve { bytes in
            guard let request = try? HostToPlugin.decode(bytes, on: .control, limits: .standard),
                case .scene(.updateScene(let steps)) = request.body,
                case .resizeScene(let geometry, animated: nil)? = steps.first
            else { preconditionFailure("this is no new size") }
            controller.view.frame.size = geometry.size
            stage.window.layoutIfNeeded()
            return commits.next(answering: geometry.serial) {
                $0.geometry = LayerValues.Geometry(
                    size: controller.view.bounds.size, position: .zero, anchorPoint: .zero, transform: .identity)
            }
        }
    }
}
