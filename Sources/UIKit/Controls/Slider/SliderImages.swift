/// The images of a slider, for each state that has one of its own.
struct SliderImages {
    var thumbs = StateValues<UIImage>()
    var minimumTracks = StateValues<UIImage>()
    var maximumTracks = StateValues<UIImage>()
}
