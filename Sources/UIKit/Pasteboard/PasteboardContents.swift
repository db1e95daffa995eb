import Diagnostics
import Foundation
import QuartzCore

/// A pasteboard's content with its history: the objects of `UIPasteboard` that have the same name share it.
@MainActor package final class PasteboardContents {
    /// Which of the desktop's clipboards it is; nil for one that stays in the program.
    private let selection: PasteboardSelection?
    /// The content that the program has written last.
    private var own = PasteboardContent()
    private var deadline: Double?
    private var timer: AnyObject?
    /// The platform on which somebody else has written later, or before the program has written anything; nil where `own` counts.
    private weak var source: (any PasteboardPlatform)?
    private var platforms: [WeakPlatform] = []
    private var observers: [(number: Int, body: () -> Void)] = []
    private var lastObserver = 0
    private var isRemoved = false
    /// Grows with each change, whoever makes it.
    package private(set) var changeCount = 0

    private struct WeakPlatform {
        weak var platform: (any PasteboardPlatform)?
    }

    package init(_ selection: PasteboardSelection? = nil) {
        self.selection = selection
    }

    // MARK: Content

    package var content: PasteboardContent {
        expireIfDue()
        // Nobody tells when something else is selected, so whoever reads asks.
        if selection == .primary {
            for entry in platforms {
                if let content = entry.platform?.content(of: .primary) { return content }
            }
        }
        guard let selection, let source else { return own }
        return source.content(of: selection) ?? PasteboardContent()
    }

    /// Replaces everything, and offers it to others.
    ///
    /// - Parameter pasteboard: In whose name observers are told.
    package func write(_ content: PasteboardContent, by pasteboard: UIPasteboard) {
        guard !isRemoved else { return }
        let before = types(of: source == nil ? own : PasteboardContent())
        source = nil
        own = content
        setLifetime(content.lifetime, pasteboard)
        changeCount += 1
        if let selection { for entry in platforms { entry.platform?.offer(content, on: selection) } }
        let after = types(of: content)
        tell(
            pasteboard,
            [
                UIPasteboard.changedTypesAddedUserInfoKey: after.filter { !before.contains($0) },
                UIPasteboard.changedTypesRemovedUserInfoKey: before.filter { !after.contains($0) },
            ])
    }

    /// Adds items to those that are there, wherever they came from.
    func add(_ items: [PasteboardItem], by pasteboard: UIPasteboard) {
        var content = content
        // Where they came from there is nothing to fetch any more when these take their place.
        content.items = content.items.map(\.fetched) + items
        content.lifetime = deadline.map { $0 - FrameClock.main.now() }
        write(content, by: pasteboard)
    }

    /// Empties it for good.
    func remove() {
        isRemoved = true
        own = PasteboardContent()
        deadline = nil
        timer = nil
    }

    private func types(of content: PasteboardContent) -> [String] {
        var types: [String] = []
        for type in content.items.flatMap(\.types) where !types.contains(type) { types.append(type) }
        return types
    }

    // MARK: Time

    private func setLifetime(_ lifetime: Double?, _ pasteboard: UIPasteboard) {
        guard let lifetime else {
            deadline = nil
            timer = nil
            return
        }
        deadline = FrameClock.main.now() + (lifetime > 0 ? lifetime : 0)
        timer = FrameClock.main.schedule(seconds: lifetime) { [weak self, weak pasteboard] in
            guard let self, deadline != nil else { return }
            // Whoever else has what was written is told of its end, although the object that wrote it may be gone.
            guard let pasteboard = pasteboard ?? (selection == .general ? .general : nil) else { return }
            var end = PasteboardContent()
            end.isEndOfAnother = true
            write(end, by: pasteboard)
        }
    }

    /// Forgets content whose lifetime is over, although its timer may be late, or its pasteboard's object gone.
    private func expireIfDue() {
        guard let end = deadline, source == nil, FrameClock.main.now() >= end else { return }
        own = PasteboardContent()
    }

    // MARK: Others

    /// Has the content go to a platform from now on, and come from there.
    package func attach(_ platform: any PasteboardPlatform) {
        platforms.removeAll { $0.platform == nil || $0.platform === platform }
        platforms.append(WeakPlatform(platform: platform))
        if changeCount == 0, source == nil { source = platform }
    }

    /// Somebody beyond the program has written.
    package func didChange(in platform: any PasteboardPlatform) {
        own = PasteboardContent()
        deadline = nil
        timer = nil
        source = platform
        changeCount += 1
        tell(.general, nil)
    }

    /// Calls back when what is there can be read.
    func prepareToRead(_ completion: @escaping @MainActor () -> Void) {
        guard let source else { return completion() }
        source.prepareToRead(completion)
    }

    /// Has `body` called after each change, as long as what is returned is held.
    package func observe(_ body: @escaping () -> Void) -> Override {
        lastObserver += 1
        let number = lastObserver
        observers.append((number, body))
        return Override { [weak self] in self?.observers.removeAll { $0.number == number } }
    }

    private func tell(_ pasteboard: UIPasteboard, _ userInfo: [AnyHashable: Any]?) {
        for observer in observers { observer.body() }
        guard selection != .primary else { return }
        NotificationCenter.default.post(
            name: UIPasteboard.changedNotification, object: pasteboard, userInfo: userInfo)
    }
}
