/// The tables of all classes that Interface Builder knows.
@MainActor final class AttributeTables {
    static let shared = AttributeTables(all)

    private let tables: [ObjectIdentifier: AnyAttributeTable]
    private var chains: [ObjectIdentifier: [AnyAttributeTable]] = [:]
    private var names: [ObjectIdentifier: Set<String>] = [:]

    init(_ tables: [AnyAttributeTable]) {
        self.tables = Dictionary(tables.map { (ObjectIdentifier($0.objectClass), $0) }) { first, _ in first }
    }

    /// The tables for objects of a class, those of the least derived class first.
    func chain(of objectClass: AnyClass) -> [AnyAttributeTable] {
        let id = ObjectIdentifier(objectClass)
        if let known = chains[id] { return known }
        let classes = Array(sequence(first: objectClass) { _getSuperclass($0) })
        let chain = classes.reversed().compactMap { tables[ObjectIdentifier($0)] }
        chains[id] = chain
        return chain
    }

    /// The names of attributes and elements that objects of a class may have.
    func names(of objectClass: AnyClass) -> Set<String> {
        let id = ObjectIdentifier(objectClass)
        if let known = names[id] { return known }
        let union = chain(of: objectClass).reduce(into: Self.common) { $0.formUnion($1.names) }
        names[id] = union
        return union
    }

    /// The attributes that every object may have: those that are read elsewhere, and those that are for the editor alone.
    private static let common: Set<String> = [
        "id", "key", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "userLabel", "misplaced",
        "ambiguous", "verifyAmbiguity", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "fixedFrame",
        "canvasLocation", "animations", "connections", "userDefinedRuntimeAttributes", "variation",
        "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedStatusBarMetrics",
        "simulatedOrientationMetrics",
        "simulatedDestinationMetrics", "simulatedAppContext", "freeformSize", "intrinsicContentSize", "userComments",
        "contentStretch", "catalog", "point",
    ]
}

extension AttributeTables {
    /// A class that Interface Builder knows has its table here.
    fileprivate static var all: [AnyAttributeTable] {
        [
            ViewAttributes.table, LabelAttributes.table, ImageViewAttributes.table, StackViewAttributes.table,
            ControlAttributes.table, ButtonAttributes.table, SwitchAttributes.table, SliderAttributes.table,
            StepperAttributes.table, SegmentedControlAttributes.table, ProgressViewAttributes.table,
            PageControlAttributes.table, ActivityIndicatorAttributes.table, ScrollViewAttributes.table,
            TableViewAttributes.table, TableViewCellAttributes.table, HeaderFooterAttributes.table,
            CollectionViewAttributes.table, CollectionCellAttributes.table, FlowLayoutAttributes.table,
            NavigationBarAttributes.table, ToolbarAttributes.table, TabBarAttributes.table,
            NavigationItemAttributes.table, BarItemAttributes.table, BarButtonItemAttributes.table,
            TabBarItemAttributes.table, PickerViewAttributes.table, DatePickerAttributes.table,
            VisualEffectViewAttributes.table, TextFieldAttributes.table, TextViewAttributes.table,
            SearchBarAttributes.table, RecognizerAttributes.table, TapRecognizerAttributes.table,
            PanRecognizerAttributes.table, LongPressRecognizerAttributes.table, SwipeRecognizerAttributes.table,
            PinchRecognizerAttributes.table, RotationRecognizerAttributes.table, EdgePanRecognizerAttributes.table,
            ControllerAttributes.table, NavigationControllerAttributes.table, TabBarControllerAttributes.table,
            TableViewControllerAttributes.table, CollectionViewControllerAttributes.table,
            SplitViewControllerAttributes.table, PageViewControllerAttributes.table,
        ]
    }
}
