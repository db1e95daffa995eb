import Foundation
import Screens
import UIKit

/// Joins the program's pasteboards with the clipboards of the screen, which hold text.
extension WindowPresenter: PasteboardPlatform {
    package func offer(_ content: PasteboardContent, on selection: PasteboardSelection) {
        let clipboard = ScreenClipboard(selection)
        guard screen.clipboards.contains(clipboard) else { return }
        screen.offer(content.string ?? "", on: clipboard, isLocal: content.isLocal)
    }

    package func content(of selection: PasteboardSelection) -> PasteboardContent? {
        let clipboard = ScreenClipboard(selection)
        guard screen.clipboards.contains(clipboard) else { return nil }
        guard screen.hasText(on: clipboard) else { return PasteboardContent() }
        let text = PasteboardValue.deferred { [weak screen] in
            screen?.text(on: clipboard).map { Data($0.utf8) }
        }
        return PasteboardContent(items: [
            PasteboardItem(representations: [.init(type: PasteboardType.text, value: text)])
        ])
    }
}

extension ScreenClipboard {
    fileprivate init(_ selection: PasteboardSelection) {
        self =
            switch selection {
            case .general: .general
            case .primary: .primarySelection
            }
    }
}
