import UIKit

/// A page of pickers: a day in a button, and a time and a meal on wheels.
final class PickersViewController: SectionViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private static let meals = ["soup", "pasta", "curry", "salad", "rice"]
    private static let mostGuests = 8

    private let meal = UIPickerView()
    private let summary = UILabel("", color: .quietText)

    init(language: GalleryLanguage) {
        super.init(Self.texts, in: language)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let name = UILabel(texts["day"])
        add(UIStackView.row([name, UIView.spacer, picker(.date, .compact)]))
        let time = picker(.time, .wheels)
        time.heightAnchor.constraint(equalToConstant: 120).isActive = true
        add(time, caption: "time")
        meal.dataSource = self
        meal.delegate = self
        meal.heightAnchor.constraint(equalToConstant: 120).isActive = true
        add(meal, caption: "meal")
        meal.selectRow(1, inComponent: 0, animated: false)
        meal.selectRow(3, inComponent: 1, animated: false)
        add(summary)
        update()
    }

    /// - Returns: A picker that shows the same moment on every machine.
    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.locale = language.locale
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.date = Date(timeIntervalSince1970: 1_773_657_000)
        return picker
    }

    private func number(_ number: Int) -> String {
        number.formatted(.number.locale(language.locale))
    }

    private func update() {
        let dish = Self.meals[max(meal.selectedRow(inComponent: 0), 0)]
        summary.text = texts("chosen", texts[dish], number(meal.selectedRow(inComponent: 1) + 1))
    }

    // MARK: The meal

    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        2
    }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? Self.meals.count : Self.mostGuests
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? texts[Self.meals[row]] : number(row + 1)
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        update()
    }
}
