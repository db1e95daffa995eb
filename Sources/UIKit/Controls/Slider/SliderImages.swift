/// The images of a slider, for each state that has one of its own.
struct SliderImages {
    var thumbs = ButtonValues<UIImage>()
    var minimumTracks = ButtonValues<UIImage>()
    var maximumTracks = ButtonValues<UIImage>()
}
