import Testing

@testable import Fitness

@Suite struct PhoneNumberTests {
    static let numbers: [(typed: String, kept: String, shown: String)] = [
        ("+353 87 123 4567", "+353871234567", "+353 871 234 567"),
        ("00353871234567", "+353871234567", "+353 871 234 567"),
        ("+353 (0)87 1234567", "+353871234567", "+353 871 234 567"),
        ("+1 (202) 555-0123", "+12025550123", "+1 202 555 0123"),
        ("001.202.555.0123", "+12025550123", "+1 202 555 0123"),
        ("+44 20 7946 0958", "+442079460958", "+44 207 946 0958"),
        ("+49/1512/3456789", "+4915123456789", "+49 15 123 456 789"),
        ("+39 06 1234 5678", "+390612345678", "+39 061 234 5678"),
        ("+39 (0)6 1234 5678", "+390612345678", "+39 061 234 5678"),
        ("+225 07 12 34 56 78", "+2250712345678", "+225 071 234 5678"),
        ("\u{202A}+353\u{A0}87\u{2011}123\u{2011}4567\u{202C}", "+353871234567", "+353 871 234 567"),
        ("＋３５３ ８７ １２３ ４５６７", "+353871234567", "+353 871 234 567"),
        ("+٣٥٣ ٨٧ ١٢٣ ٤٥٦٧", "+353871234567", "+353 871 234 567"),
        ("+683 4321", "+6834321", "+683 4321"),
        ("+49 12345 67890 123", "+491234567890123", "+49 123 456 789 0123"),
    ]

    @Test(arguments: numbers)
    func aNumberIsKeptInOneForm(typed: String, kept: String, shown: String) throws {
        let number = try PhoneNumber(typed: typed)
        #expect(number.e164 == kept)
        #expect(number.text == shown)
        // The text in the edit form parses as the same number again.
        #expect(try PhoneNumber(typed: number.text) == number)
    }

    static let mistakes: [(typed: String, mistake: PhoneNumber.Mistake)] = [
        ("087 123 4567", .noCountryCode), ("1234567", .noCountryCode), ("0", .noCountryCode),
        ("+", .notANumber), ("call me", .notANumber), ("+353 87 123 4567 ext. 5", .notANumber),
        ("+353+871234567", .notANumber), ("353+", .notANumber), ("++353871234567", .notANumber),
        ("+999 123 456 789", .unknownCountryCode), ("+0 87 123 4567", .unknownCountryCode),
        ("+210 123 4567", .unknownCountryCode), ("000353871234567", .unknownCountryCode),
        ("+800 1234 5678", .unknownCountryCode), ("00", .unknownCountryCode),
        ("+353 087 123 4567", .trunkZero), ("+44 020 7946 0958", .trunkZero),
        ("+353 123", .tooShort), ("+49 1234", .tooShort), ("+353", .tooShort),
        ("+353 1234567890123", .tooLong), ("+49 12345678901234", .tooLong),
        ("+1 202 555 012", .notNorthAmerican), ("+1 202 555 01234", .notNorthAmerican),
        ("+1 102 555 0123", .notNorthAmerican), ("+1 202 155 0123", .notNorthAmerican),
    ]

    @Test(arguments: mistakes)
    func whatIsNoNumberIsToldApart(typed: String, mistake: PhoneNumber.Mistake) {
        #expect(throws: mistake) { try PhoneNumber(typed: typed) }
        #expect(!mistake.message.isEmpty)
    }

    /// The country codes are prefix-free: none could be parsed as another one and a digit.
    @Test func noCodeBeginsWithAnother() {
        let codes = (1...999).map(String.init).filter { CountryCodes.code(of: $0) == $0 }
        #expect(codes.count > 200)
        for code in codes {
            #expect(codes.filter { $0 != code && $0.hasPrefix(code) } == [])
        }
        #expect(CountryCodes.withTrunkZero.isSubset(of: codes))
    }

    @Test(arguments: [
        "coach", "@hill_coach", "https://t.me/hill_coach", "t.me/Hill_Coach/", " http://telegram.me/abcde1 ",
    ])
    func aTelegramNameIsFound(typed: String) throws {
        let name = try #require(TelegramName(typed: typed)).name
        #expect(typed.contains(name))
        #expect(!name.contains("/") && !name.contains("@"))
    }

    @Test(arguments: [
        "abcd", "1coach", "_coach", "hill coach", "hill-coach", "https://t.me/", "https://example.com/coach", "@",
        "https://t.me/coach?start=1", "köch_x", String(repeating: "a", count: 33),
    ])
    func whatIsNoTelegramNameIsRefused(typed: String) {
        #expect(TelegramName(typed: typed) == nil)
    }

    @Test(arguments: ["45", "37.50", "37,5", "1,500.00", "1 500", "1'500", "0.99"])
    func anAmountIsTaken(text: String) {
        #expect(TrainerRate.isAmount(text))
    }

    @Test(arguments: [
        "", "free", "-5", "45-50", "45 €", "4..5", ".5", "5.", "0", "0.00", "1e9", "123456789012345678901",
    ])
    func whatIsNoAmountIsRefused(text: String) {
        #expect(!TrainerRate.isAmount(text))
    }
}
