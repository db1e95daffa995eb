/// Something beside the content of a list cell: a mark, a button, a text or a view of the app's own.
///
/// Kinds, defaults and places are those of UIKit's page on
/// [UICellAccessory](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct). Those of the system lie where they always
/// lie; a custom view lies where its configuration says.
public struct UICellAccessory {
    public typealias ActionHandler = () -> Void

    public let accessoryType: AccessoryType

    let details: AccessoryDetails
    package let placement: Placement
    package let look: AccessoryLook

    private init(
        _ type: AccessoryType, _ placement: Placement, _ look: AccessoryLook, _ details: AccessoryDetails = .none
    ) {
        accessoryType = type
        self.details = details
        self.placement = placement
        self.look = look
    }

    /// An accessory that says that the cell leads on to a page of its own.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, .trailing(displayed: displayed), options.look)
    }

    /// An accessory that opens and closes what lies below the cell in an outline.
    ///
    /// - Parameter actionHandler: Called in place of that when the user touches the accessory.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .outlineDisclosure, .trailing(displayed: displayed), options.look, .outline(options.style, actionHandler))
    }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, .trailing(displayed: displayed), options.look)
    }

    /// An accessory that leads to more about what the cell shows.
    ///
    /// - Parameter actionHandler: Called when the user touches the accessory.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.detail, .trailing(displayed: displayed), options.look, .action(actionHandler))
    }

    /// An accessory by which the user deletes the item.
    ///
    /// - Parameter actionHandler: Called when the user touches the accessory; with nil that uncovers the cell's trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.delete, .leading(displayed: displayed), options.look, .action(actionHandler))
    }

    /// An accessory by which the user inserts an item.
    ///
    /// - Parameter actionHandler: Called when the user touches the accessory.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.insert, .leading(displayed: displayed), options.look, .action(actionHandler))
    }

    /// An accessory by which the user moves the cell, in a collection whose items can be reordered.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .reorder, .trailing(displayed: displayed), options.look,
            .reorder(showsSeparator: options.showsVerticalSeparator))
    }

    /// An accessory that shows whether the cell is selected, among others.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(.multiselect, .leading(displayed: displayed), options.look)
    }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(.label, .trailing(displayed: displayed), options.look, .label(text, options))
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(
            .customView(configuration.customView), configuration.placement, configuration.look, .custom(configuration))
    }
}
