import CVips
import CZBar
import Glibc

/// Turns the bytes of an untrusted picture into a `ProcessedImage`. Only for use in a separate process.
struct ImageDecoder {
    static let maximumPixels = 100_000_000

    /// Starts libvips for one format. A process calls it once.
    ///
    /// libvips keeps some loaders in modules. Of the accepted formats only HEIC needs one, and loading them all takes
    /// longer than decoding a small picture, so for the others libvips is pointed to a folder without any.
    init(startingFor format: ImageFormat) throws(ImageError) {
        if format != .heic {
            setenv("VIPSHOME", "/nonexistent", 1)
        }
        guard workhome_load_vips() == nil, workhome_start_vips() == 0 else { throw .decoderFailed }
    }

    /// - Parameter bytes: A whole file whose first bytes match `format`.
    /// - Throws: `.tooManyPixels` before any pixel is decoded, `.damaged`.
    func decode(_ bytes: UnsafeRawBufferPointer, format: ImageFormat) throws(ImageError) -> ProcessedImage {
        let picture = try reduced(bytes, format, to: ProcessedImage.maximumSide)
        let thumbnailSide = min(ProcessedImage.thumbnailSide, picture.width, picture.height)
        return ProcessedImage(
            width: picture.width,
            height: picture.height,
            jpeg: try picture.jpeg(quality: ProcessedImage.jpegQuality),
            thumbnail: try picture.covering(thumbnailSide).jpeg(quality: ProcessedImage.jpegQuality)
        )
    }

    /// The picture for a barcode scanner, in shades of gray.
    ///
    /// - Throws: as `decode`.
    func decodeGray(_ bytes: UnsafeRawBufferPointer, format: ImageFormat, to side: Int) throws(ImageError)
        -> VipsPicture
    {
        try reduced(bytes, format, to: side).inGray().inMemory()
    }

    private func reduced(
        _ bytes: UnsafeRawBufferPointer, _ format: ImageFormat, to side: Int
    ) throws(ImageError) -> VipsPicture {
        let header = try VipsPicture(loading: bytes, format: format)
        guard header.width * header.height <= Self.maximumPixels else { throw .tooManyPixels }
        let reduction = Self.reduction(longerSide: max(header.width, header.height), to: side)
        let picture = try VipsPicture(loading: bytes, format: format, reduction: reduction)
            .fitted(to: side)
            .inSRGB()
        return picture.hasAlpha ? try picture.flattenedOnWhite().inMemory() : try picture.inMemory()
    }

    /// The factor by which the decoder divides the sides. At least a factor of 1.5 is left for the resampling filter,
    /// whose result is finer than the decoder's own averaging.
    static func reduction(longerSide: Int, to side: Int = ProcessedImage.maximumSide) -> Int {
        let shrink = Double(longerSide) / Double(side)
        return [8, 4, 2].first { shrink >= 1.5 * Double($0) } ?? 1
    }
}

/// Looks for barcodes in a picture. Only for use in a separate process.
struct BarcodeScanner {
    /// The longer side of the pictures that it scans.
    static let maximumSide = 1600
    /// The sizes, in the order in which they find most: half a photo has lost its noise and still has its bars.
    static let scales = [0.5, 0.33, 0.25, 1]
    private static let maximumSymbols = 32

    /// Loads ZBar.
    init() throws(ImageError) {
        guard workhome_load_zbar() == nil else { throw .decoderFailed }
    }

    /// Scans one size after the other, until `isEnough` of what all of them have shown.
    ///
    /// - Parameter picture: in shades of gray.
    func scan(
        _ picture: borrowing VipsPicture, until isEnough: ([BarcodeSymbol]) -> Bool
    ) throws(ImageError) -> [BarcodeSymbol] {
        let longerSide = Double(max(picture.width, picture.height))
        var found: [BarcodeSymbol] = []
        for scale in Self.scales where !isEnough(found) {
            found += try scan(picture.fitted(to: max(1, Int(longerSide * scale))))
        }
        return found
    }

    private func scan(_ picture: consuming VipsPicture) throws(ImageError) -> [BarcodeSymbol] {
        let (width, height) = (Int32(picture.width), Int32(picture.height))
        let pixels = try picture.pixels()
        var bars = [workhome_bars](repeating: workhome_bars(), count: Self.maximumSymbols)
        let count = workhome_scan_bars(pixels, width, height, &bars, Int32(bars.count))
        guard count >= 0 else { throw .decoderFailed }
        return bars.prefix(Int(count)).compactMap(BarcodeSymbol.init)
    }
}

extension BarcodeSymbol {
    fileprivate init?(_ bars: workhome_bars) {
        guard let kind = UInt8(exactly: bars.kind).flatMap(Kind.init) else { return nil }
        let digits = withUnsafeBytes(of: bars.digits) {
            $0.prefix(Int(bars.length)).filter { (0x30...0x39).contains($0) }
        }
        guard digits.count == Int(bars.length) else { return nil }
        self.init(kind: kind, digits: String(decoding: digits, as: UTF8.self), lines: Int(bars.lines))
    }
}
