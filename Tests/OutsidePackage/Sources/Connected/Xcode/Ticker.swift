import Foundation

public final class Ticker: NSObject {
    public private(set) var ticks = 0
    private var timer: Timer?

    public func start() {
        timer = Timer.scheduledTimer(
            timeInterval: 60, target: self, selector: #selector(tick(_:)), userInfo: 3, repeats: false)
    }

    public func skip() {
        timer?.fire()
    }

    @objc private func tick(_ timer: Timer) {
        ticks += timer.userInfo as? Int ?? 0
    }
}
