/// The attributes that Interface Builder writes of segmented controls. The style of a segmented control means nothing since there is one only.
@MainActor enum SegmentedControlAttributes {
    static let table = AttributeTable(UISegmentedControl.self) { table in
        table.list("segments") { control, elements, coder in
            let source = coder.archive.source
            for (index, element) in elements.enumerated() {
                let title =
                    source.translated(coder.element.id, "segmentTitles[\(index)]") ?? source.text("title", of: element)
                if let image = source.image("image", of: element) {
                    control.insertSegment(with: image, at: index, animated: false)
                } else {
                    control.insertSegment(withTitle: title, at: index, animated: false)
                }
                if element["enabled"] == "NO" { control.setEnabled(false, forSegmentAt: index) }
                if let width = element["width"].flatMap(InterfaceText.number) {
                    control.setWidth(width, forSegmentAt: index)
                }
                let size = element.child(key: "contentOffset").map(InterfaceText.size)
                if let size, size != .zero {
                    control.setContentOffset(CGSize(width: size.width, height: size.height), forSegmentAt: index)
                }
            }
        }
        table.flag("momentary") { $0.isMomentary = $1 }
        table.flag("apportionsSegmentWidthsByContent") { $0.apportionsSegmentWidthsByContent = $1 }
        table.integer("selectedSegmentIndex") { control, index in
            if index < control.numberOfSegments { control.selectedSegmentIndex = index }
        }
        table.color("selectedSegmentTintColor") { $0.selectedSegmentTintColor = $1 }
        table.skip("segmentControlStyle")
    }
}
