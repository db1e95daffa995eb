import PluginProtocol
import UIKit

extension UIImage {
    /// Nil for a symbol that there is not.
    convenience init?(bar image: BarImage) {
        switch image {
        case .symbol(let name):
            // Asked first, or whoever makes up names would fill the log.
            guard UIImage.isSymbol(name) else { return nil }
            self.init(systemName: name)
        case .pixels(let image, let scale, let isTemplate):
            self.init(cgImage: image, scale: scale, isTemplate: isTemplate)
        }
    }
}
