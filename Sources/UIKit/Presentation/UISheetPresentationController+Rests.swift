/// The places where a sheet rests, for dumps and for tests.
extension UISheetPresentationController {
    /// The places where the sheet rests in the room that there is, from the lowest to the highest; none while it is not shown as a sheet.
    package final var rests: [SheetRest] {
        isSheet && presentation != nil ? stage.rests.all : []
    }

    /// The place in `rests` at which the sheet rests, or to which it is on its way; nil while it is not shown as a sheet.
    package final var chosenRest: Int? {
        isSheet && presentation != nil ? stage.rests.chosen : nil
    }
}
