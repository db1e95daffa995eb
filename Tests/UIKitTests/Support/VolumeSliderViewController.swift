import UIKit

/// With a slider that is dragged.
final class VolumeSliderViewController: VolumeViewController {
    private let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 120, height: 34))

    override func viewDidLoad() {
        slider.maximumValue = 10
        slider.addAction(
            UIAction { [unowned self] _ in userDidChoose(Int(slider.value.rounded())) }, for: .valueChanged)
        view.addSubview(slider)
        super.viewDidLoad()
    }

    override func volumeDidChange() {
        super.volumeDidChange()
        slider.value = Float(volume)
    }
}
