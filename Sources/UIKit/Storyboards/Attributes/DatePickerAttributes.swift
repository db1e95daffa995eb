import StoryboardFormat

/// The attributes that Interface Builder writes of date pickers.
@MainActor enum DatePickerAttributes {
    static let table = AttributeTable(UIDatePicker.self) { table in
        table.choice("datePickerMode", modes) { $0.datePickerMode = $1 }
        table.choice("style", styles) { $0.preferredDatePickerStyle = $1 }
        table.name("localeIdentifier") { $0.locale = Locale(identifier: $1) }
        table.child("locale") { picker, element, _ in
            if let identifier = element["localeIdentifier"] { picker.locale = Locale(identifier: identifier) }
        }
        table.integer("minuteInterval") { $0.minuteInterval = $1 }
        table.number("countDownDuration") { $0.countDownDuration = Double($1) }
        table.child("minimumDate") { picker, element, _ in picker.minimumDate = date(element) }
        table.child("maximumDate") { picker, element, _ in picker.maximumDate = date(element) }
        table.add("date") { picker, coder in
            // The date that is written is the editor's, unless the file says that it counts.
            guard coder.element["useCurrentDate"] == "NO", let element = coder.element.child(key: "date"),
                let date = date(element)
            else { return }
            picker.date = date
        }
        table.skip("useCurrentDate")
    }

    private static func date(_ element: InterfaceElement) -> Date? {
        element["timeIntervalSinceReferenceDate"].flatMap(InterfaceText.number).map {
            Date(timeIntervalSinceReferenceDate: Double($0))
        }
    }

    private static let modes: [String: UIDatePicker.Mode] = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
        "yearAndMonth": .yearAndMonth,
    ]

    private static let styles: [String: UIDatePickerStyle] = [
        "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
}
