/// How a sheet lies in its container.
enum SheetPlacement {
    /// It floats in the middle, with dimmed margins around it (STYLE-04, STYLE-07).
    case centred
    /// It lies at the lower edge, as high as its detent.
    case attached
    /// It covers the container, which has little height.
    case covering
}
