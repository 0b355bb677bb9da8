import Texts

/// As people read it: `Every minute`, `20 s work, 10 s rest`.
extension GroupClock {
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
}
