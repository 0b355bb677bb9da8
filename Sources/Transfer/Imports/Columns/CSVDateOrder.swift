import Fitness

/// The order of a date's parts in a generic CSV file.
package enum CSVDateOrder: String, CaseIterable, Codable, Sendable {
    case yearFirst, dayFirst, monthFirst
}

/// A date as people and programs write it: `2026-10-05 18:10`, `05.10.2026`, `10/5/26 6:10 PM`, `5 Oct 2026`.
struct CSVDate: Equatable {
    let day: LocalDay
    /// The text after the date; may be empty.
    let time: String

    /// - Returns: nil if it is not a date in that order.
    init?(_ text: String, _ order: CSVDateOrder) {
        var scanner = Scanner(rest: text[...])
        guard let day = scanner.day(order), let time = scanner.time() else { return nil }
        (self.day, self.time) = (day, time)
    }

    /// The orders in which a text is a valid date.
    static func orders(of text: String) -> [CSVDateOrder] {
        // Most texts of a file are words, and no date is without a digit.
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard (6...40).contains(text.utf8.count), text.utf8.contains(where: digits.contains) else { return [] }
        return CSVDateOrder.allCases.filter { CSVDate(text, $0) != nil }
    }

    /// Where dates have dots between their numbers, they begin with the day.
    static func isDotted(_ text: String) -> Bool {
        text.prefix { $0.isNumber || $0 == "." }.contains(".")
    }

    private struct Scanner {
        var rest: Substring

        /// What the names of months begin with in English, German, French, Spanish, Italian, Portuguese, Dutch and
        /// Swedish, without accents.
        private static let months = [
            ["jan", "ene", "gen"], ["feb", "fev"], ["mar", "maa", "mrz", "mrt"], ["apr", "avr", "abr"],
            ["may", "mai", "mag", "mei", "maj"], ["jun", "juin", "giu"], ["jul", "juil", "lug"], ["aug", "aou", "ago"],
            ["sep", "set"], ["oct", "okt", "ott", "out"], ["nov"], ["dec", "dez", "dic"],
        ]
        private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
        /// What stands behind a number that counts: `1er août`, `Aug 1st`, `1º de agosto`.
        private static let ordinals = ["er", "st", "nd", "rd", "th", "º"]
        /// Words between a date and its time.
        private static let joints = ["at", "um", "à", "om", "kl"]

        mutating func day(_ order: CSVDateOrder) -> LocalDay? {
            guard var first = part() else { return nil }
            if first.utf8.count == 8, let digits = Int(first) {
                guard order == .yearFirst else { return nil }
                return LocalDay(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
            }
            guard var second = part(), var third = part() else { return nil }
            // In any language, a word before a date with the name of its month is the weekday.
            let isWeekday =
                first.first?.isLetter == true
                && (Self.weekdays.contains(first.prefix(3).lowercased()) || Self.month(named: second) != nil
                    || Self.month(named: third) != nil)
            if isWeekday, let next = part() { (first, second, third) = (second, third, next) }
            return Self.named(first, second, third) ?? Self.numbered(first, second, third, order)
        }

        /// The time of day after the date.
        mutating func time() -> String? {
            if rest.first == "T" { rest.removeFirst() }
            var time = rest.drop { " ,\u{A0}\u{202F}".contains($0) }
            let word = time.prefix(while: \.isLetter)
            if Self.joints.contains(word.lowercased()) {
                time = time.dropFirst(word.count).drop { ". \u{A0}\u{202F}".contains($0) }
            }
            guard time.isEmpty || time.first?.isNumber == true && time.contains(":") else { return nil }
            return String(time)
        }

        /// A run of digits or letters; nil for anything else.
        private mutating func part() -> Substring? {
            while true {
                rest = rest.drop { " ,./-".contains($0) }
                let digits = rest.prefix { $0.isASCII && $0.isNumber }
                let part = digits.isEmpty ? rest.prefix(while: \.isLetter) : digits
                rest = rest.dropFirst(part.count)
                let ending = digits.isEmpty ? "" : rest.prefix(while: \.isLetter)
                if Self.ordinals.contains(ending.lowercased()) { rest = rest.dropFirst(ending.count) }
                // `5 de octubre de 2026`
                if part != "de" { return part.isEmpty ? nil : part }
            }
        }

        private static func month(named name: Substring) -> Int? {
            guard name.first?.isLetter == true else { return nil }
            let letters = String(decoding: SearchText(String(name)).joined, as: UTF8.self)
            return months.firstIndex { $0.contains(where: letters.hasPrefix) }.map { $0 + 1 }
        }

        /// The order does not matter if the month is a word.
        private static func named(_ first: Substring, _ second: Substring, _ third: Substring) -> LocalDay? {
            let isMonthFirst = month(named: first) != nil
            // A set with two numbers is no day in September, which is "set" in Italian.
            guard let found = month(named: isMonthFirst ? first : second), !isMonthFirst || third.utf8.count == 4 else {
                return nil
            }
            let isYearFirst = first.utf8.count == 4 && !isMonthFirst
            guard let year = year(isYearFirst ? first : third),
                let day = Int(isMonthFirst ? second : isYearFirst ? third : first)
            else { return nil }
            return LocalDay(year: year, month: found, day: day)
        }

        private static func numbered(
            _ first: Substring, _ second: Substring, _ third: Substring, _ order: CSVDateOrder
        ) -> LocalDay? {
            guard (first.utf8.count == 4) == (order == .yearFirst),
                let year = year(order == .yearFirst ? first : third)
            else { return nil }
            let (month, day) =
                switch order {
                case .yearFirst: (second, third)
                case .dayFirst: (second, first)
                case .monthFirst: (first, second)
                }
            guard let month = Int(month), let day = Int(day), day <= 31 else { return nil }
            return LocalDay(year: year, month: month, day: day)
        }

        /// Two-digit years up to 69 are in this century, others in the last.
        private static func year(_ text: Substring) -> Int? {
            guard let number = Int(text) else { return nil }
            switch text.utf8.count {
            case 4: return number
            case 2: return number + (number < 70 ? 2_000 : 1_900)
            default: return nil
            }
        }
    }
}
