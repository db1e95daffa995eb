/// A message as it was on the wire, when it was sent or came.
package struct RecordedMessage: Hashable, Sendable {
    package enum Direction: Hashable, Sendable {
        case hostToPlugin
        case pluginToHost
    }

    /// Since the recording began.
    package var time: Duration
    package var plugin: PluginIdentifier
    /// The run of the plugin, counted over all that are in the recording, from 1.
    package var session: UInt64
    package var lane: Lane
    package var direction: Direction
    /// An envelope.
    package var bytes: [UInt8]

    package init(
        time: Duration, plugin: PluginIdentifier, session: UInt64, lane: Lane, direction: Direction, bytes: [UInt8]
    ) {
        self.time = time
        self.plugin = plugin
        self.session = session
        self.lane = lane
        self.direction = direction
        self.bytes = bytes
    }
}
