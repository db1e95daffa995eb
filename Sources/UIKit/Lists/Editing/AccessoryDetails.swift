/// The properties that accessories of one kind have and others do not.
enum AccessoryDetails {
    case none
    case action(UICellAccessory.ActionHandler?)
    case outline(UICellAccessory.OutlineDisclosureOptions.Style, UICellAccessory.ActionHandler?)
    case reorder(showsSeparator: Bool)
    case label(String, UICellAccessory.LabelOptions)
    case custom(UICellAccessory.CustomViewConfiguration)

    /// The handler of the app, which is called in place of what the cell does by itself; nil for none.
    var actionHandler: UICellAccessory.ActionHandler? {
        switch self {
        case .action(let handler), .outline(_, let handler): handler
        case .none, .reorder, .label, .custom: nil
        }
    }
}
