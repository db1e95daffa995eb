/// The data that the screens of the bird watchers hand to each other.
struct BirdSighting: Hashable {
    var name: String
    var location: String
    /// It came later than the rest: no screen that hands sightings on had to change for it.
    var note: String?
}
