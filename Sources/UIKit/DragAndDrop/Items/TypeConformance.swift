/// Which types are also others, as far as it matters for what is dragged and pasted (Apple's page of system-declared types).
enum TypeConformance {
    private static let parents: [String: [String]] = [
        "public.utf8-plain-text": ["public.plain-text"],
        "public.plain-text": ["public.text"],
        "public.text": ["public.data", "public.content"],
        "public.file-url": ["public.url"],
        "public.url": ["public.data"],
        "public.png": ["public.image"],
        "public.jpeg": ["public.image"],
        "org.webmproject.webp": ["public.image"],
        "public.svg-image": ["public.image"],
        "public.image": ["public.data", "public.content"],
    ]

    /// Whether what is of a type is of another one too.
    static func holds(_ type: String, conformsTo other: String) -> Bool {
        if type == other { return true }
        return (parents[type] ?? []).contains { holds($0, conformsTo: other) }
    }
}
