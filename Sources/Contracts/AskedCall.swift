import PluginProtocol

/// A question of this side.
@MainActor final class AskedCall {
    let method: String
    /// Nil until it is counted.
    var number: CallSerial?
    /// The timer of its deadline.
    var timer: AnyObject?
    let answer = AwaitedAnswer()

    init(_ method: String) {
        self.method = method
    }
}
