/// What Interface Builder writes of switches, of which one that does not say it is off.
@MainActor enum SwitchAttributes {
    static let table = AttributeTable(UISwitch.self) { table in
        table.flag("on", missing: false) { $0.isOn = $1 }
        table.color("onTintColor") { $0.onTintColor = $1 }
        table.color("thumbTintColor") { $0.thumbTintColor = $1 }
        table.skip("preferredStyle", "title")
    }
}
