extension LayersViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Layers", "الطبقات", "レイヤー"),
        "corners": ("Corners", "زوايا", "角丸"),
        "border": ("Border", "إطار", "枠線"),
        "shadow": ("Shadow", "ظل", "影"),
        "gradient": ("Gradient", "تدرج", "グラデーション"),
        "conic": ("Conic", "مخروطي", "円錐形"),
        "shape": ("Shape", "شكل", "図形"),
        "mask": ("Mask", "قناع", "マスク"),
        "opacity": ("Opacity", "شفافية", "不透明度"),
        "transform": ("Transform", "تحويل", "変形"),
    ]
}
