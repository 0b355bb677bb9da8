import Foundation
import Texts

/// The editable values of a trainer.
package struct TrainerDraft: Sendable {
    package var isPrivate: Bool
    package var name: String
    package var specialities: TrainerSpecialities
    package var bio: String
    package var languages: String
    package var rate: TrainerRate?
    package var phone: PhoneNumber?
    package var telegram: TelegramName?
    package var email: String?

    package static let languagesLength = 200
    package static let aboutLength = 4_000
    package static let phoneLength = 40
    package static let telegramLength = 100

    /// The trainer that was typed or sent, or what is wrong with it.
    package static func checked(
        isPrivate: Bool?, name: String, specialities ticked: [String], otherSpecialities: String, bio: String,
        languages: String, rateAmount: String, rateCurrency: String, ratePeriod: TrainerRate.Period?, phone: String,
        telegram: String, email: String
    ) -> Result<Self, Faults> {
        var faults = Faults()
        let name = faults.text("name", name, required: Faults.nameRequired)
        let specialities = faults.specialities(ticked, otherSpecialities)
        let rate = faults.rate(rateAmount, rateCurrency, ratePeriod)
        let languages = faults.text("languages", languages, atMost: languagesLength)
        let bio = faults.text("bio", bio.replacing("\r\n", with: "\n"), atMost: aboutLength)
        let number = faults.phoneNumber(phone)
        let telegram = faults.telegramName(telegram)
        let email = email.trimmingCharacters(in: .whitespacesAndNewlines)
        if !email.isEmpty, !EmailAddress.isValid(email) { faults.add("email", EmailAddress.invalid) }
        faults.require("visibility", isPrivate, TrainerTexts.visibilityMissing)
        guard faults.isEmpty, let isPrivate else { return .failure(faults) }
        return .success(
            Self(
                isPrivate: isPrivate, name: name, specialities: specialities, bio: bio,
                languages: languages.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
                    .filter { !$0.isEmpty }.joined(separator: ", "),
                rate: rate, phone: number, telegram: telegram, email: email.isEmpty ? nil : email))
    }
}

extension Faults {
    fileprivate mutating func specialities(_ ticked: [String], _ typed: String) -> TrainerSpecialities {
        if !Set(ticked).isSubset(of: TrainerSpecialities.known) { add("specialities", CommonTexts.notInTheList) }
        let chosen = TrainerSpecialities(ticked: ticked, typed: typed)
        if chosen.others.count > TrainerSpecialities.maximumOthers {
            add("other_specialities", TrainerTexts.tooManyOthers(TrainerSpecialities.maximumOthers))
        }
        if !chosen.others.allSatisfy({ TextLimits.fits($0, 1...TrainerSpecialities.maximumOtherLength) }) {
            add("other_specialities", TrainerTexts.specialtyTooLong(TrainerSpecialities.maximumOtherLength))
        }
        return chosen
    }

    fileprivate mutating func rate(
        _ amount: String, _ currency: String, _ period: TrainerRate.Period?
    ) -> TrainerRate? {
        let amount = amount.trimmingCharacters(in: .whitespacesAndNewlines)
        let currency = currency.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
        if amount.isEmpty, currency.isEmpty { return nil }
        if !TrainerRate.isAmount(amount) {
            add("rate_amount", TrainerTexts.rateAmountUnreadable)
        } else if !TrainerRate.currencies.contains(currency) {
            add("rate_currency", TrainerTexts.currencyInvalid)
        }
        return require("rate_period", period, TrainerTexts.ratePeriodMissing).map {
            TrainerRate(amount: amount, currency: currency, period: $0)
        }
    }

    fileprivate mutating func phoneNumber(_ typed: String) -> PhoneNumber? {
        let typed = text("phone", typed, atMost: TrainerDraft.phoneLength)
        if typed.isEmpty { return nil }
        do {
            return try PhoneNumber(typed: typed)
        } catch {
            add("phone", error.message)
            return nil
        }
    }

    fileprivate mutating func telegramName(_ typed: String) -> TelegramName? {
        let typed = text("telegram_name", typed, atMost: TrainerDraft.telegramLength)
        if typed.isEmpty { return nil }
        return require(
            "telegram_name", TelegramName(typed: typed),
            TrainerTexts.telegramNameInvalid)
    }
}

