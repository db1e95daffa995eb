import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Snapshots of views") @MainActor struct SnapshotTests {
        private final class Drawing: UIView {
            override func draw(_ rect: CGRect) {
                UIRectFill(rect)
            }
        }

        private let stage = Stage()
        private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

        init() {
            view.backgroundColor = .red
            stage.root.view.addSubview(view)
            stage.update()
        }

        /// The content of the pieces of a snapshot, row by row.
        private func stills(_ snapshot: UIView) -> [CALayer] {
            snapshot.subviews.compactMap { $0.subviews.first?.layer.children.first }
        }

        @Test("A snapshot looks as its view did, whatever becomes of that, and takes no touches of its own")
        func look() throws {
            let part = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
            part.backgroundColor = .blue
            view.addSubview(part)
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
            view.backgroundColor = .green
            part.removeFromSuperview()
            #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 50) && snapshot.superview == nil)
            let still = try #require(stills(snapshot).first)
            #expect(stills(snapshot).count == 1 && still.backgroundColor == UIColor.red.cgColor)
            #expect(still.convert(still.bounds, to: snapshot.layer) == snapshot.bounds)
            #expect(still.children.map(\.frame) == [part.frame])
            #expect(still.children.map(\.backgroundColor) == [UIColor.blue.cgColor])
            stage.root.view.addSubview(snapshot)
            #expect(snapshot.hitTest(CGPoint(x: 8, y: 8), with: nil) === snapshot)
        }

        @Test("What waits to be drawn is in a snapshot after updates, and not in one before")
        func updates() throws {
            let drawing = Drawing(frame: view.bounds)
            view.addSubview(drawing)
            let before = try #require(view.snapshotView(afterScreenUpdates: false))
            #expect(stills(before).first?.children.first?.layerContents == LayerContents.none)
            let after = try #require(view.snapshotView(afterScreenUpdates: true))
            #expect(stills(after).first?.children.first?.layerContents == drawing.layer.layerContents)
            #expect(drawing.layer.layerContents != .none)
        }

        @Test("A part of a view is stretched to the snapshot's size, in an animation too")
        func stretching() throws {
            let rect = CGRect(x: 20, y: 10, width: 40, height: 20)
            let snapshot = try #require(
                view.resizableSnapshotView(from: rect, afterScreenUpdates: false, withCapInsets: .zero))
            let still = try #require(stills(snapshot).first)
            #expect(snapshot.bounds.size == rect.size)
            #expect(
                still.convert(still.bounds, to: snapshot.layer) == CGRect(x: -20, y: -10, width: 100, height: 50))
            stage.root.view.addSubview(snapshot)
            stage.update()
            ManualFrameClock.use { _ in
                UIView.animate(withDuration: 1) {
                    snapshot.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
                }
                #expect(
                    still.convert(still.bounds, to: snapshot.layer) == CGRect(x: -40, y: -30, width: 200, height: 150))
                stage.update()
                #expect(still.superlayer?.runningAnimations.isEmpty == false)
            }
        }

        @Test("Caps keep their size across, shrink where there is too little room, and are stretched along")
        func caps() throws {
            let insets = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
            let snapshot = try #require(
                view.resizableSnapshotView(from: view.bounds, afterScreenUpdates: false, withCapInsets: insets))
            #expect(snapshot.subviews.map(\.frame).first == CGRect(x: 0, y: 0, width: 10, height: 5))
            #expect(stills(snapshot).count == 9)
            snapshot.bounds.size = CGSize(width: 200, height: 100)
            let frames = snapshot.subviews.map(\.frame)
            #expect(frames[0] == CGRect(x: 0, y: 0, width: 10, height: 5))
            #expect(frames[4] == CGRect(x: 10, y: 5, width: 170, height: 80))
            #expect(frames[8] == CGRect(x: 180, y: 85, width: 20, height: 15))
            let middle = try #require(stills(snapshot)[4].superlayer)
            #expect(middle.affineTransform() == CGAffineTransform(scaleX: 170 / 70, y: 80 / 30))
            snapshot.bounds.size = CGSize(width: 15, height: 100)
            #expect(snapshot.subviews.map(\.frame.width) == [5, 0, 10, 5, 0, 10, 5, 0, 10])
        }

        /// A picture of 40 by 40 pixels, one for each point.
        private func pixels(_ draw: () -> Void) -> [[Int]] {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image { _ in draw()
            }
            let bytes = image.cgImage.map { Array($0.pixels) } ?? []
            return stride(from: 0, to: bytes.count, by: 4).map {
                [Int(bytes[$0 + 2]), Int(bytes[$0 + 1]), Int(bytes[$0])]
            }
        }

        @Test(
            "A view draws itself and what is in it into the current context, stretched to where it is asked to, without what stands out"
        )
        func hierarchy() {
            let part = UIView(frame: CGRect(x: 50, y: 0, width: 80, height: 50))
            part.backgroundColor = .blue
            view.addSubview(part)
            view.transform = CGAffineTransform(rotationAngle: 1)
            let drawn = pixels {
                #expect(view.drawHierarchy(in: CGRect(x: 10, y: 20, width: 20, height: 10), afterScreenUpdates: true))
            }
            func pixel(_ x: Int, _ y: Int) -> [Int] { drawn[y * 40 + x] }
            #expect(pixel(11, 21) == [255, 0, 0] && pixel(29, 29) == [0, 0, 255])
            #expect(pixel(9, 21) == [0, 0, 0] && pixel(30, 21) == [0, 0, 0] && pixel(29, 30) == [0, 0, 0])
        }

        @Test("A scroll view draws what it shows by drawHierarchy, and in the coordinates of its content by render")
        func scrolledHierarchy() {
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            scrollView.contentSize = CGSize(width: 20, height: 400)
            let part = UIView(frame: CGRect(x: 0, y: 10, width: 20, height: 10))
            part.backgroundColor = .blue
            scrollView.addSubview(part)
            stage.root.view.addSubview(scrollView)
            scrollView.contentOffset.y = 10
            let shown = pixels {
                scrollView.drawHierarchy(in: scrollView.bounds.offsetBy(dx: 0, dy: -10), afterScreenUpdates: true)
            }
            #expect(shown[5] == [0, 0, 255] && shown[15 * 40 + 5] == [0, 0, 0])
            let rendered = pixels {
                if let context = UIGraphicsGetCurrentContext() { scrollView.layer.render(in: context) }
            }
            #expect(rendered[5] == [0, 0, 0] && rendered[15 * 40 + 5] == [0, 0, 255])
        }

        @Test("What waits to be drawn is in the context after updates, and not in one before")
        func hierarchyUpdates() {
            view.addSubview(Drawing(frame: view.bounds))
            let before = pixels { view.drawHierarchy(in: view.bounds, afterScreenUpdates: false) }
            let after = pixels { view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
            #expect(before[5] == [255, 0, 0] && after[5] == [0, 0, 0])
        }

        @Test("Nothing is drawn without a context, without a size and to a place that is no number")
        func noHierarchy() {
            #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
            _ = pixels {
                #expect(!UIView().drawHierarchy(in: view.bounds, afterScreenUpdates: true))
                let place = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
                #expect(!view.drawHierarchy(in: place, afterScreenUpdates: true))
            }
        }

        @Test("There is no snapshot of nothing, or of a part with a coordinate that is no number")
        func nothing() {
            #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
            for rect in [CGRect.zero, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)] {
                #expect(
                    view.resizableSnapshotView(from: rect, afterScreenUpdates: false, withCapInsets: .zero) == nil)
            }
        }
    }
}
