import Dispatch
import PaintingJobs
import Synchronization
import Testing

@MainActor @Suite("Drawing that the main thread does not wait for", .serialized) struct PaintingJobTests {
    /// What a test waits for at most.
    private static let patience = DispatchTimeInterval.seconds(20)
    private static let moment = Duration.milliseconds(1)

    /// Lends the main actor to a job until it is done.
    private func finish(_ job: PaintingJob) -> Bool {
        let deadline = DispatchTime.now() + Self.patience
        while DispatchTime.now() < deadline {
            if job.work(for: .milliseconds(10)) { return true }
        }
        return false
    }

    @Test("Outside of a job a pause is none, and what is done aside is done at once")
    func outside() {
        PaintingJob.pause()
        #expect(PaintingJob.aside { 7 } == 7)
        #expect(!PaintingJob.isAbandoned)
    }

    @Test("What takes little time is done when work returns")
    func short() throws {
        var steps: [String] = []
        let job = try #require(
            PaintingJob {
                steps.append("begun")
                PaintingJob.pause()
                let value = PaintingJob.aside { "aside" }
                steps.append(value)
                PaintingJob.pause()
                steps.append("done")
            })
        #expect(steps.isEmpty)
        #expect(finish(job))
        #expect(steps == ["begun", "aside", "done"])
        #expect(job.isOver)
        #expect(job.work(for: Self.moment))
    }

    @Test("The main thread has its turn at the next pause, and the job stands still meanwhile")
    func turns() throws {
        var count = 0
        let isEnough = Atomic(false)
        let job = try #require(
            PaintingJob {
                while !isEnough.load(ordering: .relaxed) {
                    count += 1
                    PaintingJob.pause()
                }
            })
        for _ in 0..<5 {
            #expect(!job.work(for: Self.moment))
            let before = count
            for _ in 0..<1000 where count != before { Issue.record("it went on") }
            #expect(before > 0)
        }
        isEnough.store(true, ordering: .relaxed)
        #expect(finish(job))
    }

    @Test("The main thread does not wait for what is done aside, however long that takes, and the job goes on after it")
    func aside() throws {
        let gate = DispatchSemaphore(value: 0)
        var steps: [String] = []
        let job = try #require(
            PaintingJob {
                steps.append("begun")
                PaintingJob.aside { gate.wait() }
                steps.append("done")
            })
        #expect(!job.work(for: Self.moment))
        #expect(job.isAside)
        #expect(!job.work(for: Self.moment))
        #expect(steps == ["begun"])
        gate.signal()
        #expect(finish(job))
        #expect(steps == ["begun", "done"])
    }

    @Test("Very many short steps aside are no turns")
    func manySteps() throws {
        var sum = 0
        let job = try #require(
            PaintingJob {
                for number in 0..<100_000 { sum += PaintingJob.aside { number & 1 } }
            })
        #expect(finish(job))
        #expect(sum == 50_000)
    }

    @Test("An abandoned job ends at its next pause, and knows")
    func abandoned() throws {
        var hasEnded = false
        let job = try #require(
            PaintingJob {
                while !PaintingJob.isAbandoned { PaintingJob.pause() }
                hasEnded = true
            })
        #expect(!job.work(for: Self.moment))
        job.abandon()
        let deadline = DispatchTime.now() + Self.patience
        while !hasEnded, DispatchTime.now() < deadline { PaintingJob.endAbandoned() }
        #expect(hasEnded)
    }

    @Test("A job that is abandoned while it is aside knows it there")
    func abandonedAside() throws {
        let job = try #require(
            PaintingJob {
                PaintingJob.aside {
                    while !PaintingJob.isAbandoned {}
                }
            })
        #expect(!job.work(for: Self.moment))
        job.abandon()
        let deadline = DispatchTime.now() + Self.patience
        while !job.isOver, DispatchTime.now() < deadline { PaintingJob.endAbandoned() }
        #expect(job.isOver)
        #expect(!PaintingJob.isAbandoned)
    }

    @Test("What a job takes of a processor counts, aside or not, and while it goes on")
    func processorTime() throws {
        let isEnough = Atomic(false)
        let job = try #require(
            PaintingJob {
                PaintingJob.aside {
                    while !isEnough.load(ordering: .relaxed) {}
                }
            })
        #expect(!job.work(for: Self.moment))
        let deadline = DispatchTime.now() + Self.patience
        while job.processorTime < .milliseconds(20), DispatchTime.now() < deadline {}
        let before = job.processorTime
        #expect(before >= .milliseconds(20))
        isEnough.store(true, ordering: .relaxed)
        #expect(finish(job))
        #expect(job.processorTime >= before)
    }
}
