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

    /// The last of the six digits says where the zeros were.
    @Test(arguments: [
        ("04252614", "042100005264"), ("14252611", "142100005261"), ("01234505", "012000003455"),
        ("01234531", "012300000451"), ("11234538", "112300000458"), ("01234543", "012340000053"),
        ("05678929", "056200007899"), ("01234565", "012345000065"), ("19876597", "198765000097"),
    ])
    func upcEIsExpanded(short: String, long: String) throws {
        let expected = try #require(Barcode(long))
        #expect(Barcode(upcE: short) == expected)
    }

    @Test(arguments: ["04252615", "24252614", "0425261", "042526145", "0425261x", "00000000", "96385074", ""])
    func whatIsNoUPCEIsNotExpanded(short: String) {
        #expect(Barcode(upcE: short) == nil)
    }

    /// Eight typed digits may be either: an EAN-8 is what is stored under them.
    @Test func eightTypedDigitsAreAnEANIfTheyCanBe() {
        #expect(Barcode("04252614")?.digits == "00042100005264")
        #expect(Barcode("01234565")?.digits == "00000001234565")
        #expect(Barcode(upcE: "01234565")?.digits == "00012345000065")
    }

    @Test(arguments: [
        ("2012345123458", true), ("0212345000007", true), ("0412345000001", true), ("20123451", true),
        ("4006381333931", false), ("96385074", false), ("036000291452", false), ("3012345678902", false),
        ("15400141288763", false), ("012345000065", false),
    ])
    func shopsHaveNumbersOfTheirOwn(typed: String, isShopsOwn: Bool) throws {
        #expect(try #require(Barcode(typed)).isShopsOwn == isShopsOwn)
    }

    @Test(arguments: [
        "", "1", "4006381333932", "036000291453", "1234567", "400638133393100", "40063813339x1", "00000000",
        "٤٠٠٦٣٨١٣٣٣٩٣١",
    ])
    func whatIsNoBarcodeIsNone(typed: String) {
        #expect(Barcode(typed) == nil)
    }
}
