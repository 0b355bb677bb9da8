import CLibvips
import Drawing
import Testing

/// The pixels of a JPEG written by the module under test.
struct Pixels {
    enum Colour: Equatable {
        case red, green, blue, yellow, white, black
        case other(red: UInt8, green: UInt8, blue: UInt8)
    }

    let width: Int
    let height: Int
    private let bytes: [UInt8]

    init(jpeg: [UInt8]) throws {
        try Self.startLibvips()
        var image: UnsafeMutablePointer<VipsImage>?
        var count = 0
        let data: UnsafeMutableRawPointer? = jpeg.withUnsafeBytes { buffer in
            guard libvips_load_jpeg(buffer.baseAddress, buffer.count, &image) == 0 else { return nil }
            return vips_image_write_to_memory(image, &count)
        }
        defer { g_object_unref(image) }
        width = Int(vips_image_get_width(image))
        height = Int(vips_image_get_height(image))
        let start = try #require(data)
        defer { g_free(start) }
        bytes = Array(UnsafeRawBufferPointer(start: start, count: count))
        try #require(count == width * height * 3)
    }

    /// The colour at a point, given as fractions of the width and height.
    func colour(_ x: Double, _ y: Double) -> Colour {
        let column = Int(x * Double(width))
        let row = Int(y * Double(height))
        let pixel = bytes[((row * width + column) * 3)...].prefix(3).map { $0 }
        return Self.named(pixel)
    }

    /// Top left, top right, bottom left, bottom right.
    var quadrants: [Colour] {
        [colour(0.25, 0.25), colour(0.75, 0.25), colour(0.25, 0.75), colour(0.75, 0.75)]
    }

    /// A JPEG with the colours of `quadrants.png` in any size, without metadata.
    static func quadrantsJPEG(width: Int, height: Int) throws -> [UInt8] {
        try startLibvips()
        func row(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
            Array([left, right].map { repeatElement($0, count: width / 2).joined() }.joined())
        }
        var pixels: [UInt8] = []
        for row in [row([255, 0, 0], [0, 255, 0]), row([0, 0, 255], [255, 255, 0])] {
            for _ in 0..<height / 2 { pixels.append(contentsOf: row) }
        }
        return try jpeg(pixels, width: width, height: height, bands: 3)
    }

    /// A photo in shades of gray.
    static func jpeg(of picture: GrayPicture) throws -> [UInt8] {
        try startLibvips()
        return try jpeg(picture.bytes, width: picture.width, height: picture.height, bands: 1)
    }

    private static func jpeg(_ pixels: [UInt8], width: Int, height: Int, bands: Int32) throws -> [UInt8] {
        let image = try #require(
            vips_image_new_from_memory_copy(
                pixels, pixels.count, Int32(width), Int32(height), bands, VIPS_FORMAT_UCHAR))
        defer { g_object_unref(image) }
        var bytes: UnsafeMutableRawPointer?
        var count = 0
        try #require(libvips_save_jpeg(image, 90, &bytes, &count) == 0)
        defer { g_free(bytes) }
        return Array(UnsafeRawBufferPointer(start: bytes, count: count))
    }

    private static let vipsStatus = vips_init("tests")

    private static func startLibvips() throws {
        try #require(vipsStatus == 0)
    }

    private static func named(_ pixel: [UInt8]) -> Colour {
        let colours: [([UInt8], Colour)] = [
            ([255, 0, 0], .red), ([0, 255, 0], .green), ([0, 0, 255], .blue),
            ([255, 255, 0], .yellow), ([255, 255, 255], .white), ([0, 0, 0], .black),
        ]
        let match = colours.first { reference, _ in
            zip(reference, pixel).allSatisfy { abs(Int($0) - Int($1)) <= 12 }
        }
        return match?.1 ?? .other(red: pixel[0], green: pixel[1], blue: pixel[2])
    }
}
