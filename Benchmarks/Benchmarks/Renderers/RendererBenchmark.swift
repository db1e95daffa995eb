/// Measures panes that renderers draw (`--drawing renderer`) beside panes that the host draws, in turns: by what is to be decided which of both
/// is the default (docs/decisions/0084).
@MainActor enum RendererBenchmark {
    static func perform(_ run: BenchmarkRun) throws {
        try RendererTouches.perform(run)
        try RendererLaunches.perform(run)
        try RendererFrames.perform(run)
        try RendererNeighbours.perform(run)
        try RendererCrowd.perform(run)
        try RendererRest.perform(run)
    }
}
