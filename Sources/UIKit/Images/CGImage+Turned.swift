extension CGImage {
    /// The pixels in the order in which an image of this orientation shows them.
    func turned(_ orientation: UIImage.Orientation) -> CGImage? {
        let (across, down) = orientation.isSideways ? (height, width) : (width, height)
        // From the middles of pixels of the result to those of the receiver, as parts of its sides.
        let back = orientation.transform.inverted()
        var turned: [UInt8] = []
        turned.reserveCapacity(across * down * 4)
        pixels.withUnsafeBytes { source in
            for row in 0..<down {
                for column in 0..<across {
                    let place = CGPoint(
                        x: (CGFloat(column) + 0.5) / CGFloat(across), y: (CGFloat(row) + 0.5) / CGFloat(down)
                    ).applying(back)
                    let x = min(max(Int(clamping: place.x * CGFloat(width)), 0), width - 1)
                    let y = min(max(Int(clamping: place.y * CGFloat(height)), 0), height - 1)
                    let start = y * bytesPerRow + x * 4
                    turned += source[start..<start + 4]
                }
            }
        }
        return CGImage(width: across, height: down, premultipliedBGRA: Data(turned))
    }
}
