// Values and members that are spelt as on Apple's systems.

import UIKit

func places() -> [Int] {
    var path = IndexPath(row: 1, section: 2)
    path.row += 1
    path.section = 3
    return [path.row, path.section, path.item, IndexPath(item: 4, section: 0).item]
}
