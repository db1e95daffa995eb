import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKit

extension UIKitBehaviour {
    @Suite("Symbols") @MainActor struct SymbolTests {
        /// How opaque the pixels of a symbol of 40 by 40 points are, from 0 to 255, row by row.
        private func opacities(
            _ name: String, _ weight: UIImage.SymbolWeight = .unspecified
        ) throws -> [Int] {
            let configuration = UIImage.SymbolConfiguration(pointSize: 40 / 1.2, weight: weight)
            let image = try #require(UIImage(systemName: name, withConfiguration: configuration)?.cgImage)
            return stride(from: 3, to: image.pixels.count, by: 4).map {
                Int(image.pixels[image.pixels.startIndex + $0])
            }
        }

        /// How many pixels differ by more than a half.
        private func difference(_ first: [Int], _ second: [Int]) -> Int {
            zip(first, second).filter { abs($0 - $1) > 127 }.count
        }

        @Test(
            "Names that apps of homes, mail, files, media and settings use have a picture",
            arguments: [
                "thermometer", "thermometer.medium", "drop", "drop.fill", "flame", "flame.fill", "leaf", "leaf.fill",
                "bed.double", "bed.double.fill", "fork.knife", "lightbulb", "lightbulb.fill", "lightbulb.slash",
                "lightbulb.slash.fill", "sun.min", "sun.min.fill", "sun.max", "sun.max.fill", "moon", "moon.fill",
                "cloud.rain.fill", "cloud.snow", "wind", "snowflake", "fan", "fan.fill", "lock", "lock.open.fill",
                "door.left.hand.closed", "door.left.hand.open", "window.vertical.closed", "washer", "washer.fill", "tv",
                "tv.fill", "speaker.slash.fill", "speaker.wave.3.fill", "play.fill", "pause.fill", "stop.fill",
                "forward.fill", "backward.end.fill", "envelope.open", "envelope.badge", "envelope.badge.fill", "tray",
                "tray.full.fill", "archivebox.fill", "paperplane.fill", "folder.fill.badge.plus", "doc.text.fill",
                "flag",
                "bell.badge.fill", "bell.slash", "tag.fill", "person.crop.circle.fill", "person.2.fill",
                "person.fill.badge.plus", "gear", "gearshape.fill", "wifi", "wifi.slash", "battery.25",
                "antenna.radiowaves.left.and.right", "antenna.radiowaves.left.and.right.slash", "bolt.slash.fill",
                "power",
                "camera.fill", "video.slash.fill", "photo.on.rectangle", "mic.slash", "phone.down.fill", "message.fill",
                "calendar", "calendar.badge.plus", "clock.fill", "alarm.fill", "timer", "map.fill", "location.fill",
                "location.slash", "car.fill", "house.fill", "chart.bar.fill", "chart.line.uptrend.xyaxis",
                "list.bullet",
                "square.grid.2x2.fill", "ellipsis.circle", "ellipsis.circle.fill", "line.3.horizontal",
                "slider.horizontal.3", "magnifyingglass", "magnifyingglass.circle.fill", "xmark.circle.fill",
                "checkmark.circle.fill", "checkmark.square", "plus.circle.fill", "minus.circle",
                "exclamationmark.triangle.fill", "exclamationmark.circle", "questionmark.circle.fill",
                "info.circle.fill",
                "arrow.up.circle.fill", "chevron.right.circle", "hand.raised.fill", "hand.thumbsup.fill", "star.slash",
                "heart.slash.fill", "bookmark.slash", "link", "link.badge.plus", "lightswitch.on",
                "lightswitch.on.fill",
            ])
        func commonNames(name: String) throws {
            var lines: [String] = []
            let found = LogScope.run({ _, _, line in lines.append(line) }) { UIImage(systemName: name) }
            #expect(found != nil && lines.isEmpty)
        }

        @Test(
            "A filled symbol looks other than the one in outline",
            arguments: SymbolNames.all.filter { $0.hasSuffix(".fill") })
        func filled(name: String) throws {
            let filled = try opacities(name)
            let plain = try opacities(String(name.dropLast(5)))
            #expect(difference(filled, plain) > 8)
        }

