import Foundation

/// Something that stands in the way of sources, with the places.
struct PortObstacle {
    struct Place {
        let path: String
        let line: Int
    }

    /// A sentence without its full stop.
    let what: String
    let places: [Place]

    /// The obstacles of all sources: those that block most files first.
    ///
    /// - Parameter foreign: Sources that nothing compiles.
    static func all(in surveys: [PortSurvey], foreign: [URL], known: KnownNames) -> [PortObstacle] {
        let own = Set(surveys.flatMap(\.declarations))
        var places: [String: [Place]] = [:]
        for survey in surveys {
            let add = { (what: String, line: Int) in
                places[what, default: []].append(Place(path: survey.path, line: line))
            }
            for module in survey.imports where !known.hasModule(module.name) {
                add("the module \(module.name) is not on Linux, unless a package of yours has it", module.line)
            }
            for name in survey.names where !own.contains(name.name) {
                if let obstacle = known.obstacle(name.name) { add(obstacle, name.line) }
            }
            for refusal in survey.refusals { add(refusal.name, refusal.line) }
        }
        var all = places.map { PortObstacle(what: $0.key, places: $0.value) }
        if !foreign.isEmpty {
            all.append(
                PortObstacle(
                    what: "sources in other languages than Swift are not compiled",
                    places: foreign.map { Place(path: $0.path, line: 1) }))
        }
        return all.sorted { ($1.fileCount, $0.what) < ($0.fileCount, $1.what) }
    }

    var fileCount: Int { Set(places.map(\.path)).count }
}
