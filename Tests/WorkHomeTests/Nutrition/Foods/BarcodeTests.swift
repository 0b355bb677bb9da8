import Testing

@testable import Fitness

@Suite struct BarcodeTests {
    @Test(arguments: [
        ("4006381333931", "04006381333931", "4006381333931"),
        ("036000291452", "00036000291452", "036000291452"),
        ("0036000291452", "00036000291452", "036000291452"),
        ("96385074", "00000096385074", "96385074"),
        ("10012345000017", "10012345000017", "10012345000017"),
        (" 4006381-333931 ", "04006381333931", "4006381333931"),
    ])
    func anyKindOfCodeBecomesOneNumber(typed: String, digits: String, printed: String) throws {
        let barcode = try #require(Barcode(typed))
        #expect(barcode.digits == digits)
        #expect(barcode.printed == printed)
        #expect(Barcode(barcode.printed) == barcode)
    }

    @Test(arguments: [
        "", "1", "4006381333932", "036000291453", "1234567", "400638133393100", "40063813339x1", "00000000",
        "٤٠٠٦٣٨١٣٣٣٩٣١",
    ])
    func whatIsNoBarcodeIsNone(typed: String) {
        #expect(Barcode(typed) == nil)
    }
}
