import Images
import Testing

@Suite struct ImageFormatTests {
    @Test(arguments: [
        ("quadrants.jpg", ImageFormat.jpeg), ("progressive.jpg", .jpeg), ("quadrants.png", .png),
        ("quadrants.webp", .webp), ("quadrants.heic", .heic), ("quadrants.gif", .gif),
    ])
    func tellsEachFormatByItsBytes(name: String, format: ImageFormat) throws {
        #expect(ImageFormat(sniffing: try Fixture.bytes(name)) == format)
    }

    @Test(arguments: ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"])
    func takesHEICBrands(brand: String) {
        #expect(ImageFormat(sniffing: fileTypeBox(brand, "mif1", brand)) == .heic)
    }

    @Test(arguments: [["avif", "mif1"], ["avis", "msf1"], ["mif1", "avif"], ["isom", "mp42"], ["qt  ", "qt  "]])
    func refusesOtherBrands(brands: [String]) {
        #expect(ImageFormat(sniffing: fileTypeBox(brands[0], brands[1])) == nil)
    }

    @Test(arguments: [
        "", "hello", "<svg xmlns='http://www.w3.org/2000/svg'/>", "<?xml version='1.0'?><svg/>", "%PDF-1.7\n",
        "PK\u{3}\u{4}",
        "BM", "II*\0", "MM\0*", "GIF90a", "RIFF0000WAVE", "P6 1 1 255 ", "\0\0\0\u{8}ftyp", "\0\0\0\u{10}ftypheic",
    ])
    func refusesWhatIsNoneOfThem(text: String) {
        #expect(ImageFormat(sniffing: Array(text.utf8)) == nil)
    }

    @Test func refusesCompressedSVG() {
        #expect(ImageFormat(sniffing: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]) == nil)
    }

    @Test func survivesEveryStartOfEachFormat() throws {
        for name in ["quadrants.jpg", "quadrants.png", "quadrants.webp", "quadrants.heic", "quadrants.gif"] {
            let bytes = try Fixture.bytes(name)
            let format = ImageFormat(sniffing: bytes)
            for count in 0..<64 {
                let sniffed = ImageFormat(sniffing: bytes.prefix(count))
                #expect(sniffed == nil || sniffed == format)
            }
        }
    }

    private func fileTypeBox(_ major: String, _ compatible: String...) -> [UInt8] {
        let brands = Array(major.utf8) + [0, 0, 0, 0] + compatible.flatMap { Array($0.utf8) }
        return [0, 0, 0, UInt8(brands.count + 8)] + Array("ftyp".utf8) + brands
    }
}
