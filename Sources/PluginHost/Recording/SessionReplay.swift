import Foundation
import PaneLayers
import PluginProtocol
import QuartzCore

/// The panes of a recording: what each of them showed, and when.
@MainActor package final class SessionReplay {
    /// One pane of one run of a plugin.
    package struct Key: Hashable, Sendable {
        package let plugin: PluginIdentifier
        package let session: UInt64
        package let scene: SceneID
    }

    /// In the order in which they were opened.
    package private(set) var keys: [Key] = []
    /// When each of them showed something new, in order: its commits, and what the user scrolled.
    package private(set) var times: [Key: [Duration]] = [:]
    private let messages: [(message: RecordedMessage, content: Content)]

    /// In a recording nothing happens by itself.
    private final class NoCall {}

    private enum Content {
        case fromHost(Envelope<HostToPlugin>)
        case fromPlugin(Envelope<PluginToHost>)
    }

    package init(_ data: Data) throws {
        messages = try RecordingFile.messages(in: data).map { message in
            switch message.direction {
            case .hostToPlugin:
                (message, .fromHost(try HostToPlugin.decode(message.bytes, on: message.lane, limits: .standard)))
            case .pluginToHost:
                (message, .fromPlugin(try PluginToHost.decode(message.bytes, on: message.lane, limits: .standard)))
            }
        }
        for (message, content) in messages { remember(message, content) }
    }

    private func remember(_ message: RecordedMessage, _ content: Content) {
        switch content {
        case .fromHost(let envelope):
            guard let scene = envelope.scene else { return }
            let key = Key(plugin: message.plugin, session: message.session, scene: scene)
            if case .scene(.openScene) = envelope.body { keys.append(key) }
            if case .input(.scrollLayers) = envelope.body { times[key, default: []].append(message.time) }
        case .fromPlugin(let envelope):
            guard case .content(.sceneDidCommit) = envelope.body, let scene = envelope.scene else { return }
            times[Key(plugin: message.plugin, session: message.session, scene: scene), default: []].append(message.time)
        }
    }

    /// What a pane showed at a time, with what was animated then.
    package func scene(_ key: Key, at time: Duration) throws(Misbehaviour) -> ReplayedScene {
        var now = Duration.zero
        let clock = FrameClock.main.install(now: { now / .seconds(1) }) { _, _ in NoCall() }
        defer { clock.end() }
        let scene = ReplayedScene()
        for (message, content) in messages where message.session == key.session && message.time <= time {
            now = message.time
            switch content {
            case .fromHost(let envelope): scene.replay(envelope, isOwn: envelope.scene == key.scene)
            case .fromPlugin(let envelope): try scene.replay(envelope, isOwn: envelope.scene == key.scene)
            }
        }
        return scene
    }
}
