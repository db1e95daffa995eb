/// A number from a dictionary of attributes, whatever type it was written as.
struct AttributeNumber {
    let value: CGFloat

    init?(_ attribute: Any?) {
        switch attribute {
        case let number as CGFloat: value = number
        case let number as Double: value = CGFloat(number)
        case let number as Float: value = CGFloat(number)
        case let number as Int: value = CGFloat(number)
        case let number as NSNumber: value = CGFloat(number.doubleValue)
        default: return nil
        }
    }
}
