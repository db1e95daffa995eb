// What each property does is said where the view has it.
extension UIAppearanceProxy where Styled: UILabel {
    /// The colour of the text. What controls, cells and bars set on labels of their own stays.
    public var textColor: UIColor? {
        get { value(of: .textColor) }
        set { set(.textColor, to: newValue) { $0.textColor = newValue } }
    }

    /// The font of the text. What controls, cells and bars set on labels of their own stays.
    public var font: UIFont? {
        get { value(of: .font) }
        set { set(.font, to: newValue) { $0.font = newValue } }
    }
}

extension UIAppearanceProxy where Styled: UITextField {
    /// The colour of the text.
    public var textColor: UIColor? {
        get { value(of: .textColor) }
        set { set(.textColor, to: newValue) { $0.textColor = newValue } }
    }

    /// The font of the text.
    public var font: UIFont? {
        get { value(of: .font) }
        set { set(.font, to: newValue) { $0.font = newValue } }
    }
}

extension UIAppearanceProxy where Styled: UITableView {
    /// The colour of the lines between rows.
    public var separatorColor: UIColor? {
        get { value(of: .separatorColor) }
        set { set(.separatorColor, to: newValue) { $0.separatorColor = newValue } }
    }

    /// Whether there are lines between rows.
    public var separatorStyle: UITableViewCell.SeparatorStyle {
        get { value(of: .separatorStyle) ?? .singleLine }
        set { set(.separatorStyle, to: newValue) { $0.separatorStyle = newValue } }
    }

    /// The space above the headers of sections, in points.
    public var sectionHeaderTopPadding: CGFloat {
        get { value(of: .sectionHeaderTopPadding) ?? UITableView.automaticDimension }
        set { set(.sectionHeaderTopPadding, to: newValue) { $0.sectionHeaderTopPadding = newValue } }
    }
}
