/// The attributes that Interface Builder writes of search bars.
@MainActor enum SearchBarAttributes {
    static let table = AttributeTable(UISearchBar.self) { table in
        table.choice("searchBarStyle", styles) { $0.searchBarStyle = $1 }
        table.flag("translucent") { $0.isTranslucent = $1 }
        table.color("barTintColor") { $0.barTintColor = $1 }
        table.flag("showsCancelButton") { $0.showsCancelButton = $1 }
        table.flag("showsBookmarkButton") { $0.showsBookmarkButton = $1 }
        table.flag("showsSearchResultsButton") { $0.showsSearchResultsButton = $1 }
        table.list("scopeButtonTitles") { bar, elements, coder in
            bar.scopeButtonTitles = elements.enumerated().map { index, element in
                coder.archive.source.translated(coder.element.id, "scopeButtonTitles[\(index)]") ?? element.text
            }
        }
        table.flag("showsScopeBar") { $0.showsScopeBar = $1 }
        table.child("textInputTraits") { bar, _, coder in
            if let traits = TextInputTraitsElement(coder) { traits.apply(to: bar) }
        }
        table.text("prompt") { $0.prompt = $1 }
        table.text("placeholder") { $0.placeholder = $1 }
        table.text("text") { $0.text = $1 }
        table.image("backgroundImage") { $0.backgroundImage = $1 }
    }

    private static let styles: [String: UISearchBar.Style] = [
        "default": .default, "prominent": .prominent, "minimal": .minimal,
    ]
}
