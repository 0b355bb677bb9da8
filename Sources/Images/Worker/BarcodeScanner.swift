import CZBar

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
