import Texts

/// A telephone number in ITU-T E.164 format: a plus, the country code and the national number, 15 digits at most.
package struct PhoneNumber: Sendable, Equatable {
    package let e164: String

    package enum Mistake: Error, Equatable {
        case notANumber, noCountryCode, unknownCountryCode, tooShort, tooLong, trunkZero, notNorthAmerican
    }

    /// A number from the database, already validated.
    package init(stored: String) { e164 = stored }

    /// Parses a number as users type it, with a plus or `00` before its country code. Nothing is guessed.
    package init(typed: String) throws(Mistake) {
        let international = try Self.digits(typed)
        guard let code = CountryCodes.code(of: international) else { throw .unknownCountryCode }
        let national = Self.national(international.dropFirst(code.count), code: code, typed: typed)
        if national.first == "0", CountryCodes.withTrunkZero.contains(code) { throw .trunkZero }
        guard code.count + national.count <= 15 else { throw .tooLong }
        guard national.count >= 4, code.count + national.count >= 7 else { throw .tooShort }
        if code == "1", !Self.isNorthAmerican(national) { throw .notNorthAmerican }
        e164 = "+\(code)\(national)"
    }

    /// The digits alone, as `wa.me` expects.
    package var digits: String { String(e164.dropFirst()) }

    /// Grouped to be readable: `+353 871 234 567`.
    package var text: String {
        let code = CountryCodes.code(of: digits) ?? ""
        let national = Array(digits.dropFirst(code.count))
        // Groups of three; a remainder makes the first group two digits long or the last one four.
        var groups: [String] = []
        var start = national.count % 3 == 2 ? 2 : 0
        if start > 0 { groups.append(String(national[..<start])) }
        while start < national.count {
            let end = national.count - start == 4 ? national.count : min(start + 3, national.count)
            groups.append(String(national[start..<end]))
            start = end
        }
        return "+\(code) \(groups.joined(separator: " "))"
    }

    /// The digits starting with the country code.
    private static func digits(_ typed: String) throws(Mistake) -> String {
        var text = ""
        for scalar in typed.unicodeScalars {
            let properties = scalar.properties
            if properties.numericType == .decimal, let value = properties.numericValue {
                text += String(Int(value))
            } else if scalar == "+" || scalar == "\u{FF0B}" {
                text += "+"
            } else if !properties.isWhitespace, properties.generalCategory != .format,
                !"-\u{2010}\u{2011}\u{2012}\u{2013}./()".unicodeScalars.contains(scalar)
            {
                throw .notANumber
            }
        }
        guard text.dropFirst().allSatisfy({ $0 != "+" }), text.contains(where: { $0 != "+" }) else { throw .notANumber }
        if text.hasPrefix("+") { return String(text.dropFirst()) }
        guard text.hasPrefix("00") else { throw .noCountryCode }
        return String(text.dropFirst(2))
    }

    /// A bracketed zero is only for domestic calls, except in Italy, where it belongs to the number.
    private static func national(_ digits: Substring, code: String, typed: String) -> Substring {
        let hasBracketedZero = typed.filter { !$0.isWhitespace }.contains("(0)")
        return hasBracketedZero && digits.first == "0" && code != "39" ? digits.dropFirst() : digits
    }

    /// Three digits for the area, three for the exchange, neither beginning with 0 or 1, and four more.
    private static func isNorthAmerican(_ national: Substring) -> Bool {
        let digits = Array(national)
        return digits.count == 10 && !"01".contains(digits[0]) && !"01".contains(digits[3])
    }
}

extension PhoneNumber.Mistake {
    package var message: String {
        switch self {
        case .notANumber: TrainerTexts.phoneHasOtherCharacters
        case .noCountryCode: TrainerTexts.countryCodeMissing
        case .unknownCountryCode: TrainerTexts.countryCodeUnknown
        case .tooShort: TrainerTexts.phoneTooShort
        case .tooLong: TrainerTexts.phoneTooLong
        case .trunkZero: TrainerTexts.zeroAfterCountryCode
        case .notNorthAmerican: TrainerTexts.northAmericanPhoneWrong
        }
    }
}

/// The country codes that ITU-T has assigned to countries, groups of countries and satellite networks (the list
/// complementary to Recommendation E.164). No code is a prefix of another.
enum CountryCodes {
    private static let assigned: Set<String> = [
        "1", "7",
        "20", "211", "212", "213", "216", "218", "220", "221", "222", "223", "224", "225", "226", "227", "228", "229",
        "230", "231", "232", "233", "234", "235", "236", "237", "238", "239", "240", "241", "242", "243", "244", "245",
        "246", "247", "248", "249", "250", "251", "252", "253", "254", "255", "256", "257", "258", "260", "261", "262",
        "263", "264", "265", "266", "267", "268", "269", "27", "290", "291", "297", "298", "299",
        "30", "31", "32", "33", "34", "350", "351", "352", "353", "354", "355", "356", "357", "358", "359", "36",
        "370", "371", "372", "373", "374", "375", "376", "377", "378", "379", "380", "381", "382", "383", "385", "386",
        "387", "389", "39",
        "40", "41", "420", "421", "423", "43", "44", "45", "46", "47", "48", "49",
        "500", "501", "502", "503", "504", "505", "506", "507", "508", "509", "51", "52", "53", "54", "55", "56", "57",
        "58", "590", "591", "592", "593", "594", "595", "596", "597", "598", "599",
        "60", "61", "62", "63", "64", "65", "66", "670", "672", "673", "674", "675", "676", "677", "678", "679", "680",
        "681", "682", "683", "685", "686", "687", "688", "689", "690", "691", "692",
        "81", "82", "84", "850", "852", "853", "855", "856", "86", "870", "880", "881", "882", "883", "886",
        "90", "91", "92", "93", "94", "95", "960", "961", "962", "963", "964", "965", "966", "967", "968", "970",
        "971", "972", "973", "974", "975", "976", "977", "98", "992", "993", "994", "995", "996", "998",
    ]

    /// Codes of countries with a 0 before domestic numbers that is omitted from abroad.
    static let withTrunkZero: Set<String> = [
        "20", "212", "213", "234", "254", "255", "256", "27", "31", "32", "33", "353", "355", "358", "359", "380",
        "381", "382", "383", "385", "386", "387", "389", "40", "41", "421", "43", "44", "46", "49", "60", "61", "62",
        "63", "64", "66", "81", "82", "84", "86", "880", "886", "90", "91", "92", "93", "94", "95", "961", "962",
        "963", "964", "966", "967", "971", "972", "98",
    ]

    /// The country code at the start of a number.
    static func code(of digits: String) -> String? {
        (1...3).lazy.map { String(digits.prefix($0)) }.first { assigned.contains($0) }
    }
}
