import Attacks
import CoreGraphics
import Foundation
import MainLoop
import PluginBehaviours
import PluginProtocol
import PluginTransport
import QuartzCore
import ZeroMQ

/// Speaks to the host over sockets of libzmq and breaks one rule, or keeps all of them and means harm.
@main @MainActor final class RuleBreakingPlugin {
    private let behaviour: PluginBehaviour
    private let loop = MainLoop.main
    private var kept: [AnyObject] = []

    private init(_ behaviour: PluginBehaviour) {
        self.behaviour = behaviour
    }

    static func main() {
        let name = ProcessInfo.processInfo.environment[PluginBehaviour.variable] ?? ""
        guard let behaviour = PluginBehaviour(rawValue: name) else {
            FileHandle.standardError.write(Data("\(PluginBehaviour.variable)=\(name) is no behaviour\n".utf8))
            exit(64)
        }
        RuleBreakingPlugin(behaviour).run()
    }

    private func run() -> Never {
        do {
            try start()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
        loop.run()
        exit(0)
    }

    private func start() throws {
        let source = try Bootstrap.source(environment: ProcessInfo.processInfo.environment)
        var bootstrap = try Bootstrap(from: source)
        if case .inherited(let descriptor) = source {
            // A test that failed may not have ended it.
            kept.append(try HostLifeline(descriptor, loop: loop) { exit(0) })
        }
        if behaviour == .saysWrongToken { bootstrap.token = HandshakeToken() }
        var hello = Hello(lane: .control, token: bootstrap.token, plugin: bootstrap.plugin)
        if behaviour == .speaksOtherVersion {
            let other = ProtocolVersion(number: 99)
            hello.versions = ProtocolVersionRange(other)
        }
        let context = try Context()
        let handshake = PluginHandshake(hello)
        for (lane, address) in [(Lane.control, bootstrap.control), (.content, bootstrap.content)] {
            let socket = try DealerSocket(context: context)
            try socket.connect(try Endpoint(address))
            try send(handshake.hello(on: lane), on: socket)
            kept.append(socket)
            if lane == .control {
                // The first answer is the welcome; only then is the session open, and its rules can be broken.
                kept.append(
                    try loop.watch(socket.fileDescriptor, for: .read) { [weak self] _ in self?.read(socket) })
                read(socket)
            }
        }
    }

    private func read(_ socket: DealerSocket) {
        guard let message = try? socket.receive(mode: .dontWait), let frame = message.frames.last else { return }
        guard let envelope = try? HostToPlugin.decode(frame.bytes, on: .control, limits: .standard),
            case .session(.welcome(let welcome)) = envelope.body, let content = kept.last(where: { $0 is DealerSocket })
        else { return }
        breakRule(welcome, content as? DealerSocket)
    }

    private func breakRule(_ welcome: Welcome, _ content: DealerSocket?) {
        guard let content else { return }
        var codec = PluginHandshake.codec(welcome)
        do {
            switch behaviour {
            case .sendsGarbage:
                try send([UInt8](repeating: 0xFF, count: 100), on: content)
            case .sendsOversizedFrame:
                try send([UInt8](repeating: 0, count: welcome.limits.contentMessageBytes + 1), on: content)
            case .commitsBrokenTree:
                var update = Self.plainLayer
                update.sublayers = [LayerID(rawValue: 77)]
                try send(commit(update, .first, &codec), on: content)
            case .commitsEndlessPaths, .releasesShownPicture:
                let id = behaviour == .commitsEndlessPaths ? "M2" : "M4"
                guard let attack = Attack.memory.first(where: { $0.id == id }) else { break }
                for chunk in attack.images.flatMap(ImageChunk.chunks(of:)) {
                    try send(codec.encode(.content(.imageChunk(chunk)), on: .content).bytes, on: content)
                }
                try send(commit(attack.commits[0], .first, &codec), on: content)
            case .floodsCommits:
                var serial = CommitSerial.first
                for _ in 0..<10_000 {
                    try send(commit(Self.plainLayer, serial, &codec), on: content)
                    serial = serial.next
                }
            case .commitsCostlyLayers:
                try send(commit(CostlyLayers.commit, .first, &codec), on: content)
            case .endsFirstThread:
                let control = kept.first { $0 is DealerSocket }
                if let control = control as? DealerSocket {
                    try SecondThread(codec, control).takeOver(taking: 96 << 20)
                }
            case .commitsHostileAnimations:
                try send(commit(HostileAnimations.commit, .first, &codec), on: content)
            default:
                break
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
        }
    }

    private static let plainLayer = LayerUpdate.plain(1, size: CGSize(width: 10, height: 10))

    private func commit(
        _ update: LayerUpdate, _ serial: CommitSerial, _ codec: inout MessageCodec<PluginToHost, HostToPlugin>
    ) -> [UInt8] {
        commit(LayerCommit(root: update.id, updates: [update]), serial, &codec)
    }

    private func commit(
        _ layers: LayerCommit, _ serial: CommitSerial, _ codec: inout MessageCodec<PluginToHost, HostToPlugin>
    ) -> [UInt8] {
        let commit = SceneCommit(serial: serial, answeredResize: nil, afterControl: .first, layers: layers)
        return codec.encode(.content(.sceneDidCommit(commit)), scene: .first, on: .content).bytes
    }

    private func send(_ bytes: [UInt8], on socket: DealerSocket) throws {
        _ = try socket.send(MultipartMessage(Frame(bytes)), mode: .wait)
    }
}
