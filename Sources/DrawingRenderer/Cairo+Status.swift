import CCairo

extension cairo_status_t {
    /// What went wrong, in Cairo's words.
    package var words: String {
        String(cString: cairo_status_to_string(self))
    }
}