/// A trainer's specialities: names from a list, and others as free text.
package struct TrainerSpecialities: Sendable, Equatable {
    package static let known = [
        "Strength training", "Muscle gain", "Weight loss", "HIIT", "Running", "Cycling", "Swimming", "Triathlon",
        "Yoga",
        "Pilates", "Mobility", "Boxing", "Martial arts", "Climbing", "Dance", "Nutrition", "Rehabilitation",
        "Pregnancy and after", "Older people", "Children and teens",
    ]
    package static let maximumOthers = 10
    package static let maximumOtherLength = 40

    package let names: [String]

    init(_ names: [String]) { self.names = names }

    /// As stored in the table, one per line.
    package init(stored: String) { names = stored.split(separator: "\n").map(String.init) }

    /// The ticked ones in the order of the list, then the typed ones, separated by commas, without duplicates.
    package init(ticked: [String], typed: String) {
        let others = typed.split(whereSeparator: { $0 == "," || $0.isNewline })
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        let chosen = Set((ticked + others).map { $0.lowercased() })
        var names = Self.known.filter { chosen.contains($0.lowercased()) }
        for other in others where !names.contains(where: { $0.lowercased() == other.lowercased() }) {
            names.append(other)
        }
        self.names = names
    }

    package var stored: String { names.joined(separator: "\n") }
    package var text: String { names.joined(separator: ", ") }
    package var known: [String] { names.filter(Self.known.contains) }
    package var others: [String] { names.filter { !Self.known.contains($0) } }
}

/// A trainer's rate: an amount as typed, never used for calculations.
package struct TrainerRate: Sendable, Equatable {
    package enum Period: String, CaseIterable, Sendable {
        case hour, session, month

        package var name: String {
            switch self {
            case .hour: TrainerTexts.anHour
            case .session: TrainerTexts.aSession
            case .month: CommonTexts.aMonth
            }
        }
    }

    package let amount: String
    package let currency: String
    package let period: Period

    package init(amount: String, currency: String, period: Period) {
        self.amount = amount
        self.currency = currency
        self.period = period
    }

    package var text: String { "\(amount)\u{A0}\(currency) \(period.name)" }

    package static let amountLength = 20
    package static let currencyLength = 3
    /// A regular expression for amounts (ECMA-262); zero is not valid either.
    package static let amountPattern = "^([0-9]+([.,' ][0-9]+)*)?$"
    package static let currencyPattern = "^([A-Za-z]{\(currencyLength)})?$"

    /// Digits, with single points, commas, apostrophes or spaces between them.
    package static func isAmount(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count <= amountLength, let first = bytes.first, let last = bytes.last, isDigit(first), isDigit(last)
        else {
            return false
        }
        return zip(bytes, bytes.dropFirst()).allSatisfy { isDigit($0) || isDigit($1) }
            && bytes.allSatisfy { isDigit($0) || ".,' ".utf8.contains($0) }
            && bytes.contains { isDigit($0) && $0 != UInt8(ascii: "0") }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// The codes of current currencies (ISO 4217).
    package static let currencies = Set(
        """
        AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY \
        COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR \
        ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK \
        MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF \
        SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU \
        UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG
        """.split(separator: " ").map(String.init))
}

/// A public name on Telegram: 5 to 32 letters, digits and underscores, starting with a letter.
package struct TelegramName: Sendable, Equatable {
    package let name: String

    /// A name from the database, already validated.
    package init(stored: String) { name = stored }

    /// Parses a name, `@name`, or the address of a profile.
    package init?(typed: String) {
        var name = typed.trimmingCharacters(in: .whitespacesAndNewlines)[...]
        for prefix in ["https://", "http://", "www."] where name.lowercased().hasPrefix(prefix) {
            name = name.dropFirst(prefix.count)
        }
        for prefix in ["t.me/", "telegram.me/", "@"] where name.lowercased().hasPrefix(prefix) {
            name = name.dropFirst(prefix.count)
        }
        if name.hasSuffix("/") { name = name.dropLast() }
        guard (5...32).contains(name.utf8.count), name.utf8.allSatisfy(Self.isPart), let first = name.utf8.first,
            Self.isLetter(first)
        else { return nil }
        self.name = String(name)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
    }
}
