@testable import UIKit
import Testing
import UIKitTesting

extension UIKitBehaviour {
    @Suite("The end of a drag when what it depends on goes") @MainActor struct DragEndTests {
        private func staged(_ body: (DragStaging) throws -> Void) rethrows {
            try ManualFrameClock.use { try body(DragStaging($0)) }
        }

        @Test("A window that is hidden ends its drag with nothing, and shows no more of it later")
        func windowHidden() {
            staged { staging in
                staging.lift()
                staging.drag(to: DragStaging.place)
                staging.forget()
                staging.stage.window.isHidden = true
                #expect(staging.stage.window.drag == nil)
                #expect(staging.log.prefix(3) == ["will end cancel", "exit", "over"] && staging.loaded == [])
                staging.stage.window.isHidden = false
                staging.settle()
                #expect(staging.log.last == "did end cancel" && staging.carried == nil)
                staging.release(at: DragStaging.place)
                #expect(staging.log == ["will end cancel", "exit", "over", "did end cancel"])
            }
        }

        @Test("A drag interaction that is taken off its view ends its drag with nothing")
        func interactionGone() {
            staged { staging in
                staging.lift()
                staging.drag(to: DragStaging.place)
                staging.forget()
                for interaction in staging.source.interactions { staging.source.removeInteraction(interaction) }
                staging.release(at: DragStaging.place)
                #expect(staging.log == ["will end cancel", "exit", "over", "did end cancel"])
                #expect(staging.stage.window.drag == nil && staging.loaded == [])
            }
        }

        @Test("A place that ends the drag while it is asked hears no more of it")
        func endedWhileAsked() {
            staged { staging in
                staging.lift()
                staging.drag(to: DragStaging.nowhere)
                staging.forget()
                staging.onLine = { [weak staging] in
                    if $0 == "can handle" { staging?.stage.window.drag?.cancel() }
                }
                staging.drag(to: DragStaging.place)
                staging.release(at: DragStaging.place)
                #expect(staging.log == ["move", "can handle", "will end cancel", "did end cancel"])
            }
        }

        @Test("Where a place ends the drag as that leaves it, the next one hears nothing")
        func endedOnExit() {
            staged { staging in
                let outer = DropLog()
                staging.kept = outer
                staging.stage.root.view.addInteraction(UIDropInteraction(delegate: outer))
                staging.lift()
                staging.drag(to: DragStaging.place)
                staging.forget()
                staging.onLine = { [weak staging] in
                    if $0 == "exit" { staging?.stage.window.drag?.cancel() }
                }
                staging.drag(to: DragStaging.nowhere)
                staging.release(at: DragStaging.nowhere)
                #expect(staging.log == ["move", "exit", "will end cancel", "over", "did end cancel"])
                #expect(outer.lines == [])
            }
        }

        @Test("A place whose view has gone below a finger that rests gets nothing", arguments: [true, false])
        func placeGone(isRemoved: Bool) {
            staged { staging in
                staging.lift()
                staging.drag(to: DragStaging.place)
                staging.forget()
                if isRemoved { staging.target.removeFromSuperview() } else { staging.target.isHidden = true }
                staging.release(at: DragStaging.place)
                #expect(staging.log == ["exit", "will end cancel", "over", "did end cancel"] && staging.loaded == [])
            }
        }

        @Test("A disabled interaction lifts nothing, and one that is disabled later ends its drag")
        func disabled() throws {
            try staged { staging in
                let interaction = try #require(staging.source.interactions.first as? UIDragInteraction)
                interaction.isEnabled = false
                staging.lift()
                staging.release(at: DragStaging.start)
                #expect(staging.log == [])
                interaction.isEnabled = true
                staging.lift()
                staging.drag(to: DragStaging.place)
                interaction.isEnabled = false
                staging.settle()
                #expect(staging.log.last == "did end cancel" && staging.stage.window.drag == nil)
                staging.release(at: DragStaging.place)
            }
        }
    }
}
