/// The attributes that Interface Builder writes of picker views.
@MainActor enum PickerViewAttributes {
    static let table = AttributeTable(UIPickerView.self) { table in
        table.skip("showsSelectionIndicator")
    }
}
