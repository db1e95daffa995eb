import UIKit

/// Stands for a desktop that opens pages and letters, as long as it is alive.
@MainActor final class PageOpener: URLOpener {
    private(set) var opened: [String] = []
    var answer = true

    init() {
        UIApplication.shared.urlOpener = self
    }

    func canOpen(_ url: URL) -> Bool {
        ["https", "mailto"].contains(url.scheme)
    }

    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
        opened.append(url.absoluteString)
        completion(answer)
    }
}
