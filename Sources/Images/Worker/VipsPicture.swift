import CVips

/// Owns one reference to a libvips image.
///
/// Evaluation is lazy: the pixels are computed in a `save` or `inMemory`, so a broken file fails only there. Every
/// failure is `ImageError.damaged`.
struct VipsPicture: ~Copyable {
    private let image: OpaquePointer

    private init(owning image: OpaquePointer) { self.image = image }

    deinit {
        workhome_unref_image(image)
    }

    var width: Int { Int(workhome_width(image)) }
    var height: Int { Int(workhome_height(image)) }
    var hasAlpha: Bool { workhome_has_alpha(image) != 0 }

    /// Opens the picture in `bytes`, which must outlive it.
    ///
    /// - Parameter reduction: A factor (1, 2, 4 or 8) by which the decoder may divide both sides, if its format can do
    ///   so faster than by decoding all pixels.
    init(
        loading bytes: UnsafeRawBufferPointer, format: ImageFormat, reduction: Int = 1
    ) throws(ImageError) {
        let (start, count) = (bytes.baseAddress, bytes.count)
        try self.init { out in
            switch format {
            case .jpeg: workhome_load_jpeg(start, count, Int32(reduction), out)
            case .png: workhome_load_png(start, count, out)
            case .webp: workhome_load_webp(start, count, 1 / Double(reduction), out)
            case .heic: workhome_load_heif(start, count, out)
            case .gif: workhome_load_gif(start, count, out)
            }
        }
    }

    /// Rotated upright, with the longer side scaled down to `side` if it is larger, and any color profile applied.
    func fitted(to side: Int) throws(ImageError) -> VipsPicture {
        if workhome_needs_colour_management(image) != 0 {
            // A profile that does not match the pixels, such as RGB on gray, fails before any is read.
            do throws(ImageError) {
                return try VipsPicture { workhome_fit_managed(image, Int32(side), $0) }
            } catch {
                return try VipsPicture { workhome_fit(image, Int32(side), $0) }
            }
        }
        return try VipsPicture { workhome_fit(image, Int32(side), $0) }
    }

    /// The center square, scaled to `side`.
    func covering(_ side: Int) throws(ImageError) -> VipsPicture {
        try VipsPicture { workhome_cover(image, Int32(side), $0) }
    }

    func inSRGB() throws(ImageError) -> VipsPicture { try VipsPicture { workhome_srgb(image, $0) } }

    /// In shades of gray, a byte for each pixel.
    func inGray() throws(ImageError) -> VipsPicture { try VipsPicture { workhome_gray(image, $0) } }

    func flattenedOnWhite() throws(ImageError) -> VipsPicture {
        try VipsPicture { workhome_flatten_on_white(image, $0) }
    }

    /// Computes all pixels, once.
    func inMemory() throws(ImageError) -> VipsPicture {
        guard let copy = workhome_copy_memory(image) else { throw .damaged }
        return VipsPicture(owning: copy)
    }

    /// The bytes of a picture in shades of gray, row by row.
    func pixels() throws(ImageError) -> [UInt8] {
        var count = 0
        guard let bytes = workhome_pixels(image, &count) else { throw .damaged }
        defer { workhome_free(bytes) }
        guard count == width * height else { throw .decoderFailed }
        return Array(UnsafeRawBufferPointer(start: bytes, count: count))
    }

    /// A JPEG without any metadata.
    func jpeg(quality: Int) throws(ImageError) -> [UInt8] {
        var bytes: UnsafeMutableRawPointer?
        var count = 0
        guard workhome_save_jpeg(image, Int32(quality), &bytes, &count) == 0, let bytes else { throw .damaged }
        defer { workhome_free(bytes) }
        return Array(UnsafeRawBufferPointer(start: bytes, count: count))
    }

    private init(
        _ operation: (UnsafeMutablePointer<OpaquePointer?>) -> Int32
    ) throws(ImageError) {
        var result: OpaquePointer?
        guard operation(&result) == 0, let result else { throw .damaged }
        self.init(owning: result)
    }
}
