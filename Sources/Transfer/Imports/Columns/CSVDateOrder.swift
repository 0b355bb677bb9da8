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
        guard (6...40).contains(text.utf8.count) else { return [] }
        return CSVDateOrder.allCases.filter { CSVDate(text, $0) != nil }
    }

    /// The order of a date by itself; nil if it can be read in two ways.
    static func onlyOrder(of text: String) -> CSVDateOrder? {
        let orders = orders(of: text)
        guard orders == [.dayFirst, .monthFirst] else { return orders.first }
        return isDotted(text) ? .dayFirst : nil
    }

    /// Where dates have dots between their numbers, they begin with the day.
    static func isDotted(_ text: String) -> Bool {
        text.prefix { $0.isNumber || $0 == "." }.contains(".")
    }

    private struct Scanner {
        var rest: Substring

        private static let months = [
            "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
        ]
        private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

        mutating func day(_ order: CSVDateOrder) -> LocalDay? {
            guard var first = part() else { return nil }
            if Self.isName(first, Self.weekdays) {
                guard let next = part() else { return nil }
                first = next
            }
            if first.utf8.count == 8, let digits = Int(first) {
                guard order == .yearFirst else { return nil }
                return LocalDay(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
            }
            guard let second = part(), let third = part() else { return nil }
            return Self.named(first, second, third) ?? Self.numbered(first, second, third, order)
        }

        /// The time of day after the date.
        mutating func time() -> String? {
            if rest.first == "T" { rest.removeFirst() }
            let time = rest.drop { " ,\u{A0}\u{202F}".contains($0) }
            guard time.isEmpty || time.first?.isNumber == true && time.contains(":") else { return nil }
            return String(time)
        }

        /// A run of digits or letters; nil for anything else.
        private mutating func part() -> Substring? {
            rest = rest.drop { " ,./-".contains($0) }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            let part = digits.isEmpty ? rest.prefix(while: \.isLetter) : digits
            rest.removeFirst(part.count)
            return part.isEmpty ? nil : part
        }

        private static func isName(_ text: Substring, _ names: [String]) -> Bool {
            names.contains(text.prefix(3).lowercased())
        }

        /// The order does not matter if the month is a word.
        private static func named(_ first: Substring, _ second: Substring, _ third: Substring) -> LocalDay? {
            let isMonthFirst = isName(first, months)
            guard let month = months.firstIndex(of: (isMonthFirst ? first : second).prefix(3).lowercased()) else {
                return nil
            }
            let isYearFirst = first.utf8.count == 4 && !isMonthFirst
            guard let year = year(isYearFirst ? first : third),
                let day = Int(isMonthFirst ? second : isYearFirst ? third : first)
            else { return nil }
            return LocalDay(year: year, month: month + 1, day: day)
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
