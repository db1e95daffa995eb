/// What a flow layout was told of a section: its metrics, and the sizes of its items before cells were measured.
struct FlowRules {
    var metrics: FlowMetrics
    var sizes: FlowSizes
}
