extension LayerAnimation {
    /// A stretch of time in which animations run together: what their own time is measured by.
    package struct Group: Hashable, Sendable {
        /// The timing of the group, by the time of the group around it, or by the media clock where there is none.
        package var timing: AnimationTiming
        /// The curve by which the time in the group goes from 0 to the duration in each run.
        package let curve: TimingCurve

        package init(timing: AnimationTiming, curve: TimingCurve = .linear) {
            self.timing = timing
            self.curve = curve
        }

        /// The time within the group, in seconds since a run of it began; nil while nothing of it is shown.
        ///
        /// - Parameter time: What the group's timing goes by.
        /// - Parameter includesEnd: Whether the last moment of the group is still a part of it.
        func time(at time: Double, includesEnd: Bool) -> Double? {
            timing.place(at: time, includesEnd: includesEnd).map { curve.progress(at: $0.fraction) * timing.duration }
        }
    }
}
