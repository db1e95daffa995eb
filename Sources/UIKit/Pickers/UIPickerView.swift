import Foundation

/// Shows several values as wheels, of which the user turns each to the row that is meant (UIKit's page of this name).
///
/// The data source says how many wheels and rows there are, the delegate what the rows show. The picker asks when it gets them, and again when
/// it is told to reload. While a wheel has the focus, the arrow keys turn it.
@preconcurrency @MainActor open class UIPickerView: UIView, PickerWheelSource {
    private static let standardSize = CGSize(width: 320, height: 216)
    private static let standardRowHeight: CGFloat = 32
    /// The margin between the edges and the wheels, in points.
    private static let margin: CGFloat = 9

    private let band = UIView(frame: .zero)
    private var wheels: [PickerWheel] = []
    private var needsReload = false

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(as: UIPickerView.self, into: self)
    }

    private func setUp() {
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        band.isUserInteractionEnabled = false
        addSubview(band)
    }

    // MARK: Content

    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }

    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { if delegate !== oldValue { setNeedsReload() } }
    }

    /// Whether the bar behind the chosen rows is shown. It always is, as in UIKit since iOS 7.
    @available(*, deprecated, message: "as UIKit since iOS 13; the bar is always shown")
    open var showsSelectionIndicator: Bool {
        get { true }
        set { _ = newValue }
    }

    open var numberOfComponents: Int {
        reloadIfNeeded()
        return wheels.count
    }

    /// The number of rows of a component; 0 where there is no such component.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.geometry.rows ?? 0 }

    /// The size of each row of a component, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        reloadIfNeeded()
        layoutIfNeeded()
        return wheel(component)?.rowSize ?? .zero
    }

    /// The view that the delegate made for a row; nil where it made none or the row is not seen.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        guard let view = wheel(component)?.shownView(ofRow: row), !(view is PickerTitleView) else { return nil }
        return view
    }

    /// Asks the data source and the delegate for everything anew. A row that was chosen stays so, if it still exists.
    open func reloadAllComponents() {
        needsReload = false
        let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(component: wheels.count)
            wheel.source = self
            wheel.isEnabled = isEnabled
            wheels.append(wheel)
            addSubview(wheel)
        }
        layOutWheels()
        for component in 0..<count { reload(component) }
    }

    /// Asks for one component anew.
    open func reloadComponent(_ component: Int) {
        guard !needsReload else { return reloadAllComponents() }
        layOutWheels()
        reload(component)
    }

    /// Asks anew for the rows that are seen, while the wheels go on turning.
    final func reloadShownRows() {
        for wheel in wheels { wheel.reloadShownRows() }
    }

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    private func reloadIfNeeded() {
        if needsReload { reloadAllComponents() }
    }

    private func reload(_ component: Int) {
        guard wheels.indices.contains(component) else { return }
        let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
        wheels[component].setRows(rows, height: rowHeight(component))
        setNeedsLayout()
    }

    private func rowHeight(_ component: Int) -> CGFloat {
        guard let height = delegate?.pickerView(self, rowHeightForComponent: component), height > 0 else {
            return Self.standardRowHeight
        }
        return height
    }

    private func wheel(_ component: Int) -> PickerWheel? {
        reloadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component] : nil
    }

    // MARK: Choosing

    /// Turns a wheel to a row. The delegate does not hear of it. A row that does not exist is not chosen.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        wheel(component)?.select(row, animated: animated)
    }

    /// The row that was chosen last; -1 where there is none.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selectedRow ?? -1 }

    /// Whether the user can turn the wheels.
    final var isEnabled = true {
        didSet { for wheel in wheels { wheel.isEnabled = isEnabled } }
    }

    // MARK: Layout

    override open var intrinsicContentSize: CGSize { Self.standardSize }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

    override open func layoutSubviews() {
        super.layoutSubviews()
        reloadIfNeeded()
        layOutWheels()
        let height = wheels.map(\.geometry.rowHeight).max() ?? Self.standardRowHeight
        band.isHidden = wheels.isEmpty
        band.frame = CGRect(
            x: Self.margin, y: (bounds.height - height) / 2, width: max(bounds.width - 2 * Self.margin, 0),
            height: height)
    }

    private func layOutWheels() {
        let wanted: [CGFloat?] = wheels.indices.map { component in
            guard let width = delegate?.pickerView(self, widthForComponent: component), width >= 0 else { return nil }
            return width
        }
        let columns = PickerColumns(width: bounds.width - 2 * Self.margin, wanted: wanted).columns
        for (wheel, column) in zip(wheels, columns) {
            wheel.frame = mirroredIfNeeded(
                CGRect(
                    x: Self.margin + column.lowerBound, y: 0, width: column.upperBound - column.lowerBound,
                    height: bounds.height))
        }
    }

    // MARK: The wheels

    final func view(forRow row: Int, of wheel: PickerWheel, reusing view: UIView?) -> UIView {
        let component = wheel.component
        guard let delegate else { return PickerTitleView.stand(in: view) }
        let answer = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
        guard let title = answer as? PickerTitleView else { return answer }
        if let text = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            title.show(text)
        } else {
            title.show(delegate.pickerView(self, titleForRow: row, forComponent: component))
        }
        return title
    }

    final func text(ofRow row: Int, of wheel: PickerWheel) -> String? {
        if let view = wheel.shownView(ofRow: row) {
            if let label = (view as? UILabel)?.text ?? view.accessibilityLabel { return label }
        }
        return delegate?.pickerView(self, attributedTitleForRow: row, forComponent: wheel.component)?.string
            ?? delegate?.pickerView(self, titleForRow: row, forComponent: wheel.component)
    }

    final func wheel(beside wheel: PickerWheel, _ direction: Int) -> PickerWheel? {
        let component = wheel.component + direction
        return wheels.indices.contains(component) ? wheels[component] : nil
    }

    final func wheelDidSelect(_ wheel: PickerWheel) {
        delegate?.pickerView(self, didSelectRow: wheel.selectedRow, inComponent: wheel.component)
    }
}
