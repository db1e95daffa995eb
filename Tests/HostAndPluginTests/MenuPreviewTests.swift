import Diagnostics
import HostStaging
import Testing
import UIKitTesting

@testable import PluginHost
@testable import UIKit

extension HostAndPlugin {
    /// A menu with a preview that a long press shows, in the host's window and in a pane.
    @Suite("A preview above a menu at home and in a plugin") @MainActor final class MenuPreviewsAcross {
        private final class Preview: UIViewController {
            var onLine: ((String) -> Void)?

            override func viewDidLoad() {
                super.viewDidLoad()
                preferredContentSize = CGSize(width: 120, height: 60)
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                onLine?("did appear")
            }

            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                onLine?("did disappear")
            }
        }

        private final class Page: UIViewController, UIContextMenuInteractionDelegate {
            let target = UIView(frame: CGRect(x: 50, y: 120, width: 100, height: 40))
            let preview = Preview()
            private(set) var log: [String] = []
            private(set) var committed: UIViewController?

            override func viewDidLoad() {
                super.viewDidLoad()
                preview.loadViewIfNeeded()
                preview.onLine = { [weak self] in self?.log.append($0) }
                target.addInteraction(UIContextMenuInteraction(delegate: self))
                view.addSubview(target)
            }

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(identifier: nil, previewProvider: { [weak self] in self?.preview }) { _ in
                    UIMenu(children: [UIAction(title: "Copy") { _ in }])
                }
            }

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                animator: any UIContextMenuInteractionCommitAnimating
            ) {
                committed = animator.previewViewController
                log.append("commit")
            }
        }

        private let host: InMemoryHost
        private let frames = ManualFrameClock()
        private var clock: Override?

        init() throws {
            host = try InMemoryHost { _ in Page() }
            clock = frames.install()
        }

        isolated deinit {
            host.stage.close()
            host.settle()
            clock?.end()
        }

        private func page(_ place: Place) throws -> Page {
            guard place == .host else {
                _ = host.showPane()
                return try host.controller()
            }
            let page = Page()
            host.stage.embed(page)
            host.settle()
            return page
        }

        private func touch(_ phase: UITouch.Phase, _ point: CGPoint, _ time: Double) {
            host.stage.window.sendTouch(id: 1, phase: phase, at: point, timestamp: time)
            host.settle()
        }

        /// Lets all animations end.
        private func pass() {
            for _ in 0..<4 {
                frames.advance(by: .milliseconds(250))
                host.settle()
            }
        }

        @Test("A long press shows it, and a tap on it is told with its controller", arguments: Place.allCases)
        func commit(place: Place) throws {
            let page = try page(place)
            let half = HostStage.rightHalf
            let point = CGPoint(x: half.minX + page.target.frame.midX, y: half.minY + page.target.frame.midY)
            touch(.began, point, 0)
            frames.advance(by: .milliseconds(600))
            host.settle()
            pass()
            touch(.ended, point, 2)
            pass()
            let preview = try #require(page.view.window?.presentedMenu?.preview)
            #expect(preview.bounds.size == CGSize(width: 120, height: 60))
            #expect(page.preview.view.superview === preview && page.log == ["did appear"])
            let inWindow = preview.convert(CGPoint(x: preview.bounds.midX, y: preview.bounds.midY), to: nil)
            let corner = place == .plugin ? half.origin : .zero
            let middle = CGPoint(x: corner.x + inWindow.x, y: corner.y + inWindow.y)
            touch(.began, middle, 10)
            touch(.ended, middle, 10)
            pass()
            #expect(page.log == ["did appear", "did disappear", "commit"])
            #expect(page.committed === page.preview && page.view.window?.presentedMenu == nil)
        }
    }
}