        @Test("Symbols of different names look different, but for those that are two names of one")
        func distinct() throws {
            var seen: [[Int]: String] = [:]
            var same: [Set<String>] = []
            for name in SymbolNames.all where !name.hasSuffix(".fill") {
                let picture = try opacities(name)
                if let other = seen[picture] { same.append([name, other]) } else { seen[picture] = name }
            }
            // `arrow.forward` is `arrow.right`, and so on.
            let words = ["backward", "forward", "leading", "trailing", "gear", "battery", "multiply", "thermometer"]
            let strange = same.filter { pair in !pair.contains { name in words.contains { name.contains($0) } } }
            #expect(strange.count <= 10, "\(strange.map { $0.sorted() })")
            #expect(seen.count > 400)
        }

        @Test("What a name ends in is drawn: a line across, a badge, a frame, in this order and each once")
        func endings() throws {
            let bell = try opacities("bell")
            for name in [
                "bell.slash", "bell.badge", "bell.badge.plus", "bell.badge.minus", "bell.badge.checkmark",
                "bell.badge.xmark",
                "bell.badge.exclamationmark", "bell.badge.questionmark", "bell.circle", "bell.square",
                "bell.circle.fill",
                "bell.square.fill", "bell.slash.fill", "bell.fill.badge.plus", "bell.badge.fill", "bell.slash.circle",
                "bell.slash.circle.fill",
            ] {
                #expect(SymbolNames.isKnown(name), "\(name)")
                let picture = try opacities(name)
                #expect(difference(picture, bell) > 8, "\(name)")
            }
            for name in [
                "bell.circle.circle", "bell.slash.slash", "bell.badge.badge", "bell.fill.fill", "plus.fill", "slash",
                "bell.circle.slash",
            ] {
                #expect(!SymbolNames.isKnown(name), "\(name)")
            }
            // In a filled frame the symbol is a hole, and what is a hole in the symbol is not.
            let framed = try opacities("plus.square.fill")
            #expect(framed[20 * 40 + 20] == 0 && framed[10 * 40 + 10] == 255)
        }

        @Test(
            "A symbol that is not drawn yet is a dotted square, which the log tells of once; a great many are not all told of"
        )
        func placeholder() throws {
            var lines: [String] = []
            try LogScope.run({ _, _, line in lines.append(line) }) {
                let first = try #require(UIImage(systemName: "tortoise.of.nowhere"))
                let second = try #require(UIImage(systemName: "tortoise.of.nowhere.fill"))
                _ = UIImage(systemName: "tortoise.of.nowhere")
                #expect(first.isSymbolImage && first.size == UIImage(systemName: "plus")?.size)
                #expect(first.cgImage == second.cgImage)
            }
            #expect(lines.count == 2 && lines[0].contains("\"tortoise.of.nowhere\""), "\(lines)")
            let dots = try opacities("tortoise.of.nowhere")
            // There is something at each side, and nothing in the middle.
            #expect((0..<40).contains { dots[6 * 40 + $0] > 200 } && (0..<40).contains { dots[$0 * 40 + 33] > 200 })
            #expect((10..<30).allSatisfy { row in (10..<30).allSatisfy { dots[row * 40 + $0] == 0 } })
            lines = []
            LogScope.run({ _, _, line in lines.append(line) }) {
                for number in 0..<1000 { #expect(UIImage(systemName: "tortoise.\(number)") != nil) }
            }
            #expect(lines.count < 100)
        }

        @Test("Each weight has more ink than the lighter one, and a font gives its own")
        func weights() throws {
            for name in ["magnifyingglass", "house", "star", "wifi"] {
                let weights = try (1...9).map { number in
                    try opacities(name, try #require(UIImage.SymbolWeight(rawValue: number))).reduce(0, +)
                }
                #expect(zip(weights, weights.dropFirst()).allSatisfy { $0 < $1 }, "\(name): \(weights)")
            }
            func image(_ font: UIFont) -> UIImage? {
                UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(font: font))
            }
            let bold = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
            #expect(
                image(.systemFont(ofSize: 20, weight: .bold))?.cgImage
                    == UIImage(systemName: "plus", withConfiguration: bold)?.cgImage)
            #expect(image(.systemFont(ofSize: 20, weight: .bold))?.cgImage != image(.systemFont(ofSize: 20))?.cgImage)
        }

        @Test("docs/Symbols.md names every symbol, and says which have a filled form")
        func page() throws {
            let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
            let page = try String(contentsOf: root.appendingPathComponent("docs/Symbols.md"), encoding: .utf8)
            let all = Set(SymbolNames.all)
            for name in all where !name.hasSuffix(".fill") {
                let words = all.contains("\(name).fill") ? "`\(name)`°" : "`\(name)`"
                #expect(page.contains("\(words),") || page.contains("\(words)\n"), "\(words)")
            }
        }
    }
}
