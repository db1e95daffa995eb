extension UIStackView {
    /// How views share the length of a stack.
    public enum Distribution: Int, Sendable {
        /// They fill it; those that hug their content least are stretched.
        case fill = 0
        /// They fill it and are of the same length.
        case fillEqually = 1
        /// They fill it, in proportion to the length of their content.
        case fillProportionally = 2
        /// The spaces between them are of the same length.
        case equalSpacing = 3
        /// Their middles are at the same distance where there is room for it.
        case equalCentering = 4
    }

    /// The place of views across a stack.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        /// In horizontal stacks only.
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        /// In horizontal stacks only.
        case lastBaseline = 5

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }
}
