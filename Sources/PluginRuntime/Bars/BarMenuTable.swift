import PluginProtocol
import SceneBridge
import UIKit

/// The elements of the menus that a plugin's controller has in bars, by the numbers that the host knows them by.
@MainActor final class BarMenuTable {
    /// A place of an element: an app may have the same one in two places, and each has a number.
    private struct Place: Hashable {
        let button: BarButtonID
        let element: ObjectIdentifier
        let occurrence: Int
    }

    private struct Entry {
        let element: UIMenuElement
        let button: BarButtonID
    }

    private var entries: [MenuElementID: Entry] = [:]
    private var ids: [Place: MenuElementID] = [:]
    /// Those of the last time. They hold their elements, so that none made since can be taken for one of them.
    private var old: (entries: [MenuElementID: Entry], ids: [Place: MenuElementID]) = ([:], [:])
    private var last: MenuElementID?

    /// How much one element takes on the wire at most beside its texts and its image, in bytes.
    private static let elementBytes = 48
    private static let longestText = 1024

    /// Nil for one that is not in the button's menu any more.
    subscript(_ id: MenuElementID, of button: BarButtonID) -> UIMenuElement? {
        guard let entry = entries[id], entry.button == button else { return nil }
        return entry.element
    }

    /// All menus are described anew. Elements that are in none any more are forgotten.
    func describeAll<Result>(_ body: () -> Result) -> Result {
        old = (entries, ids)
        (entries, ids) = ([:], [:])
        defer { old = ([:], [:]) }
        return body()
    }

    /// - Parameters:
    ///   - room: How many bytes are left for the bar; what is taken is taken off.
    ///   - image: Tells what the host is told of an image, and takes off what that takes.
    ///   - warn: Called where something is left out.
    func describe(
        _ menu: UIMenu, of button: BarButtonID, room: inout Int, image: (UIImage, inout Int) -> BarImage?,
        warn: () -> Void
    ) -> BarMenu {
        var told = BarMenu()
        told.title = Self.text(menu.title)
        told.hasOneSelection = menu.options.contains(.singleSelection)
        room -= told.title?.utf8.count ?? 0
        add(menu.children, at: 0, button, to: &told, &room, image, warn)
        return told
    }

    private func add(
        _ elements: [UIMenuElement], at depth: Int, _ button: BarButtonID, to told: inout BarMenu, _ room: inout Int,
        _ image: (UIImage, inout Int) -> BarImage?, _ warn: () -> Void
    ) {
        for element in elements where !element.menuAttributes.contains(.hidden) {
            // Nobody there could ask for what is in it.
            guard !(element is UIDeferredMenuElement) else { continue }
            let (title, subtitle) = (Self.text(element.title), Self.text(element.subtitle))
            let bytes = Self.elementBytes + (title?.utf8.count ?? 0) + (subtitle?.utf8.count ?? 0)
            guard depth <= BarMenu.mostDepth, told.elements.count < BarMenu.mostElements, bytes <= room else {
                return warn()
            }
            room -= bytes
            var new = BarMenuElement(id: number(element, in: button))
            new.depth = depth
            (new.title, new.subtitle) = (title, subtitle)
            new.image = element.image.flatMap { image($0, &room) }
            new.isEnabled = !element.menuAttributes.contains(.disabled)
            new.isDestructive = element.menuAttributes.contains(.destructive)
            new.keepsMenu = element.menuAttributes.contains(.keepsMenuPresented)
            new.state = BarMenuElement.State(element.menuState)
            guard let submenu = element as? UIMenu else {
                told.elements.append(new)
                continue
            }
            new.submenu = BarMenuElement.Submenu(
                isInline: submenu.options.contains(.displayInline),
                hasOneSelection: submenu.options.contains(.singleSelection))
            told.elements.append(new)
            add(submenu.children, at: depth + 1, button, to: &told, &room, image, warn)
        }
    }

    private func number(_ element: UIMenuElement, in button: BarButtonID) -> MenuElementID {
        var occurrence = 0
        var place: Place { Place(button: button, element: ObjectIdentifier(element), occurrence: occurrence) }
        while ids[place] != nil { occurrence += 1 }
        let id = old.ids[place] ?? last?.next ?? .first
        if old.ids[place] == nil { last = id }
        ids[place] = id
        entries[id] = Entry(element: element, button: button)
        return id
    }

    /// As the host takes it; nil for none.
    private static func text(_ text: String?) -> String? {
        text.flatMap { $0.isEmpty ? nil : WireNumber.text($0, upTo: longestText) }
    }
}
