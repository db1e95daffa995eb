import Foundation

/// A bird that somebody saw.
class BirdSighting {
    let bird: String
    let place: String
    let day: Date

    init(bird: String, place: String, day: Date) {
        self.bird = bird
        self.place = place
        self.day = day
    }
}
