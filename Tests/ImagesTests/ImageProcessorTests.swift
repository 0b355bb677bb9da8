import Images
import Support
import Testing

@Suite struct ImageProcessorTests {
    private let processor = Fixture.processor

    @Test(arguments: [
        "quadrants.jpg", "progressive.jpg", "quadrants.png", "quadrants.webp", "quadrants.heic", "quadrants.gif",
    ])
    func readsEachFormat(name: String) async throws {
        let image = try await processor.process(Fixture.bytes(name))
        let pixels = try Pixels(jpeg: image.jpeg)
        #expect([image.width, image.height] == [60, 40])
        #expect([pixels.width, pixels.height] == [60, 40])
        #expect(pixels.quadrants == [.red, .green, .blue, .yellow])
    }

    @Test(
        arguments: [
            (1, [.red, .green, .blue, .yellow]), (2, [.green, .red, .yellow, .blue]),
            (3, [.yellow, .blue, .green, .red]), (4, [.blue, .yellow, .red, .green]),
            (5, [.red, .blue, .green, .yellow]), (6, [.blue, .red, .yellow, .green]),
            (7, [.yellow, .green, .blue, .red]), (8, [.green, .yellow, .red, .blue]),
        ] as [(UInt8, [Pixels.Colour])])
    func turnsUpright(orientation: UInt8, expected: [Pixels.Colour]) async throws {
        let turned = JPEGBuilder.adding(orientation: orientation, to: try Fixture.bytes("quadrants.jpg"))
        let image = try await processor.process(turned)
        let pixels = try Pixels(jpeg: image.jpeg)
        #expect([pixels.width, pixels.height] == (orientation < 5 ? [60, 40] : [40, 60]))
        #expect(pixels.quadrants == expected)
        #expect([image.width, image.height] == [pixels.width, pixels.height])
    }

    @Test func turnsHEICUpright() async throws {
        let pixels = try Pixels(jpeg: try await processor.process(Fixture.bytes("turned.heic")).jpeg)
        #expect([pixels.width, pixels.height] == [40, 60])
        #expect(pixels.quadrants == [.green, .yellow, .red, .blue])
    }

    @Test func reducesALargePhotoAndTurnsIt() async throws {
        let photo = try Pixels.quadrantsJPEG(width: 3200, height: 2400)
        let image = try await processor.process(JPEGBuilder.adding(orientation: 6, to: photo))
        let pixels = try Pixels(jpeg: image.jpeg)
        #expect([pixels.width, pixels.height] == [768, 1024])
        #expect(pixels.quadrants == [.blue, .red, .yellow, .green])
    }

    @Test(arguments: [
        (3000, 1000, 1024, 341, 320), (1025, 20, 1024, 20, 20), (1024, 1024, 1024, 1024, 320), (1, 1, 1, 1, 1),
    ])
    func boundsTheLongerSideAndNeverEnlarges(
        width: Int, height: Int, newWidth: Int, newHeight: Int, thumbnailSide: Int
    ) async throws {
        let image = try await processor.process(PNGBuilder.zeros(width: width, height: height))
        let thumbnail = try Pixels(jpeg: image.thumbnail)
        #expect([image.width, image.height] == [newWidth, newHeight])
        #expect([thumbnail.width, thumbnail.height] == [thumbnailSide, thumbnailSide])
    }

    @Test func thumbnailShowsTheMiddleSquare() async throws {
        let image = try await processor.process(Fixture.bytes("quadrants.png"))
        let thumbnail = try Pixels(jpeg: image.thumbnail)
        #expect([thumbnail.width, thumbnail.height] == [40, 40])
        #expect(thumbnail.quadrants == [.red, .green, .blue, .yellow])
    }

    @Test func leavesNoMetadata() async throws {
        let photo = try Fixture.bytes("talkative.jpg")
        let markers = ["Exif", "Phone", "ICC_PROFILE", "http://ns.adobe.com/xap", "Somebody", "Photoshop", "Secret"]
        for marker in markers {
            #expect(photo.contains(marker), "the fixture lost its \(marker)")
        }
        let image = try await processor.process(photo)
        for file in [image.jpeg, image.thumbnail] {
            for marker in markers + ["GPS", "Somewhere", "sP3C", "xpacket"] {
                #expect(!file.contains(marker), "\(marker) is left")
            }
            #expect(JPEGSegments(of: file).applicationAndComment.isEmpty)
        }
    }

