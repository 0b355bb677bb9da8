import Fitness
import Models
import Storage

/// In which week of its program a workout is.
package struct ProgramWeek: Sendable, Equatable, Codable {
    /// Counted from 1.
    package let number: Int
    /// Whether less is asked on purpose.
    package let isLight: Bool

    private static let numbers = 1...5_000

    var isPossible: Bool { Self.numbers.contains(number) }

    /// - Returns: nil for a workout outside of programs.
    static func read(_ row: inout RowReader) throws -> ProgramWeek? {
        let (number, isLight) = (try row.next(Int?.self), try row.next(Bool?.self))
        return number.map { ProgramWeek(number: $0, isLight: isLight ?? false) }
    }
}

extension ProgramSchedule {
    /// `Round 3`, `Week 8 · light week`
    package func words(of week: ProgramWeek) -> String {
        let text = numbered(week.number)
        return week.isLight ? light(text) : text
    }
}
