import Foundation

public typealias CFTimeInterval = TimeInterval

/// Seconds of the media clock, by which animations run: from some moment on, and not while the machine sleeps.
public func CACurrentMediaTime() -> CFTimeInterval {
    ProcessInfo.processInfo.systemUptime
}
