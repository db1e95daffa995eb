import ParityScenarios
import Testing

@testable import UIKit
import UIKitTesting

/// A window in which a controller is presented on a sheet.
@MainActor struct SheetStaging {
    /// The size of a window as high and narrow as a phone. At its full height a sheet is 780 points high, and at half of it 437.
    static let narrow = CGSize(width: 400, height: 800)
    static let wide = CGSize(width: 1024, height: 768)

    let stage = Stage()
    let page = TracingViewController(name: "sheet")
    let log = SheetLog()

    init(_ size: CGSize, _ style: UIModalPresentationStyle = .pageSheet) {
        page.modalPresentationStyle = style
        resize(size)
    }

    func resize(_ size: CGSize) {
        stage.window.frame = CGRect(origin: .zero, size: size)
        stage.update()
    }

    var sheet: UISheetPresentationController {
        get throws { try #require(page.sheetPresentationController) }
    }

    /// Presents the sheet at once. What the trace has of that is thrown away.
    func present(_ prepare: (UISheetPresentationController) -> Void = { _ in }) throws {
        try sheet.delegate = log
        try prepare(sheet)
        stage.root.present(page, animated: false)
        stage.update()
        _ = TraceRecorder.shared.take()
    }

    var isPresented: Bool { stage.root.presentedViewController === page }

    /// The frame of the sheet in the window.
    var frame: CGRect {
        page.view.convert(page.view.bounds, to: nil)
    }

    var view: SheetView {
        get throws { try #require(sheet.presentedView as? SheetView) }
    }

    /// The opacity of the view that dims what lies below the sheet, from 0 to 1.
    var dimming: CGFloat {
        get throws {
            let container = try #require(sheet.containerView)
            return try #require(container.subviews.first { !($0 is SheetView) }).alpha
        }
    }

    // MARK: The finger

    private var hold: CGPoint {
        CGPoint(x: frame.midX, y: frame.minY + 60)
    }

    /// Has a finger take hold of the sheet and move it by a distance, downwards where that is above 0.
    ///
    /// - Returns: The place of the finger.
    @discardableResult func pull(by way: CGFloat) -> CGPoint {
        let start = hold
        // The finger goes 10 points before the sheet follows.
        let end = CGPoint(x: start.x, y: start.y + way + (way < 0 ? -10 : 10))
        stage.press(start)
        stage.drag(to: end, at: 1)
        stage.update()
        return end
    }

    /// Has a finger move the sheet by a distance, and let go when it has rested for a while.
    func drag(by way: CGFloat) {
        stage.release(pull(by: way), at: 3)
        stage.update()
    }

    /// Has a finger move the sheet by a distance at a speed in points a second, and let go.
    func flick(by way: CGFloat, speed: CGFloat) {
        let start = hold
        let end = CGPoint(x: start.x, y: start.y + way)
        let time = Double(abs(way) / speed)
        stage.press(start)
        stage.drag(to: end, at: time)
        stage.release(end, at: time)
        stage.update()
    }
}
