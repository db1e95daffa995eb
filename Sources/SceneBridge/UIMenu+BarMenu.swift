import PluginProtocol
import UIKit

extension UIMenu {
    /// The menu by which a host shows that of a plugin's button.
    ///
    /// - Parameter choose: Tells the plugin that the user has chosen an element.
    package convenience init(
        _ menu: BarMenu, of button: BarButtonID, choose: @escaping @MainActor (MenuElementID) -> Void
    ) {
        var rest = menu.elements[...]
        self.init(
            title: menu.title ?? "", identifier: Identifier("button \(button)"),
            options: menu.hasOneSelection ? .singleSelection : [], children: Self.children(&rest, at: 0, choose))
    }

    /// Takes those off that are in one menu.
    private static func children(
        _ rest: inout ArraySlice<BarMenuElement>, at depth: Int,
        _ choose: @escaping @MainActor (MenuElementID) -> Void
    ) -> [UIMenuElement] {
        var children: [UIMenuElement] = []
        while let element = rest.first, element.depth == depth {
            rest = rest.dropFirst()
            children.append(
                element.submenu.map { submenu in
                    UIMenu(
                        title: element.title ?? "", subtitle: element.subtitle,
                        image: element.image.map(UIImage.init(bar:)),
                        identifier: Identifier("element \(element.id)"), options: Options(element, submenu),
                        children: Self.children(&rest, at: depth + 1, choose))
                } ?? UIAction(element, choose: choose))
        }
        return children
    }
}

extension UIMenu.Options {
    fileprivate init(_ element: BarMenuElement, _ submenu: BarMenuElement.Submenu) {
        self = []
        if submenu.isInline { insert(.displayInline) }
        if submenu.hasOneSelection { insert(.singleSelection) }
        if element.isDestructive { insert(.destructive) }
    }
}

extension UIAction {
    fileprivate convenience init(_ element: BarMenuElement, choose: @escaping @MainActor (MenuElementID) -> Void) {
        var attributes: Attributes = []
        if !element.isEnabled { attributes.insert(.disabled) }
        if element.isDestructive { attributes.insert(.destructive) }
        if element.keepsMenu { attributes.insert(.keepsMenuPresented) }
        self.init(
            title: element.title ?? "", subtitle: element.subtitle, image: element.image.map(UIImage.init(bar:)),
            identifier: Identifier("element \(element.id)"), attributes: attributes, state: element.state.uiState
        ) { _ in choose(element.id) }
    }
}

extension BarMenuElement.State {
    package init(_ state: UIMenuElement.State) {
        switch state {
        case .off: self = .off
        case .on: self = .on
        case .mixed: self = .mixed
        }
    }

    fileprivate var uiState: UIMenuElement.State {
        switch self {
        case .off: .off
        case .on: .on
        case .mixed: .mixed
        }
    }
}
