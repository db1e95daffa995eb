import HostStaging
import PluginProtocol
import Testing
import UIKit

@testable import PluginHost

extension HostAndPlugin {
    @Suite("Sizes that follow from each other, over the wire") @MainActor struct SizeExchanges {
        /// Wishes for more than it has.
        private final class Wishing: UIViewController {
            var passes = 0
            var isModest = false

            override func viewDidLayoutSubviews() {
                passes += 1
                preferredContentSize.height = isModest ? 50 : view.bounds.height + 1
            }
        }

        /// Gives its child what it wishes for.
        private final class Obliging: UIViewController {
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                (container as? UIViewController)?.viewIfLoaded?.frame.size.height =
                    container.preferredContentSize.height
            }
        }

        private func embed(_ pane: RemoteViewController, on stage: HostStage) -> Obliging {
            let container = Obliging()
            stage.embed(container, frame: HostStage.rightHalf)
            container.addChild(pane)
            pane.view.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
            container.view.addSubview(pane.view)
            pane.didMove(toParent: container)
            return container
        }

        @Test(
            "A pane whose size and preferred size answer each other for ever is left as it is after a while, until something else happens"
        )
        func endless() throws {
            let host = try InMemoryHost { _ in Wishing() }
            let pane = host.makePane()
            let container = embed(pane, on: host.stage)
            host.settle()
            let child: Wishing = try host.controller()
            let height = pane.view.bounds.height
            #expect(height > 30 && height < 200)
            let passes = child.passes
            host.settle()
            #expect(child.passes == passes)

            // It goes on when somebody gives it another size, and ends again.
            pane.view.frame.size.height = 10
            host.settle()
            #expect(child.passes > passes)
            let later = child.passes
            host.settle()
            #expect(child.passes == later)

            // And it is obeyed again as soon as it comes to rest.
            child.isModest = true
            child.view.setNeedsLayout()
            host.settle()
            #expect(pane.preferredContentSize.height == 50 && pane.view.bounds.height == 50)
            withExtendedLifetime(container) {}
        }

        @Test("Wishes that are no answer to a size are obeyed, however many there are")
        func manyWishes() throws {
            let host = try InMemoryHost { _ in UIViewController() }
            let pane = host.makePane()
            let container = embed(pane, on: host.stage)
            host.settle()
            let child: UIViewController = try host.controller()
            for height in 1...200 {
                child.preferredContentSize.height = CGFloat(height)
                host.settle()
                #expect(pane.view.bounds.height == CGFloat(height))
            }
            withExtendedLifetime(container) {}
        }

        @Test("A preferred size that goes by the window's is obeyed while the window changes")
        func answersInRow() throws {
            var exchange = SizeExchange()
            var serial = ResizeSerial.first
            for step in 0..<500 {
                exchange.didCommit(answering: serial)
                #expect(exchange.takesWish(update: step, window: CGSize(width: step, height: 10)))
                exchange.didTakeFacts()
                serial = serial.next
                exchange.didResize(serial, update: step + 1)
            }
            // With a window that stays it is an endless exchange.
            var taken = 0
            for step in 500..<700 {
                exchange.didCommit(answering: serial)
                guard exchange.takesWish(update: step, window: .zero) else { break }
                taken += 1
                exchange.didTakeFacts()
                serial = serial.next
                exchange.didResize(serial, update: step + 1)
            }
            #expect(taken == SizeExchange.mostAnswers)
        }
    }
}
