package enum RecordTexts {
    package static var recentRecords: String { text("Recent records") }
    package static var improvementOverPreviousRecord: String { text("Improvement over the previous record") }
    package static var byExercise: String { text("By exercise") }
    package static var previousRecords: String { text("Previous records") }
    package static func tableOf(_ title: String) -> String { text("\(title), table") }
    package static var whatCountsAsARecord: String {
        text(
            """
            A record beats everything before it; doing the same again is not a record. Warm-ups never count. \
            When you change or delete what you logged, your records are updated.
            """)
    }
    package static var chartsOfThisExercise: String { text("Charts of this exercise") }
    package static var backToPRs: String { text("Back to PRs") }
    package static var noRecordsYet: String { text("No records yet") }
    package static func logYourFirstSession(_ exercise: String) -> String {
        text("Log your first session of \(exercise) to start.")
    }
    package static func logYourFirstSet(_ exercise: String) -> String {
        text("Log your first set of \(exercise) to start.")
    }
    package static var weightExplanation: String {
        text("The heaviest weight of a working set. For a bodyweight exercise, that is the weight you add.")
    }
    package static var oneRepMaxExplanation: String {
        text(
            """
            Epley’s formula (1985) estimates what you could lift once: load × (1 + reps ÷ 30), for 2 to \
            12\u{A0}reps. A single rep needs no estimate, and above 12\u{A0}reps there is none. For a bodyweight \
            exercise, your body weight is part of the load.
            """)
    }
    package static var repsExplanation: String {
        text("The most reps in one working set. Each weight has its own records.")
    }
    package static var setVolumeExplanation: String { text("Load × reps of one working set.") }
    package static var dayVolumeExplanation: String { text("Load × reps, added up over the working sets of a day.") }
    package static var distanceExplanation: String { text("The longest distance of one session.") }
    package static var durationExplanation: String { text("The longest time of one session.") }
    package static var setDistanceExplanation: String {
        text("The longest distance of one working set. Each weight has its own records.")
    }
    package static var setDurationExplanation: String {
        text("The longest time of one working set. Each weight has its own records.")
    }
    package static var longestDistanceByWeight: String { text("Longest distance with each weight") }
    package static var longestTimeByWeight: String { text("Longest time with each weight") }
    package static var paceExplanation: String {
        text(
            """
            Every session of at least this distance counts, with its average pace. It may be a quarter of a \
            percent short: 26.2\u{A0}mi are a marathon.
            """)
    }
    package static func paceCalculation(_ session: String, _ pace: String, _ distance: String, _ time: String) -> String
    {
        text("\(session) is \(pace). \(distance) at that pace: \(time)")
    }
    package static func setsTogether(_ count: Int) -> String { text("\(count) sets together") }
    package static var completeWorkoutsToSeePRs: String { text("Complete workouts to see PRs") }
    package static var estimated1RM: String { text("Estimated 1RM") }
    package static func heaviest(_ weight: String) -> String { text("heaviest\u{A0}\(weight)") }
    package static func fiveKilometersIn(_ time: String) -> String { text("5\u{A0}km in\u{A0}\(time)") }
    /// `24 kg for 1:05`
    package static func weight(_ weight: String, for time: String) -> String { text("\(weight) for \(time)") }
    package static func longest(_ duration: String) -> String { text("longest\u{A0}\(duration)") }
}
