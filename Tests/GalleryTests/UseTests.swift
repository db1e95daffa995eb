import GalleryControllers
import Testing
import UIKit
import UIKitTesting

extension Gallery {
    @Suite("What the gallery's pages do") @MainActor struct Use {
        private func show(_ section: GallerySection) -> (stage: PageStage, view: UIView) {
            let stage = PageStage(.light)
            let page = GalleryPage(section).makeViewController()
            stage.show(page)
            stage.update()
            return (stage, page.view)
        }

        @Test("The form takes a reservation once its fields fit together, and starts again when asked")
        func form() throws {
            let (stage, view) = show(.form)
            let reserve = try #require(view.button("Reserve"))
            let stepper = try #require(view.all(UIStepper.self).first)
            let warning = "Quiet tables have 6 seats at most. Choose fewer guests or another table."
            #expect(view.label(warning) != nil)
            #expect(!reserve.isEnabled)
            for _ in 0..<2 { stage.tap(stepper, at: CGPoint(x: 0.25, y: 0.5)) }
            #expect(view.label(warning) == nil)
            #expect(view.label("A table for 6 at 19:30, for about €45 each.") != nil)
            #expect(reserve.isEnabled)
            stage.tap(reserve)
            #expect(view.label("Your table is reserved for 19:30.") != nil)
            stage.tap(try #require(view.button("Start again")))
            #expect(view.label(warning) != nil)
        }

        @Test("The first page opens a section, comes back from it and changes its language")
        func main() throws {
            let (stage, view) = show(.main)
            stage.tap(try #require(view.button("Cards")))
            #expect(view.label("Along the river") != nil)
            #expect(view.button("Controls") == nil)
            stage.tap(try #require(view.button("Gallery")))
            #expect(view.label("Along the river") == nil)
            let languages = try #require(view.all(UISegmentedControl.self).first)
            stage.tap(languages, at: CGPoint(x: 0.5, y: 0.5))
            #expect(view.label("المعرض") != nil)
            stage.tap(try #require(view.button("بطاقات")))
            #expect(view.label("إلى الجزر")?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }

        @Test("EX-20 the tree that is chosen in the list is shown beside it, and marked there")
        func split() throws {
            let (stage, view) = show(.split)
            let birch = try #require(view.button("Birch"))
            #expect(view.label("Birch") != nil && !birch.accessibilityTraits.contains(.selected))
            stage.tap(birch)
            stage.update()
            let text = "The first to come where there is light. Its bark stays white all winter."
            let label = try #require(view.label(text))
            #expect(birch.accessibilityTraits.contains(.selected))
            let (list, detail) = (birch.convert(birch.bounds, to: nil), label.convert(label.bounds, to: nil))
            #expect(list.maxX < detail.minX)
        }

        @Test("A tab shows another mode of the clock, and says how many alarms are on")
        func tabs() throws {
            let (stage, view) = show(.tabs)
            let timer = try #require(view.label("Timer")?.superview)
            #expect(view.label("Kyoto") != nil && view.label("25:00") == nil && view.label("2") != nil)
            stage.tap(timer)
            #expect(view.label("25:00") != nil && view.label("Kyoto") == nil)
            stage.tap(try #require(view.button("Start")))
            #expect(view.button("Stop") != nil)
            stage.tap(try #require(view.label("Alarm")?.superview))
            stage.tap(try #require(view.all(UISwitch.self).first))
            #expect(view.label("1") != nil && view.label("2") == nil)
        }

        @Test("The curves stand still until they are played, and do so again afterwards")
        func animation() throws {
            try ManualFrameClock.use { time in
                let (stage, view) = show(.animation)
                let play = try #require(view.button("Play"))
                let indicator = try #require(view.all(UIActivityIndicatorView.self).first)
                stage.update()
                let still = stage.pixels
                time.advance(by: .seconds(1))
                stage.draw()
                #expect(stage.pixels == still)
                stage.tap(play)
                #expect(indicator.isAnimating && !play.isEnabled)
                time.advance(by: .milliseconds(500))
                stage.draw()
                #expect(stage.pixels != still)
                time.advance(by: .seconds(3))
                stage.update()
                #expect(!indicator.isAnimating && play.isEnabled)
                time.advance(by: .seconds(1))
                stage.draw()
                #expect(stage.pixels == still)
            }
        }

        @Test("No curve leads out of its track", arguments: GalleryLanguage.allCases)
        func tracks(language: GalleryLanguage) throws {
            try ManualFrameClock.use { time in
                let stage = PageStage(.light)
                let page = GalleryPage(.animation, in: language).makeViewController()
                stage.show(page)
                stage.update()
                let dots = page.view.tree.filter { $0.bounds.size == CGSize(width: 10, height: 10) }
                try #require(dots.count == 30)
                stage.tap(try #require(page.view.all(UIButton.self).first))
                var reached: CGFloat = 0
                for _ in 0..<75 {
                    time.advance(by: .milliseconds(20))
                    stage.draw()
                    for dot in dots {
                        let line = try #require(dot.superview?.subviews.first).frame
                        let shown = try #require(dot.layer.presentation()).frame
                        #expect(shown.minX >= line.minX - 0.5 && shown.maxX <= line.maxX + 0.5)
                        reached = max(reached, language == .arabic ? line.maxX - shown.minX : shown.maxX)
                    }
                }
                // The bouncy one was over its goal.
                #expect(reached > 0.85 * (dots.first?.superview?.bounds.width ?? 0))
            }
        }

        @Test("The bar above a section lies on the same ground as the section", arguments: ["Form", "Cards", "Text"])
        func bar(section: String) throws {
            let (stage, view) = show(.main)
            func ground(_ y: Int) -> [UInt8]? {
                stage.surface.pixel(x: 8, y: y).map { [$0.red, $0.green, $0.blue] }
            }
            let before = ground(8)
            stage.tap(try #require(view.button(section)))
            let back = try #require(view.button("Gallery"))
            let bar = Int(back.convert(back.bounds, to: nil).maxY * PageStage.scale)
            #expect(ground(8) == ground(bar + 30) && ground(bar - 4) == ground(bar + 30))
            stage.tap(back)
            #expect(ground(8) == before)
        }

        @Test("The pixels stop moving when their page goes, and its button starts them again when it is back")
        func pixels() throws {
            try ManualFrameClock.use { clock in
                let stage = PageStage(.light)
                defer { stage.close() }
                let page = GalleryPage(.pixels).makeViewController()
                stage.show(page)
                stage.update()
                let pixels = try #require(page.view.all(UIView.self).first { $0.layer.contents is IOSurface })
                /// Returns whether another picture is drawn in the time of two frames.
                @MainActor func isMoving() -> Bool {
                    let before = pixels.layer.contents as? IOSurface
                    let seed = before?.seed
                    clock.advance(by: .milliseconds(34))
                    stage.update()
                    let after = pixels.layer.contents as? IOSurface
                    return after !== before || after?.seed != seed
                }
                #expect(!isMoving())
                stage.tap(try #require(page.view.button("Start")))
                #expect(page.view.button("Stop") != nil && isMoving())
                stage.show(GalleryPage(.cards).makeViewController())
                stage.update()
                #expect(!isMoving())
                stage.show(page)
                stage.update()
                #expect(page.view.button("Stop") == nil && !isMoving())
                stage.tap(try #require(page.view.button("Start")))
                #expect(page.view.button("Stop") != nil && isMoving())
                stage.tap(try #require(page.view.button("Stop")))
                #expect(!isMoving())
            }
        }

        @Test("Stepper and page control follow each other, and the bar follows the slider")
        func controls() throws {
            let (stage, view) = show(.controls)
            let stepper = try #require(view.all(UIStepper.self).first)
            let pages = try #require(view.all(UIPageControl.self).first)
            stage.tap(stepper, at: CGPoint(x: 0.75, y: 0.5))
            #expect(pages.currentPage == 2)
            stage.tap(pages, at: CGPoint(x: 0.9, y: 0.5))
            #expect(stepper.value == 3)
            let slider = try #require(view.all(UISlider.self).first)
            slider.value = 0.25
            slider.sendActions(for: .valueChanged)
            #expect(view.all(UIProgressView.self).first?.progress == 0.25)
            #expect(view.label("25%") != nil)
        }
    }
}
