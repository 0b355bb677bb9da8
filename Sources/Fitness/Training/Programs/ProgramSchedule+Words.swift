import Texts

/// What a program counts in words: weeks if each day has its weekday, and in rotation rounds, which are all days once and
/// seldom last a week.
extension ProgramSchedule {
    /// `Round 3`, `Week 3`
    package func numbered(_ number: Int) -> String {
        switch self {
        case .rotation: ProgramTexts.roundNumber(number)
        case .weekly: ProgramTexts.weekNumber(number)
        }
    }

    /// `Round 3 of 4`, `Week 3 of 4`
    package func numbered(_ number: Int, of count: Int) -> String {
        switch self {
        case .rotation: ProgramTexts.roundOf(number, count)
        case .weekly: ProgramTexts.weekOf(number, count)
        }
    }

    /// `Round 8 · light round`
    package func light(_ text: String) -> String {
        switch self {
        case .rotation: ProgramTexts.lightRound(text)
        case .weekly: ProgramTexts.lightWeek(text)
        }
    }

    /// `light every 8 rounds`
    package func lightEvery(_ count: Int) -> String {
        switch self {
        case .rotation: ProgramTexts.lightEveryRounds(count)
        case .weekly: ProgramTexts.lightEvery(count)
        }
    }

    /// `4 rounds`, `4 weeks`
    package func counted(_ count: Int) -> String {
        switch self {
        case .rotation: ProgramTexts.roundsCount(count)
        case .weekly: ProgramTexts.weeksCount(count)
        }
    }

    package var one: String {
        switch self {
        case .rotation: ProgramTexts.round
        case .weekly: ProgramTexts.week
        }
    }

    package var each: String {
        switch self {
        case .rotation: ProgramTexts.everyRound
        case .weekly: ProgramTexts.everyWeek
        }
    }

    package var lightOnes: String {
        switch self {
        case .rotation: ProgramTexts.lightRounds
        case .weekly: ProgramTexts.lightWeeks
        }
    }
}
