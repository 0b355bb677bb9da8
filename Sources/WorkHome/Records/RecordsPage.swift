import Mustache

/// The PRs tab: what was improved last, and every exercise that has records.
struct RecordsPage: PageContent {
    static let latestCount = 6
    static let exerciseCount = 100

    let view = View.records
    private let latest: [Latest]
    private let exercises: [ExerciseRow]
    private let more: Link?

    init(units: Units, today: LocalDay, latest: [RecordEntry], bests: [ExerciseBests], skipped: Int) {
        self.latest = latest.map { Latest(entry: $0, text: $0.text(units), today: today) }
        exercises = bests.prefix(Self.exerciseCount).map { ExerciseRow(bests: $0, units: units) }
        let next = skipped + Self.exerciseCount
        more = bests.count > Self.exerciseCount ? .more(at: Paths.records(skipping: next)) : nil
    }

    func child(named name: String) -> Any? {
        switch name {
        case "empty": exercises.isEmpty ? empty : nil
        case "hasRecords": !exercises.isEmpty
        case "hasLatest": !latest.isEmpty
        case "latest": latest
        case "exercises": exercises
        case "more": more
        default: nil
        }
    }

    private var empty: EmptyState {
        EmptyState(
            icon: "records", title: "No records yet", text: "Complete workouts to see PRs",
            action: Link("Log a workout", to: Paths.newTrackItem))
    }
}

extension RecordsPage {
    /// A record that was improved lately.
    struct Latest: Sendable, MustacheParent {
        let entry: RecordEntry
        let text: RecordText
        let today: LocalDay

        func child(named name: String) -> Any? {
            switch name {
            case "path": Paths.record(entry.record.kind, of: entry.record.exerciseID)
            case "exercise": entry.exerciseName
            case "title": text.title(entry.record.mark.line)
            case "date": entry.record.day.relativeText(today: today)
            case "value": text.value(entry.record.kind, entry.record.value)
            case "chip": RecordChip.chip(entry, text)
            default: nil
            }
        }
    }

    /// An exercise with the value that tells most about it, and the next one.
    struct ExerciseRow: Sendable, MustacheParent {
        let bests: ExerciseBests
        let units: Units

        private var text: RecordText { RecordText(units: units, load: bests.load) }

        func child(named name: String) -> Any? {
            switch name {
            case "path": Paths.records(of: bests.exercise)
            case "name": bests.name
            case "value": value
            case "note": note
            default: nil
            }
        }

        private var values: [(kind: RecordKind, value: Double)] {
            ExerciseBests.kinds.compactMap { kind in bests.best[kind].map { (kind, $0) } }
        }

        var value: String? { values.first.map { text.value($0.kind, $0.value) } }

        var note: String? {
            guard let first = values.first else { return nil }
            let second = values.dropFirst().first.map { " · " + shortText($0.kind, $0.value) }
            return (first.kind == .oneRepMax ? "Estimated 1RM" : first.kind.name) + (second ?? "")
        }

        private func shortText(_ kind: RecordKind, _ value: Double) -> String {
            let value = text.value(kind, value)
            return switch kind {
            case .weight: "heaviest\u{A0}\(value)"
            case .pace5Kilometers: "5\u{A0}km in\u{A0}\(value)"
            case .duration: "longest\u{A0}\(value)"
            default: value
            }
        }
    }
}

/// What a record says of itself beside its value: how much better it is, or that it is the first.
enum RecordChip {
    static func chip(_ entry: RecordEntry, _ text: RecordText) -> Chip {
        entry.before.map {
            Chip(tone: .good, text: text.change(entry.record.kind, from: $0, to: entry.record.value))
        } ?? Chip(tone: .neutral, text: "First")
    }
}
