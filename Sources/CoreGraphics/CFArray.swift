/// The type to which code for iOS casts an array of colours: `[start, end] as CFArray`.
public typealias CFArray = [Any]
