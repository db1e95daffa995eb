import Foundation

extension Bundle {
    /// The path by which a later process finds the bundle. Of one that lies in the program's own folder it goes on from there, because the program may
    /// have been moved by then.
    var placeInState: String {
        let program = Bundle.main.bundlePath + "/"
        return bundlePath.hasPrefix(program) ? String(bundlePath.dropFirst(program.count)) : bundlePath
    }

    convenience init?(placeInState place: String) {
        self.init(path: place.hasPrefix("/") ? place : "\(Bundle.main.bundlePath)/\(place)")
    }
}
