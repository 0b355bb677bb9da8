import Drawing
import Images
import Support
import Testing

@testable import Fitness
@testable import Models

/// Photos of barcodes, drawn by code, through the helper process.
@Suite struct BarcodePhotoTests {
    private static let codes = [
        "4006381333931", "5012345678900", "8712345678906", "3012345678902", "7612345678900", "9780123456786",
    ]
    /// Turned by any angle, near and far, out of focus, in bad light, seen at an angle.
    private static let conditions: [@Sendable (inout BarcodeScene) -> Void] = [
        { _ in },
        { $0.noise = 25 },
        { ($0.blur, $0.noise) = (2.5, 10) },
        { ($0.module, $0.blur, $0.noise) = (3.5, 1.5, 15) },
        { ($0.tilt, $0.blur, $0.noise) = (0.12, 1, 10) },
        { ($0.ink, $0.paper, $0.noise, $0.blur) = (60, 130, 12, 1) },
    ]

    private func found(in bytes: [UInt8]) async throws -> [Barcode] {
        BarcodeSightings(try await Fixture.processor.barcodes(in: bytes)).found
    }

    @Test(arguments: [0.0, 15, 30, 45, 60, 75, 90, 180])
    func isReadAtEveryAngleInEveryLight(degrees: Double) async throws {
        for (index, change) in Self.conditions.enumerated() {
            let code = Self.codes[index]
            var scene = BarcodeScene(.init(.ean13(code), x: 0.45, y: 0.55))
            change(&scene)
            scene.degrees = degrees
            scene.seed = UInt64(index) + 1
            let expected = try #require(Barcode(code))
            let found = try await found(in: scene.drawn().png)
            #expect(found == [expected], "condition \(index)")
        }
    }

    @Test func everyKindOfAnArticlesCodeIsRead() async throws {
        let kinds: [(Bars, BarcodeSymbol.Kind, String, String)] = [
            (.ean8("96385074"), .ean8, "96385074", "00000096385074"),
            (.upcA("036000291452"), .upcA, "036000291452", "00036000291452"),
            (.upcE("04252614"), .upcE, "04252614", "00042100005264"),
            (.upcE("01234565"), .upcE, "01234565", "00012345000065"),
            (.itf14("15400141288763"), .itf14, "15400141288763", "15400141288763"),
        ]
        for (bars, kind, digits, gtin) in kinds {
            var scene = BarcodeScene(.init(bars))
            (scene.degrees, scene.noise, scene.blur) = (8, 10, 1)
            let symbols = try await Fixture.processor.barcodes(in: scene.drawn().png)
            #expect(symbols.contains { $0.kind == kind && $0.digits == digits && $0.lines > 1 }, "\(symbols)")
            #expect(BarcodeSightings(symbols).found.map(\.digits) == [gtin])
        }
    }

    @Test func aPhotoStraightFromAPhoneIsRead() async throws {
        var scene = BarcodeScene(.init(.ean13("4006381333931")))
        (scene.width, scene.height, scene.module, scene.degrees) = (3200, 2400, 12, 12)
        let photo = try Pixels.jpeg(of: scene.drawn())
        let expected = try #require(Barcode("4006381333931"))
        #expect(try await found(in: photo) == [expected])
        let upright = JPEGBuilder.adding(orientation: 6, to: photo)
        let folder = try TemporaryFolder()
        let path = try folder.write("IMG_0001.JPG", upright)
        #expect(BarcodeSightings(try await Fixture.processor.barcodes(inFile: path)).found == [expected])
    }

    @Test func allOfSeveralAreFound() async throws {
        var scene = BarcodeScene(
            .init(.ean13("4006381333931"), x: 0.25, y: 0.3), .init(.ean8("96385074"), x: 0.75, y: 0.7))
        scene.module = 4
        let found = try await found(in: scene.drawn().png)
        #expect(Set(found) == Set([Barcode("4006381333931"), Barcode("96385074")].compactMap { $0 }))
    }

    @Test(arguments: ["quadrants.jpg", "quadrants.heic", "animated.gif", "alpha.png", "grey16.png", "cmyk.jpg"])
    func aPhotoWithoutBarsHasNone(name: String) async throws {
        #expect(try await Fixture.processor.barcodes(in: Fixture.bytes(name)).isEmpty)
    }

    /// A table, noise, and bars whose check digit is wrong.
    @Test func nothingIsMadeUp() async throws {
        for seed in 1...4 as ClosedRange<UInt64> {
            var scene = BarcodeScene()
            (scene.noise, scene.seed) = (40, seed)
            #expect(try await found(in: scene.drawn().png).isEmpty)
        }
        #expect(try await found(in: BarcodeScene(.init(.ean13("4006381333932"))).drawn().png).isEmpty)
    }

    @Test func isNotKeptFromTheLimitsOfPhotos() async throws {
        let processor = Fixture.processor
        await #expect(throws: ImageError.unsupportedFormat) { try await processor.barcodes(in: Array("a note".utf8)) }
        let photo = try Fixture.bytes("quadrants.jpg")
        await #expect(throws: ImageError.damaged) { try await processor.barcodes(in: Array(photo.prefix(400))) }
        let bombs = [
            JPEGBuilder.announcing(width: 10_001, height: 10_000, in: photo),
            PNGBuilder.zeros(width: 16_000, height: 16_000),
        ]
        for bomb in bombs {
            await #expect(throws: ImageError.tooManyPixels) { try await processor.barcodes(in: bomb) }
        }
        let small = ImageProcessor(executable: Repository.workhome, limits: .init(inputBytes: 500))
        await #expect(throws: ImageError.tooLarge) { try await small.barcodes(in: photo) }
        let folder = try TemporaryFolder()
        let path = try folder.write("photo.jpg", photo)
        await #expect(throws: ImageError.tooLarge) { try await small.barcodes(inFile: path) }
    }

    @Test func nothingIsTooLargeOrTooSmallToLookAt() async throws {
        for (width, height) in [(10_000, 9_000), (9_000, 1), (1, 9_000), (1, 1), (3, 2)] {
            let bytes = PNGBuilder.zeros(width: width, height: height)
            #expect(try await Fixture.processor.barcodes(in: bytes).isEmpty, "\(width) × \(height)")
        }
    }
}
