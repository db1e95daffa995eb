import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct Progress {
        @Test("Progress stays between nothing and all")
        func bounds() {
            let bar = UIProgressView(progressViewStyle: .default)
            bar.progress = 0.25
            bar.setProgress(.nan, animated: false)
            #expect(bar.progress == 0.25)
            bar.progress = 4
            #expect(bar.progress == 1)
            bar.setProgress(-1, animated: true)
            #expect(bar.progress == 0)
            #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
        }

        @Test("An indicator is seen while it turns, unless it is to stay")
        func hiding() {
            let indicator = UIActivityIndicatorView(style: .large)
            #expect(indicator.isHidden && !indicator.isAnimating)
            #expect(indicator.intrinsicContentSize == CGSize(width: 37, height: 37))
            indicator.startAnimating()
            #expect(!indicator.isHidden && indicator.isAnimating)
            indicator.hidesWhenStopped = false
            indicator.stopAnimating()
            #expect(!indicator.isHidden && !indicator.isAnimating)
            indicator.hidesWhenStopped = true
            #expect(indicator.isHidden)
        }

        @Test("It turns by ten steps a second, described once, and only in a window")
        func turning() {
            ManualFrameClock.use { time in
                let stage = Stage()
                let indicator = UIActivityIndicatorView(style: .medium)
                indicator.startAnimating()
                stage.update()
                guard let wheel = indicator.subviews.first?.layer else {
                    Issue.record("there is nothing to turn")
                    return
                }
                #expect(wheel.runningAnimations.isEmpty)
                stage.root.view.addSubview(indicator)
                stage.update()
                var angles: Set<Int> = []
                time.advance(by: .milliseconds(50))
                for _ in 0..<10 {
                    let transform = wheel.presentation()?.affineTransform() ?? .identity
                    angles.insert(Int((atan2(transform.b, transform.a) * 180 / .pi).rounded()))
                    let next = stage.window.layerTree.nextFrame(after: time.seconds, interval: 0.01)
                    #expect(abs((next ?? 0) - (time.seconds + 0.05)) < 1e-6)
                    time.advance(by: .milliseconds(100))
                }
                #expect(angles.count == 8)

                indicator.removeFromSuperview()
                stage.update()
                #expect(wheel.runningAnimations.isEmpty)
                stage.root.view.addSubview(indicator)
                stage.update()
                #expect(wheel.runningAnimations.count == 1)
                indicator.stopAnimating()
                stage.update()
                #expect(wheel.runningAnimations.isEmpty)
                #expect(time.count == 0)
            }
        }

        @Test("Images take the place of the bar and of the line below it")
        func images() {
            let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
            bar.progress = 0.5
            bar.progressImage = .plain(.red, 2, 2)
            bar.trackImage = .plain(.blue, 2, 2)
            let pixels = DrawnPixels(of: bar)
            #expect(pixels[25, 0] == [255, 0, 0, 255] && pixels[75, 0] == [0, 0, 255, 255])
        }
    }
}
