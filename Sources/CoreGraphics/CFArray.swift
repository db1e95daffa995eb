/// What code for iOS casts an array of colours to: `[start, end] as CFArray`.
public typealias CFArray = [Any]
