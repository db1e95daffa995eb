import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("What stands where there is no content") @MainActor struct ContentUnavailableTests {
        /// Shows that it is empty while it is.
        private final class ListController: UIViewController {
            var isEmpty = true
            private(set) var updates = 0

            override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
                updates += 1
                var empty = UIContentUnavailableConfiguration.empty()
                empty.text = "Nothing yet"
                contentUnavailableConfiguration = isEmpty ? empty : nil
            }
        }

        private func labels(in view: UIView) -> [UILabel] {
            view.subviews.compactMap { $0 as? UILabel }
        }

        @Test("A column of parts stands in the middle, with the gaps between them, and at the top where it is too high")
        func column() {
            var layout = ColumnLayout()
            #expect(layout.height == 0 && layout.width == 0 && layout.frames(in: .zero, scale: 1).isEmpty)
            layout.parts = [
                .init(size: CGSize(width: 40, height: 40), gap: 9),
                .init(size: CGSize(width: 100, height: 20), gap: 15),
                .init(size: CGSize(width: 60, height: 30), gap: 5),
            ]
            #expect(layout.height == 110 && layout.width == 100)
            #expect(
                layout.frames(in: CGRect(x: 10, y: 0, width: 200, height: 210), scale: 1) == [
                    CGRect(x: 90, y: 50, width: 40, height: 40), CGRect(x: 60, y: 105, width: 100, height: 20),
                    CGRect(x: 80, y: 130, width: 60, height: 30),
                ])
            layout.isCentered = false
            let low = layout.frames(in: CGRect(x: 10, y: 5, width: 200, height: 50), scale: 1)
            #expect(low.map(\.minX) == [10, 10, 10] && low.map(\.minY) == [5, 60, 85])
        }

        @Test("A search that found nothing names what was looked for, unless a text was set")
        func search() {
            var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
            let search = UIContentUnavailableConfiguration.search()
            #expect(search.updated(for: state) == search && search.text == "No Results")
            state.searchText = "mull"
            #expect(search.updated(for: state).text == "No Results for “mull”")
            var own = search
            own.text = "No wood"
            #expect(own.updated(for: state) == own)
        }

        @Test("Image, texts and buttons stand below each other, and the buttons run their actions")
        func parts() throws {
            let stage = Stage()
            var taps = 0
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { _ in }
            configuration.text = "Nothing"
            configuration.secondaryText = "Add something."
            configuration.button.title = "Add"
            configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
            let view = UIContentUnavailableView(configuration: configuration)
            view.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
            stage.root.view.addSubview(view)
            stage.update()
            let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
            let button = try #require(view.subviews.compactMap { $0 as? UIButton }.first)
            let frames = [image.frame] + labels(in: view).map(\.frame) + [button.frame]
            #expect(frames.count == 4)
            for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY <= lower.minY) }
            for frame in frames { #expect(abs(frame.midX - 200) <= 1) }
            stage.tap(CGPoint(x: button.frame.midX, y: button.frame.midY))
            #expect(taps == 1)
            configuration.button.title = nil
            configuration.image = nil
            view.configuration = configuration
            stage.update()
            #expect(button.superview == nil && image.superview == nil && labels(in: view).count == 2)
        }

        @Test("Something turns while content is on its way")
        func loading() {
            let view = UIContentUnavailableView(configuration: .loading())
            let indicators = view.subviews.compactMap { $0 as? UIActivityIndicatorView }
            #expect(indicators.count == 1 && indicators.first?.isAnimating == true)
            view.configuration = UIContentUnavailableConfiguration.empty()
            #expect(indicators.first?.superview == nil)
        }

        @Test("A controller is asked with the first layout, and again when it asks for that")
        func controller() throws {
            let controller = ListController()
            #expect(controller.updates == 0)
            let stage = Stage(root: controller)
            #expect(controller.updates == 1)
            let shown = try #require(controller.view.subviews.last as? UIContentUnavailableView)
            #expect(shown.frame == controller.view.bounds)
            controller.isEmpty = false
            stage.update()
            #expect(shown.superview != nil)
            controller.setNeedsUpdateContentUnavailableConfiguration()
            stage.update()
            #expect(controller.updates == 2 && shown.superview == nil)
        }

        @Test("What stands where there is no content follows the size of the controller's view, and lies in front")
        func follows() throws {
            let controller = UIViewController()
            var empty = UIContentUnavailableConfiguration.empty()
            empty.text = "Nothing"
            controller.contentUnavailableConfiguration = empty
            #expect(!controller.isViewLoaded)
            let stage = Stage(root: controller)
            let shown = try #require(controller.view.subviews.last as? UIContentUnavailableView)
            controller.view.frame.size = CGSize(width: 300, height: 200)
            stage.update()
            #expect(shown.frame == controller.view.bounds && shown.frame.width == 300)
            empty.text = "Still nothing"
            controller.contentUnavailableConfiguration = empty
            stage.update()
            #expect(controller.view.subviews.last === shown && labels(in: shown).map(\.text) == ["Still nothing"])
        }
    }
}
