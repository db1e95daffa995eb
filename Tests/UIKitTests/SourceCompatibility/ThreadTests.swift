import Foundation
import Synchronization
import Testing
import UIKit

extension UIKitBehaviour {
    @MainActor struct Threads {
        /// What `work` gives on a thread of its own, for which this one waits.
        private nonisolated static func onAnotherThread<Value: Sendable>(
            _ work: @escaping @Sendable () -> Value
        ) -> Value? {
            let result = Mutex<Value?>(nil)
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                let value = work()
                result.withLock { $0 = value }
                done.signal()
            }
            done.wait()
            return result.withLock(\.self)
        }

        private nonisolated static func disc(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
                color.setFill()
                UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
                UIImage().draw(in: .zero)
            }
        }

        @Test("an image is drawn on another thread as on the main actor")
        func renderer() {
            let elsewhere = Self.onAnotherThread { Self.disc(.red) }
            #expect(elsewhere == Self.disc(.red))
            #expect(elsewhere != Self.disc(.blue))
            #expect(elsewhere?.pngData() == Self.disc(.red).pngData())
        }

        @Test("each thread has contexts of its own")
        func contexts() {
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
            let seen = Self.onAnotherThread {
                let before = UIGraphicsGetCurrentContext() == nil
                UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
                UIColor.red.set()
                UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
                let image = UIGraphicsGetImageFromCurrentImageContext()
                UIGraphicsEndImageContext()
                return (before, image?.size, UIGraphicsGetCurrentContext() == nil)
            }
            #expect(seen?.0 == true)
            #expect(seen?.1 == CGSize(width: 2, height: 2))
            #expect(seen?.2 == true)
            #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 4, height: 4))
            UIGraphicsEndImageContext()
            #expect(UIGraphicsGetCurrentContext() == nil)
        }

        @Test("many threads draw, measure fonts and resolve colours at the same time")
        func crowd() async {
            let fonts = (8..<16).map { UIFont.systemFont(ofSize: CGFloat($0)) }
            let expected = fonts.map {
                [$0.lineHeight, $0.ascender, $0.descender, $0.capHeight, $0.xHeight, $0.leading]
            }
            let disc = Self.disc(.systemRed)
            await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        Self.onAnotherThread {
                            (0..<20).allSatisfy { _ in
                                Self.disc(.systemRed) == disc
                                    && fonts.map {
                                        [
                                            $0.lineHeight, $0.ascender, $0.descender, $0.capHeight, $0.xHeight,
                                            $0.leading,
                                        ]
                                    } == expected
                            }
                        } == true
                    }
                }
                for await isRight in group { #expect(isRight) }
            }
        }

        @Test("a font measures alike for every thread and for labels")
        func measures() {
            let font = UIFont.systemFont(ofSize: 17)
            let elsewhere = Self.onAnotherThread { font.lineHeight }
            #expect(elsewhere == font.lineHeight)
            let label = UILabel()
            label.font = font
            label.text = "x"
            #expect(abs(label.intrinsicContentSize.height - font.lineHeight) <= 1)
        }

        @Test("a constraint is described on the main actor by its views, elsewhere by its address")
        func description() {
            let view = UIView()
            let constraint = view.widthAnchor.constraint(equalToConstant: 8)
            #expect("\(constraint)" == "<NSLayoutConstraint UIView.width == 8>")
            let elsewhere = Self.onAnotherThread { constraint.description }
            #expect(elsewhere?.hasPrefix("<NSLayoutConstraint: 0x") == true)
        }
    }
}
