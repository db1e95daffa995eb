import UIKit

/// An album with the pictures of one month.
struct PhotoAlbum: Identifiable, Hashable {
    let id: Int
    let title: String
    let photos: [Photo]

    /// Albums with 120 pictures together.
    static let all: [PhotoAlbum] = {
        let months = ["January", "February", "March", "April", "May", "June"]
        let counts = [14, 23, 9, 31, 18, 25]
        var next = 0
        return zip(months, counts).enumerated().map { index, month in
            defer { next += month.1 }
            return PhotoAlbum(id: index, title: month.0, photos: (next..<next + month.1).map(Photo.init))
        }
    }()
}
