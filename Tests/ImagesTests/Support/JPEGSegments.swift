/// The marker segments of a JPEG before its pixels.
struct JPEGSegments {
    /// The markers APP0 to APP15 and COM, in file order.
    let applicationAndComment: [UInt8]

    init(of jpeg: [UInt8]) {
        var markers: [UInt8] = []
        var offset = 2
        while offset + 4 <= jpeg.count, jpeg[offset] == 0xFF, jpeg[offset + 1] != 0xDA {
            markers.append(jpeg[offset + 1])
            offset += 2 + (Int(jpeg[offset + 2]) << 8 | Int(jpeg[offset + 3]))
        }
        applicationAndComment = markers.filter { (0xE0...0xEF).contains($0) || $0 == 0xFE }
    }
}
