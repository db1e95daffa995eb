extension NSLayoutConstraint {
    /// Makes the constraints that a picture in letters describes, such as `H:|-[label]-(>=8)-[button(80)]-|`.
    ///
    /// `metrics` names numbers, `views` views and layout guides. A format that cannot be read is reported with the place of
    /// the mistake, and makes no constraint.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try VisualFormatConstraints.make(
                VisualFormatParser.parse(format), options: opts, metrics: metrics ?? [:], views: views)
        } catch {
            UsageDiagnostic.report(.visualFormat, error.text(for: format))
            return []
        }
    }
}
