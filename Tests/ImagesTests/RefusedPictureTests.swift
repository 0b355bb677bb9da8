import Foundation
import Images
import Support
import Testing

@Suite struct RefusedPictureTests {
    private let processor = Fixture.processor

    @Test(arguments: [
        "A note renamed to photo.jpg", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
        "%PDF-1.4 %%EOF",
        "PK\u{3}\u{4} an archive", "II*\0 a TIFF", "BM a bitmap", "",
    ])
    func refusesWhatIsNoPhoto(text: String) async throws {
        await #expect(throws: ImageError.unsupportedFormat) { try await processor.process(Array(text.utf8)) }
        let folder = try TemporaryFolder()
        let path = try folder.write("photo.jpg", Array(text.utf8))
        await #expect(throws: ImageError.unsupportedFormat) { try await processor.process(file: path) }
    }

    @Test(arguments: [
        "quadrants.jpg", "progressive.jpg", "quadrants.png", "quadrants.webp", "quadrants.heic", "quadrants.gif",
    ])
    func refusesATruncatedPhoto(name: String) async throws {
        let photo = try Fixture.bytes(name)
        for part in [photo.count - 16, photo.count / 2, 32] {
            await #expect(throws: ImageError.damaged, "\(part) bytes") {
                try await processor.process(Array(photo.prefix(part)))
            }
        }
    }

    @Test func refusesALargeTruncatedJPEG() async throws {
        let photo = try Pixels.quadrantsJPEG(width: 3200, height: 2400)
        await #expect(throws: ImageError.damaged) {
            try await processor.process(Array(photo.prefix(photo.count * 9 / 10)))
        }
    }

    @Test(arguments: ["quadrants.jpg", "quadrants.png", "quadrants.webp", "quadrants.heic", "quadrants.gif"])
    func refusesGarbageAfterAValidStart(name: String) async throws {
        var random = SeededGenerator(seed: 7)
        let garbage = (0..<5000).map { _ in UInt8.random(in: 0...255, using: &random) }
        let bytes = Array(try Fixture.bytes(name).prefix(32)) + garbage
        await #expect(throws: ImageError.self) { try await processor.process(bytes) }
    }

    @Test func refusesMoreThan100MegapixelsFromTheHeader() async throws {
        let jpeg = JPEGBuilder.announcing(width: 10_001, height: 10_000, in: try Fixture.bytes("quadrants.jpg"))
        let bombs = [
            jpeg,
            PNGBuilder.zeros(width: 10_001, height: 10_000, hasPixels: false),
            PNGBuilder.zeros(width: 2_000_000_000, height: 1, hasPixels: false),
            PNGBuilder.zeros(width: 16_000, height: 16_000),
        ]
        for bomb in bombs {
            await #expect(throws: ImageError.self) { try await processor.process(bomb) }
        }
        await #expect(throws: ImageError.tooManyPixels) { try await processor.process(jpeg) }
        await #expect(throws: ImageError.tooManyPixels) { try await processor.process(bombs[1]) }
        await #expect(throws: ImageError.tooManyPixels) { try await processor.process(bombs[3]) }
    }

    @Test func reads90MegapixelsInBounds() async throws {
        let bomb = PNGBuilder.zeros(width: 10_000, height: 9_000, colour: .rgb)
        #expect(bomb.count < 2_000_000)
        let image = try await processor.process(bomb)
        #expect(image.width == 1024 && image.height == 922)
        #expect(try Pixels(jpeg: image.jpeg).colour(0.5, 0.5) == .black)
    }

    @Test func refusesAFileBeyondTheLimit() async throws {
        let processor = ImageProcessor(executable: Repository.workhome, limits: .init(inputBytes: 500))
        let photo = try Fixture.bytes("quadrants.jpg")
        await #expect(throws: ImageError.tooLarge) { try await processor.process(photo) }
        let folder = try TemporaryFolder()
        let path = try folder.write("photo.jpg", photo)
        await #expect(throws: ImageError.tooLarge) { try await processor.process(file: path) }
    }

    @Test func refusesAPathThatIsNoFile() async throws {
        let folder = try TemporaryFolder()
        #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
        for path in [folder.path, folder.file("missing"), folder.file("pipe")] {
            await #expect(throws: ImageError.decoderFailed) { try await processor.process(file: path) }
        }
    }

    @Test(arguments: [
        "quadrants.jpg", "progressive.jpg", "talkative.jpg", "quadrants.png", "p3.png", "quadrants.webp",
        "animated.webp", "quadrants.heic", "quadrants.gif", "animated.gif",
    ])
    func survivesMutations(name: String) async throws {
        let photo = try Fixture.bytes(name)
        var random = SeededGenerator(seed: Soak.seed(UInt64(photo.count)))
        for _ in 0..<Soak.amount(short: 6, long: 100) {
            let mutant = mutate(photo, using: &random)
            do {
                let image = try await processor.process(mutant)
                #expect(image.width <= 1024 && image.height <= 1024)
            } catch let error as ImageError {
                #expect(error != .tookTooLong)
            }
        }
    }

    private func mutate(_ photo: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
        var bytes = photo
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            let position = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 1: bytes[position] = [0, 0xFF, 0x7F, 0x80].randomElement(using: &random) ?? 0
            case 2: bytes.insert(.random(in: 0...255, using: &random), at: position)
            default: bytes.remove(at: position)
            }
        }
        return bytes
    }
}
