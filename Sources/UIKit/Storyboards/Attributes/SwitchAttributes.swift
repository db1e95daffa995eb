/// The attributes that Interface Builder writes of switches. A switch is off unless the file says otherwise.
@MainActor enum SwitchAttributes {
    static let table = AttributeTable(UISwitch.self) { table in
        table.flag("on", missing: false) { $0.isOn = $1 }
        table.color("onTintColor") { $0.onTintColor = $1 }
        table.color("thumbTintColor") { $0.thumbTintColor = $1 }
        table.skip("preferredStyle", "title")
    }
}
