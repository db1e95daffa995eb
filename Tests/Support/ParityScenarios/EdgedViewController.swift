import UIKit

/// Says, one change of its data after the other, how far its view goes below bars: below opaque ones too, at no edge, as usual, at the lower
/// edge alone. What it pushes goes below none.
final class EdgedViewController: TracingViewController {
    private var step = 0

    override func perform(_ command: ChildCommand) {
        switch command {
        case .changeData:
            step += 1
            extendedLayoutIncludesOpaqueBars = step < 3
            edgesForExtendedLayout = [.all, [], .all, .bottom][(step - 1) % 4]
        case .pushAnother:
            let other = TracingViewController(name: "other")
            other.edgesForExtendedLayout = []
            navigationController?.pushViewController(other, animated: false)
        default:
            super.perform(command)
        }
    }
}
