// What tests say is UIKit's: sizes, keys, traits.
@_exported import UIKit
