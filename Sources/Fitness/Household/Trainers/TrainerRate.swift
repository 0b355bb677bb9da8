import Foundation
import Texts

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
