/// The attributes that Interface Builder writes of any gesture recogniser.
@MainActor enum RecognizerAttributes {
    static let table = AttributeTable(UIGestureRecognizer.self) { table in
        table.flag("enabled") { $0.isEnabled = $1 }
        table.flag("cancelsTouchesInView") { $0.cancelsTouchesInView = $1 }
        table.flag("delaysTouchesBegan") { $0.delaysTouchesBegan = $1 }
        table.flag("delaysTouchesEnded") { $0.delaysTouchesEnded = $1 }
    }
}
