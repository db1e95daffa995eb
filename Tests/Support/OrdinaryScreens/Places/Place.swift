import UIKit

/// A town that can be visited.
struct Place: Identifiable, Hashable {
    let name: String
    let country: String
    let population: Int
    let elevation: Int

    var id: String {
        name
    }

    var summary: String {
        "\(name) lies \(elevation) metres above the sea and has about \(population.formatted(Self.number)) inhabitants."
    }

    /// The paragraphs of a text about the place that does not fit on a screen.
    var article: [String] {
        [
            summary,
            "Most visitors come by train. The old town begins behind the station and is best seen on foot, in an hour or two.",
            "The market opens at seven. Whoever comes later finds the cheese sold out, but the bread is still warm.",
            "In winter the light is short and low. In summer the square is full until midnight, and the cafés stay open.",
            "The museum has two floors. The lower one shows boats, the upper one what was traded with them.",
            "A path leads around the walls. It has benches in the shade, and a view over the roofs at its northern end.",
            "Buses leave for the villages every half hour, and twice an hour at the weekend.",
            "The library keeps the old maps. Whoever asks may see them, one at a time, at the long table by the window.",
            "There are two theatres. The smaller one plays in a former mill, and its stage still turns by the water of the brook.",
            "On the first Sunday of the month the streets around the market are closed, and everybody brings a chair.",
            "The river is clean enough to swim in. Steps lead down to it below the second bridge, where the current is slow.",
            "Rooms are dear in August and cheap in November. The inns by the station are quieter than they look.",
        ]
    }

    private static let number = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_GB"))

    /// All places, in the order of their names.
    static let all = [
        Place(name: "Aarhus", country: "Denmark", population: 285_273, elevation: 16),
        Place(name: "Antwerp", country: "Belgium", population: 529_247, elevation: 7),
        Place(name: "Arles", country: "France", population: 50_454, elevation: 10),
        Place(name: "Basel", country: "Switzerland", population: 177_595, elevation: 260),
        Place(name: "Bergen", country: "Norway", population: 285_911, elevation: 12),
        Place(name: "Bologna", country: "Italy", population: 387_842, elevation: 54),
        Place(name: "Brno", country: "Czechia", population: 396_101, elevation: 237),
        Place(name: "Coimbra", country: "Portugal", population: 140_796, elevation: 45),
        Place(name: "Cork", country: "Ireland", population: 222_333, elevation: 11),
        Place(name: "Delft", country: "Netherlands", population: 106_086, elevation: 0),
        Place(name: "Dijon", country: "France", population: 159_346, elevation: 245),
        Place(name: "Dundee", country: "Scotland", population: 147_720, elevation: 26),
        Place(name: "Erfurt", country: "Germany", population: 214_969, elevation: 194),
        Place(name: "Espoo", country: "Finland", population: 314_024, elevation: 20),
        Place(name: "Faro", country: "Portugal", population: 67_650, elevation: 8),
        Place(name: "Freiburg", country: "Germany", population: 236_140, elevation: 278),
        Place(name: "Galway", country: "Ireland", population: 83_456, elevation: 25),
        Place(name: "Ghent", country: "Belgium", population: 265_086, elevation: 8),
        Place(name: "Graz", country: "Austria", population: 298_479, elevation: 353),
        Place(name: "Innsbruck", country: "Austria", population: 130_585, elevation: 574),
        Place(name: "Kaunas", country: "Lithuania", population: 304_210, elevation: 48),
        Place(name: "Koper", country: "Slovenia", population: 25_753, elevation: 3),
        Place(name: "Lausanne", country: "Switzerland", population: 141_418, elevation: 495),
        Place(name: "Leiden", country: "Netherlands", population: 127_046, elevation: 0),
        Place(name: "Lund", country: "Sweden", population: 94_393, elevation: 86),
        Place(name: "Malmö", country: "Sweden", population: 357_377, elevation: 12),
        Place(name: "Maribor", country: "Slovenia", population: 96_209, elevation: 275),
        Place(name: "Nantes", country: "France", population: 323_204, elevation: 8),
        Place(name: "Oulu", country: "Finland", population: 214_633, elevation: 15),
        Place(name: "Parma", country: "Italy", population: 196_764, elevation: 57),
        Place(name: "Pécs", country: "Hungary", population: 139_330, elevation: 153),
        Place(name: "Riga", country: "Latvia", population: 605_273, elevation: 6),
        Place(name: "Salzburg", country: "Austria", population: 157_399, elevation: 424),
        Place(name: "Sibiu", country: "Romania", population: 134_309, elevation: 415),
        Place(name: "Tartu", country: "Estonia", population: 97_435, elevation: 57),
        Place(name: "Trieste", country: "Italy", population: 199_400, elevation: 2),
        Place(name: "Uppsala", country: "Sweden", population: 177_074, elevation: 15),
        Place(name: "Utrecht", country: "Netherlands", population: 367_947, elevation: 5),
        Place(name: "Vigo", country: "Spain", population: 293_652, elevation: 28),
        Place(name: "York", country: "England", population: 202_800, elevation: 17),
    ]
}
