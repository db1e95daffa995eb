import Foundation
import GalleryControllers
import HostStaging
import UIKit

/// A text that is edited, in a state of its own: what a picture of a caret or of a selection has to show.
@MainActor enum WritingScene: String, CaseIterable {
    /// The caret stands at the end of a line that goes on below.
    case caretAtLineEnd
    /// The caret stands at the end of the text.
    case caretAtEnd
    /// More than a line is selected, from the middle of one to the middle of another.
    case selection
    /// An input method has put in some characters.
    case marked
    /// A word is found twice, and the bar stands below.
    case found

    static let size = CGSize(width: 300, height: 190)

    private static func text(in language: GalleryLanguage) -> (all: String, composed: String, searched: String) {
        switch language {
        case .arabic: ("تشرق الشمس اليوم في السابعة، وتغرب الشمس في الثامنة مساءً.", "غدًا", "الشمس")
        case .japanese: ("今日の日の出は七時で、日の入りは二十時です。明日は雨でしょう。", "あした", "日の")
        default: ("The sun rises at seven today, and the sun sets at eight in the evening.", "tomorro", "sun")
        }
    }

    /// A picture of the text, as a PNG file.
    func take(in language: GalleryLanguage, _ style: UIUserInterfaceStyle) throws -> Data {
        // What moves would be taken in the middle of its way.
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let platform = RenderingPlatform()
        let screen = UIScreen(size: Self.size, scale: 1, userInterfaceStyle: style)
        screen.platform = platform
        UIScreen.main = screen
        let window = UIWindow(frame: screen.bounds)
        window.traitOverrides.layoutDirection = language == .arabic ? .rightToLeft : .leftToRight
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let view = UITextView(frame: CGRect(origin: .zero, size: Self.size))
        let words = Self.text(in: language)
        view.font = .systemFont(ofSize: 20)
        view.text = words.all
        view.isFindInteractionEnabled = true
        root.view.addSubview(view)
        UpdateCycle.main.update()
        view.becomeFirstResponder()
        pose(view, composed: words.composed, searched: words.searched)
        UpdateCycle.main.update()
        UpdateCycle.main.update()
        defer { window.isHidden = true }
        return try platform.pngData(of: window)
    }

    private func pose(_ view: UITextView, composed: String, searched: String) {
        let count = view.text.utf16.count
        switch self {
        case .caretAtLineEnd:
            view.selectedRange = NSRange(location: 0, length: 0)
            view.editor.perform(.moveToLineEnd)
        case .caretAtEnd: view.selectedRange = NSRange(location: count, length: 0)
        case .selection: view.selectedRange = NSRange(location: count / 5, length: count / 2)
        case .marked: view.setMarkedText(composed, selectedRange: NSRange(location: composed.utf16.count, length: 0))
        case .found:
            view.selectedRange = NSRange(location: 0, length: 0)
            view.findInteraction?.presentFindNavigator(showingReplace: false)
            view.findInteraction?.searchText = searched
        }
    }
}
