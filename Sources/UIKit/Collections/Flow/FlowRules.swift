/// The rules of a section of a flow layout: its metrics, and the sizes of its items before cells were measured.
struct FlowRules {
    var metrics: FlowMetrics
    var sizes: FlowSizes
}
