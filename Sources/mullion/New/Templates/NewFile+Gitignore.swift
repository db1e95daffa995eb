extension NewFile {
    /// The file that keeps what builds leave behind out of a new package's repository.
    static let gitignore = NewFile(
        ".gitignore",
        """
        .build/

        """)
}
