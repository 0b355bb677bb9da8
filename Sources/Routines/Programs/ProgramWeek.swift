import Fitness
import Models
import Storage
import Texts

/// In which week of its program a workout is.
package struct ProgramWeek: Sendable, Equatable, Codable {
    /// Counted from 1.
    package let number: Int
    /// Whether less is asked on purpose.
    package let isLight: Bool

    static let numbers = 1...5_000

    var isPossible: Bool { Self.numbers.contains(number) }

    /// - Returns: nil for a workout outside of programs.
    static func read(_ row: inout RowReader) throws -> ProgramWeek? {
        let (number, isLight) = (try row.next(Int?.self), try row.next(Bool?.self))
        return number.map { ProgramWeek(number: $0, isLight: isLight ?? false) }
    }
}

extension ProgramSchedule {
    /// `Round 3`, `Week 4 of 4 · light week`, `Cycle 2 · Round 1 of 4`
    /// - Parameter length: how many weeks a cycle has; nil if the weeks just go on.
    package func words(of week: ProgramWeek, inCyclesOf length: Int?) -> String {
        var text = numbered(week.number)
        if let length {
            let cycle = (week.number - 1) / length + 1
            text = numbered((week.number - 1) % length + 1, of: length)
            if cycle > 1 { text = ProgramTexts.joined(ProgramTexts.cycleNumber(cycle), text) }
        }
        return week.isLight ? light(text) : text
    }
}

extension Program {
    /// Where a week stands, in the same words wherever a workout is shown.
    package func words(of week: ProgramWeek) -> String { schedule.words(of: week, inCyclesOf: plannedWeeks) }
}
