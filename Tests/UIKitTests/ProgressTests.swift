import Testing
import UIKit

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

        @Test("It takes ten steps a second while it can be seen, and no timer waits otherwise")
        func turning() throws {
            try ManualTimekeeper.use { time in
                let stage = Stage()
                let indicator = UIActivityIndicatorView(style: .medium)
                let wheel = try #require(indicator.subviews.first)
                @MainActor func turns() -> Int {
                    var turns = 0
                    for _ in 0..<10 {
                        let before = wheel.transform
                        time.advance(by: .milliseconds(100))
                        if wheel.transform != before { turns += 1 }
                        stage.update()
                    }
                    return turns
                }
                indicator.startAnimating()
                stage.update()
                #expect(time.count == 0)
                stage.root.view.addSubview(indicator)
                stage.update()
                #expect(turns() == 10)

                stage.root.view.isHidden = true
                stage.update()
                #expect(turns() == 0 && time.count == 0)
                stage.root.view.isHidden = false
                stage.update()
                #expect(turns() == 10)

                stage.window.isHidden = true
                stage.update()
                #expect(turns() == 0 && time.count == 0)
                stage.window.isHidden = false
                stage.update()
                #expect(turns() == 10)

                indicator.stopAnimating()
                #expect(time.count == 0)
                indicator.startAnimating()
                stage.update()
                indicator.removeFromSuperview()
                stage.update()
                #expect(time.count == 0)
            }
        }

        @Test("An indicator that is let go of while it turns leaves no timer")
        func released() {
            ManualTimekeeper.use { time in
                let stage = Stage()
                do {
                    let indicator = UIActivityIndicatorView(style: .medium)
                    stage.root.view.addSubview(indicator)
                    indicator.startAnimating()
                    stage.update()
                    #expect(time.count == 1)
                    indicator.removeFromSuperview()
                }
                time.advance(by: .seconds(1))
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
