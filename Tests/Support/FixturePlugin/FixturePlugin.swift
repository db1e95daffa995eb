import Foundation
import PluginBehaviours

/// A plugin for tests: behaves as the environment says.
@main struct FixturePlugin {
    @MainActor static func main() {
        let name = ProcessInfo.processInfo.environment[PluginBehaviour.variable] ?? ""
        guard let behaviour = PluginBehaviour(rawValue: name.isEmpty ? "wellBehaved" : name) else {
            FileHandle.standardError.write(Data("\(PluginBehaviour.variable)=\(name) is no behaviour\n".utf8))
            exit(64)
        }
        switch behaviour {
        case .exitsAtOnce:
            exit(3)
        case .neverSaysHello:
            SilentPlugin.run()
        case .speaksOtherVersion, .saysWrongToken, .sendsGarbage, .sendsOversizedFrame, .commitsBrokenTree,
            .commitsEndlessPaths, .releasesShownPicture, .floodsCommits, .commitsCostlyLayers,
            .commitsHostileAnimations, .endsFirstThread:
            becomeRuleBreakingPlugin()
        case .wellBehaved, .printsMegabytes, .crashesAfterLoad, .hangsOnTouch, .hangsWhileAnimating, .ignoresTerminate,
            .leavesGrandchild, .leavesDaemon, .spins, .togglesOnTouch, .togglesPixels, .typesBlocks, .togglesAndMoves,
            .answersAtLength, .echoes,
            .floodsLabel, .floodsLabels, .floodsLayers, .floodsSmallImages, .floodsImages, .changesLabels, .movesLayers,
            .playsPixels, .hoardsMore, .letsGo,
            .exchanges, .unwinds, .showsPictures, .knowsNoController:
            ServingPlugin(behaviour).run()
        }
    }

    /// That one has the sockets of libzmq, which no plugin needs otherwise.
    private static func becomeRuleBreakingPlugin() -> Never {
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "RuleBreakingPlugin")
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program.path), nil]
        execv(program.path, &arguments)
        FileHandle.standardError.write(Data("\(program.path) cannot be started\n".utf8))
        exit(69)
    }
}