    @Test func convertsDisplayP3ToSRGB() async throws {
        let pixels = try Pixels(jpeg: try await processor.process(Fixture.bytes("p3.png")).jpeg)
        guard case .other(let red, let green, let blue) = pixels.colour(0.5, 0.5) else {
            Issue.record("a colour that is not in the picture")
            return
        }
        #expect(abs(Int(red) - 45) <= 3 && abs(Int(green) - 203) <= 3 && abs(Int(blue) - 85) <= 3)
    }

    @Test func convertsCMYKToSRGB() async throws {
        let pixels = try Pixels(jpeg: try await processor.process(Fixture.bytes("cmyk.jpg")).jpeg)
        guard case .other(let red, let green, let blue) = pixels.colour(0.25, 0.25) else {
            Issue.record("printed red is not pure red")
            return
        }
        #expect(red > 200 && green < 80 && blue < 80)
    }

    @Test(arguments: ["grey16.png", "mismatched.jpg"])
    func readsGreyWithoutAFittingProfile(name: String) async throws {
        let pixels = try Pixels(jpeg: try await processor.process(Fixture.bytes(name)).jpeg)
        guard case .other(let red, let green, let blue) = pixels.colour(0.25, 0.25) else {
            Issue.record("a colour that is not in the picture")
            return
        }
        #expect(abs(Int(red) - 54) <= 3 && red == green && green == blue)
    }

    @Test func putsTransparencyOnWhite() async throws {
        let pixels = try Pixels(jpeg: try await processor.process(Fixture.bytes("alpha.png")).jpeg)
        #expect(pixels.quadrants == [.red, .white, .red, .white])
    }

    @Test(arguments: ["animated.gif", "animated.webp"])
    func takesTheFirstFrame(name: String) async throws {
        let image = try await processor.process(Fixture.bytes(name))
        let pixels = try Pixels(jpeg: image.jpeg)
        #expect([pixels.width, pixels.height] == [60, 40])
        #expect(pixels.quadrants == [.red, .red, .red, .red])
    }

    @Test func readsFromAFileWhateverItsName() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("holiday.txt", Fixture.bytes("quadrants.heic"))
        let pixels = try Pixels(jpeg: try await processor.process(file: path).jpeg)
        #expect(pixels.quadrants == [.red, .green, .blue, .yellow])
    }

    @Test func severalComeOutAsEachWouldAlone() async throws {
        let photos = [
            try Fixture.bytes("quadrants.jpg"), try Pixels.quadrantsJPEG(width: 1600, height: 1200),
            try Fixture.bytes("progressive.jpg"), try Fixture.bytes("talkative.jpg"),
        ]
        let results = try await processor.process(batch: photos)
        #expect(results.count == photos.count)
        for (photo, result) in zip(photos, results) {
            #expect(try result.get() == (try await processor.process(photo)))
        }
    }

    @Test func aBrokenOneAmongSeveralIsRefusedAlone() async throws {
        let photo = try Fixture.bytes("quadrants.jpg")
        let results = try await processor.process(batch: [photo, Array(photo.prefix(200)), photo])
        #expect(results.map { try? $0.get().width } == [60, nil, 60])
        #expect(results[1] == .failure(.damaged))
    }

    @Test func severalOfDifferentFormatsAreReadToo() async throws {
        let names = ["quadrants.jpg", "quadrants.png", "quadrants.heic"]
        let results = try await processor.process(batch: names.map { try Fixture.bytes($0) } + [Array("a note".utf8)])
        for result in results.dropLast() {
            #expect(try Pixels(jpeg: result.get().jpeg).quadrants == [.red, .green, .blue, .yellow])
        }
        #expect(results.last == .failure(.unsupportedFormat))
    }

    @Test func acceptsWhatPhonesLeaveInAJPEG() async throws {
        let photo = try Fixture.bytes("quadrants.jpg")
        let padded = photo.dropLast(2) + [UInt8](repeating: 0, count: 40) + photo.suffix(2)
        let trailed = photo + Array("a short film".utf8)
        for bytes in [Array(padded), trailed] {
            let pixels = try Pixels(jpeg: try await processor.process(bytes).jpeg)
            #expect(pixels.quadrants == [.red, .green, .blue, .yellow])
        }
    }
}

extension [UInt8] {
    func contains(_ text: String) -> Bool {
        let needle = Array(text.utf8)
        return indices.contains { self[$0...].starts(with: needle) }
    }
}
