import Foundation

/// A time as the apps write it: `2026-11-20 07:30:00 +0100`, `2026-11-20T06:30:00.000Z`, `2026-11-20 7:30:00 PM +0100`
/// on phones with a 12-hour clock, or just a day. Parsed by hand, because a payload has tens of thousands of them.
package struct HealthMoment: Sendable, Equatable {
    /// Whole seconds since 1970.
    package let seconds: Int64
    /// The local wall-clock time, as if it were in UTC.
    private let localSeconds: Int64
    /// Whether it is local midnight: daily totals have this time, and so does the first hour of a day.
    package let isMidnight: Bool

    /// - Parameter timeZone: the user's time zone, for a time without a zone, and for the local clock of one in UTC
    ///   (`Z`). A time with an offset has the local clock of that place, wherever the user lives.
    /// - Returns: nil for anything else.
    package init?(_ text: String, in timeZone: TimeZone) {
        var scanner = Scanner(bytes: Array(text.utf8.prefix(48))[...])
        guard let day = LocalDay(text.prefix(10)) else { return nil }
        scanner.bytes.removeFirst(10)
        guard let second = scanner.secondOfDay() else { return nil }
        let written = day.daysSinceEpoch * 86_400 + second
        scanner.skipSpaces()
        if scanner.isUTC {
            seconds = Int64(written)
            localSeconds = Int64(written + timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(written))))
            isMidnight = localSeconds % 86_400 == 0
            return
        }
        let offset = scanner.bytes.isEmpty ? Self.offset(atLocal: written, timeZone) : scanner.zoneOffset()
        guard let offset else { return nil }
        seconds = Int64(written - offset)
        localSeconds = Int64(written)
        isMidnight = second == 0
    }

    package var day: LocalDay { day(hoursLater: 0) }

    /// How many seconds the local clock is ahead of UTC.
    package var utcOffset: Int { Int(localSeconds - seconds) }

    /// The end of its day on the same clock, and those of the next days until `end`, in seconds since 1970. A clock
    /// that is that of the person's time zone is put forward and back with it.
    package func midnights(in timeZone: TimeZone, until end: HealthMoment? = nil) -> [Int64] {
        let isAtHome = utcOffset == timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
        var midnights: [Int64] = []
        repeat {
            let local = (day.daysSinceEpoch + midnights.count + 1) * 86_400
            midnights.append(Int64(local - (isAtHome ? Self.offset(atLocal: local, timeZone) : utcOffset)))
        } while midnights[midnights.count - 1] < end?.seconds ?? 0
        return midnights
    }

    /// The day of a sleep that ends at this time: the same day for a morning, the next day for an evening.
    package var dayOfSleep: LocalDay { day(hoursLater: 6) }

    private func day(hoursLater hours: Int64) -> LocalDay {
        LocalDay(daysSinceEpoch: Int((Double(localSeconds + hours * 3_600) / 86_400).rounded(.down)))
    }

    /// The UTC offset at a local time; of the repeated hour in autumn, the later one.
    static func offset(atLocal local: Int, _ timeZone: TimeZone) -> Int {
        let guess = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(local)))
        return timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(local - guess)))
    }

    private struct Scanner {
        var bytes: ArraySlice<UInt8>

        /// Also skips no-break spaces, U+00A0 and U+202F.
        mutating func skipSpaces() {
            while let first = bytes.first, first == 0x20 || first > 0x7F { bytes.removeFirst() }
        }

        mutating func take(_ character: Character) -> Bool {
            guard let byte = character.asciiValue, bytes.first == byte else { return false }
            bytes.removeFirst()
            return true
        }

        mutating func number(upTo count: Int) -> Int? {
            let digits = bytes.prefix(count).prefix { (0x30...0x39).contains($0) }
            bytes.removeFirst(digits.count)
            return digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        }

        /// Midnight if there is only a day.
        mutating func secondOfDay() -> Int? {
            if !take("T") { skipSpaces() }
            if bytes.isEmpty { return 0 }
            guard let written = number(upTo: 2), take(":"), let minute = number(upTo: 2) else { return nil }
            var second = 0
            if take(":") {
                guard let seconds = number(upTo: 2) else { return nil }
                second = seconds
                if take(".") { _ = number(upTo: 9) }
            }
            guard let hour = hourOfDay(written), hour < 24, minute < 60, second <= 60 else { return nil }
            return hour * 3_600 + minute * 60 + min(second, 59)
        }

        /// The hour of the day, of which a 12-hour clock has AM or PM beside the time.
        private mutating func hourOfDay(_ hour: Int) -> Int? {
            var rest = self
            rest.skipSpaces()
            guard let first = rest.bytes.first, [0x41, 0x50, 0x61, 0x70].contains(first) else { return hour }
            rest.bytes.removeFirst()
            // `7:26 p. m.`
            _ = rest.take(".")
            rest.skipSpaces()
            guard rest.take("M") || rest.take("m"), (1...12).contains(hour) else { return nil }
            _ = rest.take(".")
            self = rest
            return hour % 12 + (first == 0x50 || first == 0x70 ? 12 : 0)
        }

        var isUTC: Bool { bytes.elementsEqual([0x5A]) }

        mutating func zoneOffset() -> Int? {
            let isWest = take("-")
            guard isWest || take("+"), let hours = number(upTo: 2) else { return nil }
            _ = take(":")
            let minutes = bytes.isEmpty ? 0 : number(upTo: 2)
            guard let minutes, bytes.isEmpty, hours <= 18, minutes < 60 else { return nil }
            return (hours * 3_600 + minutes * 60) * (isWest ? -1 : 1)
        }
    }
}

extension LocalDay {
    /// The start of the day in seconds since 1970.
    package func start(in timeZone: TimeZone) -> Int64 {
        HealthMoment(description, in: timeZone)?.seconds ?? Int64(daysSinceEpoch) * 86_400
    }
}
