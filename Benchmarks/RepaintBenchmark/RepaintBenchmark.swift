import Foundation
import Threads
import UIKit

/// Prints how long frames of a window of 1280 by 800 points take: medians in milliseconds of processor time.
///
/// Argument: the number of frames, 100 where it is missing.
@main @MainActor enum RepaintBenchmark {
    static func main() {
        let frames = CommandLine.arguments.dropFirst().first.map { Int($0) ?? 0 } ?? 100
        guard frames > 0 else {
            FileHandle.standardError.write(Data("RepaintBenchmark: give how many frames.\n".utf8))
            exit(64)
        }
        print("medians of \(frames) frames, in milliseconds of processor time")
        for scene in RepaintScene.allCases {
            let stage = PaintedWindow()
            let change = scene.fill(stage)
            UpdateCycle.main.update()
            let times = (1...frames).map { frame in
                milliseconds {
                    change(frame)
                    UpdateCycle.main.update()
                }
            }
            print(scene.rawValue.padding(toLength: 32, withPad: " ", startingAt: 0) + text(median(of: times)))
        }
    }

    private static func milliseconds(_ body: () -> Void) -> Double {
        let start = ProcessorTime.ofThisThread()
        body()
        return (ProcessorTime.ofThisThread() - start) / .milliseconds(1)
    }

    private static func median(of numbers: [Double]) -> Double {
        numbers.sorted()[numbers.count / 2]
    }

    private static func text(_ number: Double) -> String {
        number.formatted(.number.precision(.fractionLength(3)))
    }
}
