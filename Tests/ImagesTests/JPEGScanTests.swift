import Foundation
import Support
import Testing

@testable import Images

/// Detecting damage in the middle of a photo without decoding it.
@Suite struct JPEGScanTests {
    /// A picture with detail everywhere, as the image store saves it.
    private func photo() throws -> [UInt8] { try Fixture.bytes("detailed.jpg") }

    @Test func wholePicturesAreWhole() async throws {
        #expect(JPEGScan.isWhole(try photo()))
        for name in ["quadrants.jpg", "talkative.jpg", "progressive.jpg", "cmyk.jpg", "mismatched.jpg"] {
            #expect(JPEGScan.isWhole(try Fixture.bytes(name)), "\(name)")
            let processed = try await Fixture.processor.process(try Fixture.bytes(name))
            #expect(JPEGScan.isWhole(processed.jpeg), "\(name)")
            #expect(JPEGScan.isWhole(processed.thumbnail), "\(name)")
        }
    }

    /// A disk sector has 512 bytes.
    @Test(arguments: [UInt8(0), 0xFF, 0x5A])
    func aSectorOfOtherBytesShows(filling: UInt8) throws {
        let photo = try photo()
        let start = try #require(photo.indices.dropLast().first { photo[$0] == 0xFF && photo[$0 + 1] == 0xDA })
        for place in stride(from: start + 20, to: photo.count - 514, by: 997) {
            var damaged = photo
            damaged.replaceSubrange(place..<place + 512, with: repeatElement(filling, count: 512))
            #expect(!JPEGScan.isWhole(damaged), "at \(place)")
        }
    }

    @Test func whatIsCutOffOrLeftOutShows() throws {
        let photo = try photo()
        for count in stride(from: 0, to: photo.count, by: 1_499) {
            #expect(!JPEGScan.isWhole(Array(photo.prefix(count))))
            #expect(!JPEGScan.isWhole(Array(photo.prefix(count)) + [0xFF, 0xD9]), "the end alone after \(count)")
        }
        #expect(!JPEGScan.isWhole(photo + [0]))
        #expect(!JPEGScan.isWhole(Array("no picture".utf8)))
    }

    /// The scan ends for any input.
    @Test func noBytesTakeItDown() throws {
        let photo = try Fixture.bytes("talkative.jpg")
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<3_000 {
            var damaged = photo
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let place = Int.random(in: 2..<damaged.count, using: &generator)
                damaged[place] = UInt8.random(in: 0...255, using: &generator)
            }
            _ = JPEGScan.isWhole(damaged)
        }
    }
}
