import Contracts
import Foundation
import PluginHost
import SwiftProtobuf

/// The pane of a plugin that answers each question with the question, and whatever it is told with the same.
@MainActor final class EchoPane {
    private let host: BenchmarkHost
    private let pane: RemoteViewController
    private var onAnswer: () -> Void = {}

    /// Makes a pane, and shows it.
    convenience init(_ host: BenchmarkHost) throws {
        self.init(host, host.makePane(of: try host.makePlugins(.echoes)))
        host.show([pane])
    }

    /// - Parameter pane: One of a plugin that `echoes`; whoever made it shows it.
    init(_ host: BenchmarkHost, _ pane: RemoteViewController) {
        self.host = host
        self.pane = pane
        pane.contractLink.serve(["DidHear": .call { [weak self] (_: Google_Protobuf_BytesValue) in self?.onAnswer() }])
    }

    /// - Returns: Milliseconds from each call until the delegate was called, one after the other.
    func tell(_ count: Int, bytes: Int) -> [Double] {
        let words = Google_Protobuf_BytesValue(Data(repeating: 7, count: bytes))
        var times: [Double] = []
        var began = host.loop.clock.now
        func send() {
            began = host.loop.clock.now
            pane.contractLink.send("Hear", words)
        }
        onAnswer = { [unowned self] in
            times.append(host.milliseconds(since: began))
            times.count < count ? send() : host.loop.stop()
        }
        host.loop.post { send() }
        host.loop.run()
        onAnswer = {}
        return times
    }

    /// - Returns: Milliseconds of each question, one after the other.
    func ask(_ count: Int, bytes: Int) throws -> [Double] {
        let question = Google_Protobuf_BytesValue(Data(repeating: 7, count: bytes))
        var result: Result<[Double], any Error> = .success([])
        Task { @MainActor in
            do {
                var times: [Double] = []
                for _ in 0..<count {
                    let began = host.loop.clock.now
                    let answer: Google_Protobuf_BytesValue = try await pane.contractLink.ask(
                        "Echo", question, within: .seconds(10))
                    times.append(host.milliseconds(since: began))
                    precondition(answer.value.count == bytes)
                }
                result = .success(times)
            } catch {
                result = .failure(error)
            }
            host.loop.stop()
        }
        host.loop.run()
        return try result.get()
    }
}
