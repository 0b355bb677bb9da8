package enum RecordTexts {
    package static var recentRecords: String { text("Recent records") }
    package static var gainOverTheRecordBefore: String { text("Gain over the record before") }
    package static var byExercise: String { text("By exercise") }
    package static var beforeThat: String { text("Before that") }
    package static var showAll: String { text("Show all") }
    package static func tableOf(_ title: String) -> String { text("\(title), table") }
    package static var reps: String { text("Reps") }
    package static var day: String { text("Day") }
    package static var whatCountsAsARecord: String {
        text(
            """
            A record beats everything before it; doing the same again is not a record. Warm-ups never count. \
            When you change or delete what you logged, your records are updated.
            """)
    }
}
