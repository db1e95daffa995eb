/// The attributes that Interface Builder writes of steppers. The range comes before the value.
@MainActor enum StepperAttributes {
    static let table = AttributeTable(UIStepper.self) { table in
        table.number("minimumValue", missing: 0) { $0.minimumValue = Double($1) }
        table.number("maximumValue") { $0.maximumValue = Double($1) }
        table.number("stepValue", missing: 1) { $0.stepValue = Double($1) }
        table.number("value", missing: 0) { $0.value = Double($1) }
        table.flag("wraps") { $0.wraps = $1 }
        table.flag("autorepeat") { $0.autorepeat = $1 }
        table.flag("continuous") { $0.isContinuous = $1 }
    }
}
