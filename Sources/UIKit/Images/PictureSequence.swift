/// The images that an image view shows one after the other, each for as long as the others, and which of them is due.
///
/// It waits until the next image is due, and then for a frame in which something may be drawn. So it does not wake the program while no window
/// takes what is drawn. It has the view draw only where some of the view is in sight.
@MainActor final class PictureSequence: FrameListener {
    private weak var view: UIImageView?
    let images: [UIImage]
    /// The time for which each image is shown, in seconds.
    private let step: Double
    /// When it ends, in seconds after its beginning; infinity for one that does not.
    private let end: Double

    /// The image that is shown, or will be with the next update.
    private(set) var current: UIImage
    private var currentIndex = 0

    /// When it began, in seconds of the frame clock, without the time that it rested; nil while it rests.
    private var beginning: Double?
    /// The time for which it had gone on when it began to rest, in seconds.
    private var elapsed = 0.0
    private var timer: AnyObject?
    /// Whether no frame is asked for, because no other image is due.
    private(set) var isPaused = true

    /// A sequence that rests before its first image; nil without images.
    ///
    /// - Parameters:
    ///   - images: The images in their order.
    ///   - duration: The time for all of them, in seconds. What is no positive number stands for a thirtieth of a second for each image.
    ///   - repeatCount: How often they are shown. Without end where it is not positive.
    init?(_ images: [UIImage], duration: TimeInterval, repeatCount: Int, in view: UIImageView) {
        guard let first = images.first else { return nil }
        self.view = view
        self.images = images
        current = first
        let once = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
        step = once / Double(images.count)
        end = repeatCount > 0 ? once * Double(repeatCount) : .infinity
    }

    /// Goes on from where it rested.
    func resume() {
        guard beginning == nil else { return }
        let now = FrameClock.main.now()
        beginning = now - elapsed
        waitForNext(at: now)
    }

    /// Stays at the image that is shown, until `resume()`.
    func rest() {
        guard let beginning else { return }
        elapsed = FrameClock.main.now() - beginning
        self.beginning = nil
        timer = nil
        stopListening()
    }

    private func stopListening() {
        isPaused = true
        DisplayFrames.main.remove(self)
    }

    /// Waits until the next image is due, or the end, and does not where neither comes.
    private func waitForNext(at now: Double) {
        guard let beginning else { return }
        let next = images.count > 1 ? min((steps(at: now).rounded(.down) + 1) * step, end) : end
        guard next.isFinite else { return }
        timer = FrameClock.main.schedule(seconds: beginning + next - now) { [weak self] in self?.listen() }
    }

    private func listen() {
        timer = nil
        isPaused = false
        DisplayFrames.main.add(self)
    }

    /// Returns the number of images that have had their time. Half a frame early is nearer than half a frame late.
    private func steps(at time: Double) -> Double {
        beginning.map { (time - $0 + FrameClock.frameSeconds / 2) / step } ?? 0
    }

    func frameDidBegin(at time: Double) {
        stopListening()
        guard let view, let beginning else { return }
        guard time - beginning + FrameClock.frameSeconds / 2 < end else { return view.picturesDidEnd(self) }
        let place = steps(at: time).rounded(.down).truncatingRemainder(dividingBy: Double(images.count))
        let index = Int(exactly: place) ?? 0
        if index != currentIndex, view.isInSight(view.pictureArea) {
            currentIndex = index
            current = images[index]
            view.setNeedsDisplay()
        }
        waitForNext(at: time)
    }
}
