import Foundation

/// The list of all sightings.
class SightingDataController {
    private var sightings = [
        BirdSighting(bird: "Pigeon", place: "Everywhere", day: Date(timeIntervalSince1970: 1_767_268_800))
    ]

    var count: Int {
        return sightings.count
    }

    func sighting(at index: Int) -> BirdSighting {
        return sightings[index]
    }

    func add(_ sighting: BirdSighting) {
        sightings.append(sighting)
    }
}
