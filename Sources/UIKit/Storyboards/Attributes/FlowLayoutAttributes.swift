/// The attributes that Interface Builder writes of flow layouts.
@MainActor enum FlowLayoutAttributes {
    static let table = AttributeTable(UICollectionViewFlowLayout.self) { table in
        table.choice("scrollDirection", ["vertical": .vertical, "horizontal": .horizontal]) { $0.scrollDirection = $1 }
        table.number("minimumLineSpacing") { $0.minimumLineSpacing = max(0, $1) }
        table.number("minimumInteritemSpacing") { $0.minimumInteritemSpacing = max(0, $1) }
        table.size("itemSize") { $0.itemSize = $1 }
        table.size("headerReferenceSize") { $0.headerReferenceSize = $1 }
        table.size("footerReferenceSize") { $0.footerReferenceSize = $1 }
        table.size("estimatedItemSize") { $0.estimatedItemSize = $1 }
        table.flag("automaticEstimatedItemSize") {
            if $1 { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        }
        table.insets("sectionInset") { $0.sectionInset = $1 }
        table.choice("sectionInsetReference", references) { $0.sectionInsetReference = $1 }
        table.flag("sectionHeadersPinToVisibleBounds") { $0.sectionHeadersPinToVisibleBounds = $1 }
        table.flag("sectionFootersPinToVisibleBounds") { $0.sectionFootersPinToVisibleBounds = $1 }
    }

    private static let references: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
        "contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
    ]
}
