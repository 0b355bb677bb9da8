import Fitness
import Forms
import Models
import Texts
import Web

/// The PRs tab: the latest records, and every exercise with records.
package struct RecordsPage: PageContent {
    static let latestCount = 6
    static let exerciseCount = 100

    package var view: CompiledView<Self> { view_records_index }
    let latest: [Latest]
    let exercises: [ExerciseRow]
    let more: Link?

    init(units: Units, today: LocalDay, latest: [RecordEntry], bests: [ExerciseBests], skipped: Int) {
        self.latest = latest.map { Latest(entry: $0, text: $0.text(units), today: today) }
        exercises = bests.prefix(Self.exerciseCount).map { ExerciseRow(bests: $0, units: units) }
        let next = skipped + Self.exerciseCount
        more = bests.count > Self.exerciseCount ? .more(at: Paths.records(skipping: next)) : nil
    }

    var emptyState: EmptyState? { exercises.isEmpty ? empty : nil }

    private var empty: EmptyState {
        EmptyState(
            icon: "records", title: RecordTexts.noRecordsYet, text: RecordTexts.completeWorkoutsToSeePRs,
            action: Link(CommonTexts.logAWorkout, to: Paths.newTrackItem))
    }

    /// A recently improved record.
    struct Latest: Sendable {
        let entry: RecordEntry
        let text: RecordText
        let today: LocalDay

        var path: String { Paths.record(entry.record.kind, of: entry.record.exerciseID) }
        var exercise: String { entry.exerciseName }
        var title: String { text.title(entry.record.mark.line) }
        var date: String { entry.record.day.relativeText(today: today) }
        var value: String { text.value(entry.record.kind, entry.record.value) }
        var chip: Chip { RecordChip.chip(entry, text) }
    }

    /// An exercise with its two most telling records.
    package struct ExerciseRow: Sendable {
        package let bests: ExerciseBests
        package let units: Units

        package init(bests: ExerciseBests, units: Units) {
            self.bests = bests
            self.units = units
        }

        private var text: RecordText {
            RecordText(units: units, load: bests.load, isOfSets: bests.kind == .strength)
        }

        var path: String { Paths.records(of: bests.exercise) }
        var name: String { bests.name }

        package var value: String? { bests.values.first.map { text.value($0.kind, $0.value) } }

        package var note: String? {
            guard let first = bests.values.first else { return nil }
            let second = bests.values.dropFirst().first.map { " · " + shortText($0.kind, $0.value) }
            return (first.kind == .oneRepMax ? RecordTexts.estimated1RM : first.kind.name) + (second ?? "")
        }

        private func shortText(_ kind: RecordKind, _ value: Double) -> String {
            let value = text.value(kind, value)
            return switch kind {
            case .weight: RecordTexts.heaviest(value)
            case .pace5Kilometers: RecordTexts.fiveKilometersIn(value)
            case .duration: RecordTexts.longest(value)
            default: value
            }
        }
    }
}

/// The chip beside a record's value: the improvement, or that it is the first.
enum RecordChip {
    static func chip(_ entry: RecordEntry, _ text: RecordText) -> Chip {
        entry.before.map {
            Chip(tone: .good, text: text.change(entry.record.kind, from: $0, to: entry.record.value))
        } ?? Chip(tone: .neutral, text: CommonTexts.first)
    }
}
