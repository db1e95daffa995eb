import QuartzCore
import UIKit

/// Shows many small surfaces, each in a layer of its own.
final class TilesViewController: UIViewController {
    private let tiles = (0..<80).map { index in
        let tile = CALayer()
        tile.frame = CGRect(x: CGFloat(index % 20) * 10, y: CGFloat(index / 20) * 10, width: 4, height: 4)
        return tile
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for tile in tiles { view.layer.addSublayer(tile) }
    }

    static func makeSurfaces(_ count: Int) -> [IOSurface] {
        (0..<count).compactMap { _ in IOSurface(properties: [.width: 4, .height: 4]) }
    }

    /// Shows a new picture of each of these surfaces, and no others.
    func show(_ surfaces: [IOSurface]) {
        for (index, tile) in tiles.enumerated() {
            guard surfaces.indices.contains(index) else {
                tile.contents = nil
                continue
            }
            surfaces[index].lock()
            surfaces[index].unlock()
            tile.contents = surfaces[index]
        }
    }
}
