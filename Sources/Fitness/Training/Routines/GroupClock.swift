import Texts

/// The clock by which a group of a routine is done: an exercise, or a superset.
package enum GroupClock: Sendable, Hashable, LosslessStringConvertible, Codable {
    /// A round of the group starts every so many seconds, and what is left of them is rest: EMOM is every minute.
    case every(seconds: Int)
    /// Each set is so many seconds of work, and so many of rest follow: Tabata is 20 and 10.
    case intervals(work: Int, rest: Int)

    package static let seconds = 5...600
    package static let maximumTextLength = 40
    package static let everyMinute = GroupClock.every(seconds: 60)
    package static let tabata = GroupClock.intervals(work: 20, rest: 10)

    /// - Parameter sets: how many sets each exercise of the group has, without the warm-ups that it begins with.
    package func rounds(sets: [Int]) -> Int {
        switch self {
        case .every: sets.max() ?? 0
        case .intervals: sets.reduce(0, +)
        }
    }

    /// How long the group takes.
    package func totalSeconds(rounds: Int) -> Int {
        switch self {
        case .every(let seconds): rounds * seconds
        case .intervals(let work, let rest): rounds * (work + rest)
        }
    }

    // As people read it: `Every minute`, `20 s work, 10 s rest`.

    package var words: String {
        switch self {
        case .every(60): RoutineTexts.everyMinute
        case .every(let seconds) where seconds.isMultiple(of: 60): RoutineTexts.everyMinutes(seconds / 60)
        case .every(let seconds): RoutineTexts.everySeconds(seconds)
        case .intervals(let work, let rest):
            RoutineTexts.workAndRest(DurationText.short(seconds: work), DurationText.short(seconds: rest))
        }
    }

    /// `Every minute, 10 rounds`
    package func words(rounds: Int) -> String { RoutineTexts.clockAndRounds(words, rounds) }

    // The text form, in the catalogue, in rows and in the API: `every 60 s`, `20 s on, 10 s off`.

    package init?(_ text: String) {
        guard var reader = SetLineReader(text) else { return nil }
        if reader.take("every") {
            guard let seconds = reader.clockSeconds() else { return nil }
            self = .every(seconds: seconds)
        } else {
            guard let work = reader.clockSeconds(), reader.take("on"), reader.take(","),
                let rest = reader.clockSeconds(), reader.take("off")
            else { return nil }
            self = .intervals(work: work, rest: rest)
        }
        guard reader.isAtEnd else { return nil }
    }

    package var description: String {
        switch self {
        case .every(let seconds): "every \(seconds) s"
        case .intervals(let work, let rest): "\(work) s on, \(rest) s off"
        }
    }

    // As its text form, in what a page carries along.

    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        guard let clock = GroupClock(try value.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "no clock")
        }
        self = clock
    }

    package func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(description)
    }
}

extension SetLineReader {
    fileprivate mutating func clockSeconds() -> Int? {
        guard let seconds = whole(in: GroupClock.seconds), take("s") else { return nil }
        return seconds
    }
}
