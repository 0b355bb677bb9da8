import Testing

@testable import Fitness

@Suite struct BarcodeSightingsTests {
    private func sightings(_ seen: (String, Int)...) throws -> BarcodeSightings {
        try seen.reduce(into: BarcodeSightings()) { $0.add(try #require(Barcode($1.0)), lines: $1.1) }
    }

    @Test func nothingSeenIsNothingFound() throws {
        #expect(try sightings().found.isEmpty)
        #expect(try !sightings().hasSureNumber)
    }

    @Test func whatIsAloneIsTaken() throws {
        let once = try sightings(("4006381333931", 1))
        #expect(once.found == [Barcode("4006381333931")])
        #expect(!once.hasSureNumber, "another size may show more")
        #expect(try sightings(("4006381333931", 2)).hasSureNumber)
    }

    @Test func whatWasSeenOnceIsNotTakenBesideWhatWasSeenTwice() throws {
        let seen = try sightings(("96385074", 1), ("4006381333931", 2))
        #expect(seen.found == [Barcode("4006381333931")])
        #expect(seen.hasSureNumber)
    }

    @Test func theSameInAnotherSizeIsTwice() throws {
        let seen = try sightings(("96385074", 1), ("4006381333931", 1), ("04006381333931", 1))
        #expect(seen.found == [Barcode("4006381333931")])
        #expect(seen.hasSureNumber)
    }

    @Test func severalAreToChooseFromTheSurestFirst() throws {
        let seen = try sightings(("96385074", 3), ("4006381333931", 20), ("036000291452", 1))
        #expect(seen.found == [Barcode("4006381333931"), Barcode("96385074")])
        let unsure = try sightings(("96385074", 1), ("4006381333931", 1))
        #expect(unsure.found == [Barcode("96385074"), Barcode("4006381333931")])
        #expect(!unsure.hasSureNumber)
    }

    @Test func noMoreThanFiveAreToChooseFrom() throws {
        var seen = BarcodeSightings()
        for code in ["4006381333931", "5012345678900", "8712345678906", "3012345678902", "7612345678900", "96385074"] {
            seen.add(try #require(Barcode(code)), lines: 2)
        }
        #expect(seen.found.count == 5)
    }
}
