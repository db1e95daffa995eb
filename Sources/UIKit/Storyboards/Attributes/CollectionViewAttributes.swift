import StoryboardFormat

/// The attributes that Interface Builder writes of collection views.
@MainActor enum CollectionViewAttributes {
    static let table = AttributeTable(UICollectionView.self) { table in
        table.flag("prefetchingEnabled") { $0.isPrefetchingEnabled = $1 }
        table.flag("allowsSelection") { $0.allowsSelection = $1 }
        table.flag("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 }
        table.child("backgroundView") { $0.backgroundView = $2.archive.view($1) }
        table.child("collectionViewLayout") { view, element, coder in
            // It was made for the initialiser, which cannot read attributes yet.
            coder.archive.configure(view.collectionViewLayout, element)
        }
        table.list("cells") { view, elements, coder in
            for element in elements { view.register(CellPrototype(element, coder.archive)) }
        }
        for (key, kind) in kinds {
            table.child(key) { view, element, coder in
                view.register(CellPrototype(element, coder.archive), kind: kind)
            }
        }
        table.flag("selectionFollowsFocus") { $0.selectionFollowsFocus = $1 }
        table.skip("dataMode")
    }

    private static let kinds = [
        ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
        ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]

    /// The layout of a collection view that is made of an element. It has to be there before the attributes are read.
    static func layout(_ coder: NSCoder) -> UICollectionViewLayout {
        guard let coder = coder as? InterfaceCoder,
            let element = coder.element.child(key: "collectionViewLayout")
        else { return UICollectionViewFlowLayout() }
        let base: UICollectionViewLayout.Type =
            element.name == "collectionViewFlowLayout" ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
        let found: AnyClass = InterfaceClasses.objectClass(of: element, base, coder.archive.source)
        let type = found as? UICollectionViewLayout.Type ?? base
        return type.init(coder: coder.coder(for: element)) ?? UICollectionViewFlowLayout()
    }
}
