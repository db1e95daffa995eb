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

        private nonisolated static var words: NSAttributedString {
            NSAttributedString(
                string: "Several words in lines, some of them bold: 書体 😀 مرحبا",
                attributes: [.font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.red])
        }

        /// Everything that is measured of the words, as numbers.
        private nonisolated static func measures() -> [CGFloat] {
            let limit = CGSize(width: 90, height: CGFloat.greatestFiniteMagnitude)
            let box = words.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil)
            let plain = "plain".size(withAttributes: [.font: UIFont.systemFont(ofSize: 30)])
            return [words.size().width, box.width, box.height, plain.width, plain.height]
        }

        private nonisolated static func page() -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in
                words.draw(in: CGRect(x: 5, y: 5, width: 90, height: 90))
                UIImage(systemName: "star")?.draw(at: CGPoint(x: 70, y: 70))
            }
        }

        @Test("text is measured and drawn on another thread as on the main actor")
        func text() throws {
            #expect(Self.onAnotherThread { Self.measures() } == Self.measures())
            let pixels = try #require(Self.page().pngData())
            #expect(pixels.count > 500)
            let areEqual = Self.onAnotherThread { Self.page().pngData() } == pixels
            #expect(areEqual)
            let thumbnail = Self.onAnotherThread {
                Self.page().preparingThumbnail(of: CGSize(width: 20, height: 20))?.size
            }
            #expect(thumbnail == CGSize(width: 20, height: 20))
        }

        @Test("many threads measure and draw text at the same time, and the main actor too")
        func crowdOfText() async {
            let (expected, pixels) = (Self.measures(), Self.page().pngData())
            await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        Self.onAnotherThread {
                            (0..<10).allSatisfy { _ in
                                Self.measures() == expected && Self.page().pngData() == pixels
                            }
                        } == true
                    }
                }
                for _ in 0..<10 {
                    let areEqual = Self.measures() == expected && Self.page().pngData() == pixels
                    #expect(areEqual)
                    await Task.yield()
                }
                for await isRight in group { #expect(isRight) }
            }
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
