@testable import UIKit
import Foundation
import Testing

extension UIKitBehaviour {
    @Suite("Item providers") @MainActor struct ItemProviderTests {
        @Test("A text can be had as text of each kind, as an object and as data")
        func text() {
            let provider = NSItemProvider(object: "pear" as NSString)
            #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
            #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
            #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
            #expect(provider.canLoadObject(ofClass: NSString.self) && !provider.canLoadObject(ofClass: UIImage.self))
            let results = Results()
            provider.loadObject(ofClass: String.self) { text, _ in results.add(text) }
            provider.loadObject(ofClass: NSString.self) { text, _ in results.add(text as? String) }
            provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, _ in
                results.add(data.flatMap { String(data: $0, encoding: .utf8) })
            }
            #expect(results.texts == ["pear", "pear", "pear"])
        }

        @Test("A URL is also text, and a URL again for those who ask for one")
        func url() throws {
            let url = try #require(URL(string: "https://mullion.example/a"))
            let provider = NSItemProvider(object: url)
            #expect(provider.registeredTypeIdentifiers == ["public.url", "public.utf8-plain-text"])
            let results = Results()
            provider.loadObject(ofClass: URL.self) { url, _ in results.add(url?.absoluteString) }
            provider.loadObject(ofClass: NSURL.self) { url, _ in results.add((url as? URL)?.absoluteString) }
            provider.loadObject(ofClass: String.self) { text, _ in results.add(text) }
            #expect(results.texts == Array(repeating: url.absoluteString, count: 3))
        }

        @Test("A colour goes through data and comes back, and data of another kind is an error")
        func color() {
            let results = Results()
            let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
            NSItemProvider(object: color).loadDataRepresentation(forTypeIdentifier: "com.apple.uikit.color") {
                data, _ in
                results.add(data.flatMap { String(data: $0, encoding: .utf8) })
            }
            #expect(results.texts == ["0.25 0.5 0.75 1.0"])
            let broken = NSItemProvider()
            broken.registerDataRepresentation(forTypeIdentifier: "com.apple.uikit.color", visibility: .all) {
                $0(Data("blue".utf8), nil)
                return nil
            }
            broken.loadObject(ofClass: UIColor.self) { color, error in
                results.add(color == nil && error != nil ? "refused" : "made")
            }
            #expect(results.texts.last == "refused")
        }

        @Test(
            "Another program gets exactly what it is offered, and nothing of such a type that is for this program alone"
        )
        func offered() {
            let provider = NSItemProvider()
            func register(_ type: String, _ visibility: NSItemProviderRepresentationVisibility, _ byte: UInt8) {
                provider.registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { handler in
                    handler(Data([byte]), nil)
                    return nil
                }
            }
            register("public.utf8-plain-text", .ownProcess, 1)
            register("public.text", .all, 2)
            let results = Results()
            for type in ["public.text", "public.plain-text", "public.utf8-plain-text"] {
                provider.loadOfferedData(of: type) { data, error in
                    results.add(data?.first.map { "\($0)" } ?? (error == nil ? "nothing" : "error"))
                }
            }
            #expect(results.texts == ["2", "error", "error"])
        }

        @Test("What is not there is answered with an error, once, and types keep their order")
        func missing() {
            let provider = NSItemProvider()
            func register(_ type: String, _ visibility: NSItemProviderRepresentationVisibility, _ byte: UInt8) {
                provider.registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { handler in
                    handler(Data([byte]), nil)
                    return nil
                }
            }
            register("b", .ownProcess, 1)
            register("a", .all, 2)
            register("b", .all, 3)
            register("", .all, 4)
            #expect(provider.registeredTypeIdentifiers == ["b", "a"] && provider.offeredTypes == ["a"])
            let results = Results()
            provider.loadDataRepresentation(forTypeIdentifier: "b") { data, _ in results.add("\(data?.first ?? 0)") }
            provider.loadDataRepresentation(forTypeIdentifier: "c") { data, error in
                results.add(data == nil && error != nil ? "error" : "data")
            }
            provider.loadObject(ofClass: UIImage.self) { image, error in
                results.add(image == nil && error != nil ? "error" : "image")
            }
            #expect(results.texts == ["1", "error", "error"])
        }

        @Test("A loader that answers twice is heard once, and one that lets go of the question has failed")
        func careless() {
            let provider = NSItemProvider()
            provider.registerDataRepresentation(forTypeIdentifier: "twice", visibility: .all) { handler in
                handler(Data([1]), nil)
                handler(Data([2]), nil)
                return nil
            }
            provider.registerDataRepresentation(forTypeIdentifier: "never", visibility: .all) { _ in nil }
            let answers = AnswerLater()
            provider.registerDataRepresentation(forTypeIdentifier: "later", visibility: .all) {
                answers.keep($0)
                return nil
            }
            let results = Results()
            for type in ["twice", "never", "later"] {
                provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
                    results.add(data.map { "\(Array($0))" } ?? (error == nil ? "nothing" : "error"))
                }
            }
            #expect(results.texts == ["[1]", "error"])
            // The answers that were too many are not taken for that of another load.
            provider.whenIdle { results.add("idle") }
            #expect(results.texts == ["[1]", "error"])
            answers.answer(Data([3]))
            #expect(results.texts == ["[1]", "error", "[3]", "idle"])
        }
    }
}

/// The results that handlers were given, in order.
private final class Results: @unchecked Sendable {
    // Unchecked, because the test runs on one thread.
    private(set) var texts: [String?] = []

    func add(_ text: String?) {
        texts.append(text)
    }
}
