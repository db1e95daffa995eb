import Threads
import UIKit

/// Controllers without a nib: UIKit looks once for one that is called as the class.
@MainActor enum SearchMeter {
    private final class Plain<Kind>: UIViewController {}

    /// - Returns: Milliseconds of processor time by which the first view of a class took longer than the second, for some classes of which no controller
    ///   was made before.
    static func searches() -> [Double] {
        [
            search(Int.self), search(Int8.self), search(Int16.self), search(Int32.self), search(Int64.self),
            search(UInt.self), search(UInt8.self), search(UInt16.self), search(UInt32.self), search(UInt64.self),
            search(Float.self), search(Double.self), search(Bool.self), search(String.self), search(Character.self),
        ]
    }

    private static func search<Kind>(_ kind: Kind.Type) -> Double {
        let (first, second) = (Plain<Kind>(), Plain<Kind>())
        let searching = ProcessorTime.milliseconds { first.loadViewIfNeeded() }
        return max(0, searching - ProcessorTime.milliseconds { second.loadViewIfNeeded() })
    }
}
