import UIKit

/// What came of one run of a scenario.
@MainActor struct ParityRun {
    private let name: String
    private let callbacks: [String]
    private let pictures: [(name: String, picture: Screenshot)]

    init(
        of name: String, plugin: String, size: CGSize, child: () -> UIViewController,
        _ scenario: (ParityStage) async throws -> Void
    ) async throws {
        let host = try await TestHost(plugins: [plugin], size: size)
        let stage = ParityStage(host: host, child: child())
        try await scenario(stage)
        try await stage.capture("the end")
        self.name = name
        callbacks = Self.withoutRepeatedLayout(host.callbacks(of: name))
        pictures = stage.pictures
        try await host.close()
    }

    private static let layout = ["viewWillLayoutSubviews", "viewDidLayoutSubviews"]

    private static func withoutRepeatedLayout(_ callbacks: [String]) -> [String] {
        var kept: [String] = []
        for callback in callbacks {
            kept.append(callback)
            if kept.suffix(4) == layout[...] + layout[...] { kept.removeLast(2) }
        }
        return kept
    }

    /// - Parameter remote: That of the same scenario in the plugin.
    func compare(with remote: ParityRun) throws {
        if remote.callbacks.isEmpty, !callbacks.isEmpty {
            throw ContainmentTestError(
                .noParity,
                "The plugin has no \(name), or told nothing of it: its controller has to be of the same class as the one at home."
            )
        }
        guard callbacks == remote.callbacks else {
            let lines = remote.callbacks.difference(from: callbacks).map { change in
                switch change {
                case .remove(let offset, let callback, _): "only at home, at \(offset + 1): \(callback)"
                case .insert(let offset, let callback, _): "only in the plugin, at \(offset + 1): \(callback)"
                }
            }
            throw ContainmentTestError(
                .noParity,
                "\(name) does not get the same callbacks:\n\(lines.joined(separator: "\n"))\nAt home: \(callbacks.joined(separator: ", "))\nIn the plugin: \(remote.callbacks.joined(separator: ", "))"
            )
        }
        for (home, other) in zip(pictures, remote.pictures) {
            guard let difference = PictureDifference(home.picture.image, other.picture.image, tolerance: 0) else {
                continue
            }
            throw ContainmentTestError(
                .noParity,
                "\(name) does not look the same at “\(home.name)”, at home and in the plugin. \(difference.words) \(try difference.saved(as: "parity"))"
            )
        }
    }
}
