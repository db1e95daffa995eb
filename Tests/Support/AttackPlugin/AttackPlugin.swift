import Attacks
import Foundation
import MainLoop
import PluginProtocol
import PluginTransport

/// A plugin that does all that a plugin must not do, at once: each of its scenes shows the attack whose number is the name of
/// its controller, and meanwhile it floods the log, knocks at the host's sockets and leaves processes behind.
///
/// It speaks the protocol by itself, because the runtime would not say such things.
@main @MainActor final class AttackPlugin {
    private let loop = MainLoop.main
    private var lifeline: HostLifeline?
    private var endpoint: PluginEndpoint?
    private var channel: PluginEndpoint.Channel?
    private var scenes: [SceneID: AttackingScene] = [:]
    private var sentImages: Set<ImageHash> = []

    static func main() throws {
        signal(SIGPIPE, SIG_IGN)
        if let knocking = Knocking(arguments: CommandLine.arguments) { knocking.goOn() }
        let plugin = AttackPlugin()
        try plugin.start()
        plugin.loop.run()
    }

    private func start() throws {
        let source = try Bootstrap.source(environment: ProcessInfo.processInfo.environment)
        let bootstrap = try Bootstrap(from: source)
        if case .inherited(let descriptor) = source { lifeline = try HostLifeline(descriptor, loop: loop) { exit(0) } }
        Knocking.begin(at: [bootstrap.control, bootstrap.content])
        let endpoint = try PluginEndpoint(
            bootstrap: bootstrap,
            hello: Hello(lane: .control, token: bootstrap.token, plugin: bootstrap.plugin), loop: loop)
        endpoint.onOpen = { [weak self] channel, _ in self?.begin(channel) }
        endpoint.onRefuse = { _ in exit(76) }
        endpoint.onFail = { _ in exit(69) }
        self.endpoint = endpoint
    }

    private func begin(_ channel: PluginEndpoint.Channel) {
        self.channel = channel
        channel.onReceive = { [weak self] in self?.receive($0) }
        channel.onClose = { _ in exit(0) }
        LogFlood.begin()
        Offspring.leave()
    }

    private func receive(_ envelope: Envelope<HostToPlugin>) {
        guard let channel else { return }
        switch envelope.body {
        case .scene(.openScene(.named(let controller), _)):
            guard let id = envelope.scene, let number = Int(controller), Attack.all.indices.contains(number) else {
                return
            }
            channel.send(.scene(.sceneDidOpen), scene: id, inReplyTo: envelope.sequence)
            let attack = Attack.all[number]
            for image in attack.images where sentImages.insert(ImageHash(image)).inserted {
                for chunk in ImageChunk.chunks(of: image) { channel.send(.content(.imageChunk(chunk))) }
            }
            let scene = AttackingScene(attack, id, channel)
            scenes[id] = scene
            scene.goOn()
        case .scene(.acknowledgeCommit):
            envelope.scene.flatMap { scenes[$0] }?.goOn()
        case .scene(.closeScene):
            envelope.scene.map { scenes[$0] = nil }
            channel.send(.scene(.sceneDidClose), scene: envelope.scene, inReplyTo: envelope.sequence)
        case .session(.ping):
            channel.send(.session(.pong), inReplyTo: envelope.sequence)
        case .input(.deliverTouches), .input(.deliverScroll), .input(.deliverPresses):
            channel.send(
                .input(.inputWasHandled(InputAnswer(isHandled: true))), scene: envelope.scene,
                inReplyTo: envelope.sequence)
        default:
            // It never stops when it is asked to.
            break
        }
    }
}
