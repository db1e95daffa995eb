/// Which way up an interface is. It turns against its device: a device that is held `landscapeLeft` has an interface that is
/// `landscapeRight`.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    /// Wider than high, what was the device's top to the left.
    case landscapeRight = 3
    case landscapeLeft = 4

    public var isPortrait: Bool {
        self == .portrait || self == .portraitUpsideDown
    }

    public var isLandscape: Bool {
        self == .landscapeLeft || self == .landscapeRight
    }
}

extension UIInterfaceOrientation {
    /// That of what nobody turned: landscape where it is wider than high.
    init(size: CGSize) {
        self = size.width > size.height ? .landscapeRight : .portrait
    }

    /// The one that is upright on a device which is held like this; nil where it lies flat, or nobody knows.
    init?(_ device: UIDeviceOrientation) {
        switch device {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeRight
        case .landscapeRight: self = .landscapeLeft
        case .unknown, .faceUp, .faceDown: return nil
        }
    }

    /// Clockwise from `portrait`, in radians.
    var angle: CGFloat {
        switch self {
        case .unknown, .portrait: 0
        case .landscapeRight: .pi / 2
        case .portraitUpsideDown: .pi
        case .landscapeLeft: -.pi / 2
        }
    }

    var mask: UIInterfaceOrientationMask {
        UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
    }
}
