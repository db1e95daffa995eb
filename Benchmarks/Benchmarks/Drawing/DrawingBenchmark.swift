import BenchmarkReport
import Threads
import UIKit
import UIKitTesting

/// Frames of a window of 1280 by 800 points: processor time of layout and drawing.
@MainActor enum DrawingBenchmark {
    static func perform(_ run: BenchmarkRun) {
        let rawText = run.add("one text by Pango and Cairo alone", RawText().measure(run.count(200)), kind: .raw)
        for scene in DrawnScene.allCases {
            ManualFrameClock.use { time in
                // As a program's loop does it, which has no task for each frame.
                let scheduler = UpdateCycle.main.install {}
                defer { withExtendedLifetime(scheduler) {} }
                let window = PaintedWindow()
                let change = scene.fill(window)
                UpdateCycle.main.update()
                let times = (1...run.count(200)).map { frame in
                    ProcessorTime.milliseconds {
                        change(frame)
                        // Animations ask for the next frame, and get it 60 times a second.
                        time.advance(by: .microseconds(16_667))
                        UpdateCycle.main.update()
                    }
                }
                run.add(scene.rawValue, times, against: scene == .oneLabel ? rawText : nil, goal: scene.goal)
            }
        }
    }
}
