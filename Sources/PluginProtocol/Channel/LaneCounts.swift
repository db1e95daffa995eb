/// How many messages there were on each lane, in one direction.
package struct LaneCounts: Hashable, Sendable {
    package var control: UInt64
    package var content: UInt64

    package init(control: UInt64 = 0, content: UInt64 = 0) {
        self.control = control
        self.content = content
    }

    package subscript(lane: Lane) -> UInt64 {
        get {
            switch lane {
            case .control: control
            case .content: content
            }
        }
        set {
            switch lane {
            case .control: control = newValue
            case .content: content = newValue
            }
        }
    }
}
