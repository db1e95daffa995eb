/// Measures panes that renderers draw beside panes that the host draws, in turns: what it costs that a fault in a library that draws costs a pane and
/// not the window (docs/decisions/0084).
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
