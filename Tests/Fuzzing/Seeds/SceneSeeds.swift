import Attacks
import FuzzTargets
import GalleryControllers
import HostStaging
import PluginProtocol
import QuartzCore
import UIKit

/// What plugins draw, and what those that mean harm do: as many as are small.
@MainActor enum SceneSeeds {
    /// In bytes. Small inputs are quick to run and are changed where it counts.
    private static let largest = 12_000

    static func make() throws -> [Seed] {
        let scenes = try GallerySection.allCases.map { section in
            let scene = try RecordedScene(SmallPage(GalleryPage(section).makeViewController()))
            return Seed("commits", "page-\(section.rawValue)", script(scene.chunks, [scene.message]))
        }
        // A host that draws the largest shadow is busy with it for half a minute in a debug build.
        let attacks = Attack.all.filter { $0.id != "T7" }.map { attack in
            Seed(
                "commits", "attack-\(attack)",
                script(attack.images.flatMap { ImageChunk.chunks(of: $0) }, attack.commits.map(message)))
        }
        let small = (scenes + attacks).filter { $0.bytes.count <= largest }
        return thinned(small) + [Seed("commits", "life", life)]
    }

    /// The attacks by numbers are many of a kind.
    private static func thinned(_ seeds: [Seed]) -> [Seed] {
        seeds.enumerated().filter { !$0.element.name.contains("scaled-by") || $0.offset.isMultiple(of: 12) }
            .map(\.element)
    }

    private static func script(_ chunks: [ImageChunk], _ commits: [[UInt8]]) -> [UInt8] {
        let pictures = chunks.map { MessageScript.Step([], MessageSeeds.bytes(.content(.imageChunk($0)))) }
        return MessageScript([opening] + pictures + commits.map { MessageScript.Step(.frame, $0) }).bytes
    }

    private static var opening: MessageScript.Step {
        MessageScript.Step(.control, MessageSeeds.bytes(.scene(.sceneDidOpen)))
    }

    private static func message(_ commit: LayerCommit) -> [UInt8] {
        MessageSeeds.bytes(
            .content(
                .sceneDidCommit(
                    SceneCommit(serial: .first, answeredResize: nil, afterControl: .first, layers: commit))))
    }

    /// Everything that a plugin says on the control lane.
    private static var life: [UInt8] {
        let steps = MessageSeeds.controlBodies.map { body in
            MessageScript.Step([.control, .frame], MessageSeeds.bytes(body))
        }
        return MessageScript([opening] + steps).bytes
    }
}
