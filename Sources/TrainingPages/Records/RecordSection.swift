import Fitness
import Forms
import Models
import Texts
import Web

/// A kind of record of an exercise, with its history.
struct RecordSection: Sendable {
    let section: ExerciseRecords.Section
    /// Whether the first entry is the current record.
    let isFirstPage: Bool
    let isOfSets: Bool
    let units: Units
    let today: LocalDay
    /// The path to all entries; nil when all are shown.
    let allPath: String?
    let more: Link?

    var id: String { section.kind.rawValue }
    var best: RecordLineEntry? { isFirstPage ? entries.first : nil }
    var rule: String { RecordComputation.rule(section.kind, isOfSets: isOfSets) }

    private var entries: [RecordLineEntry] {
        section.entries.map { RecordLineEntry(entry: $0, text: $0.text(units), today: today) }
    }

    var earlier: [RecordLineEntry] { Array(entries.dropFirst(isFirstPage ? 1 : 0)) }

    var arithmetic: String? {
        guard isFirstPage, let best = section.entries.first else { return nil }
        return RecordComputation(units: units).arithmetic(of: best, loads: section.loads)
    }
}

/// One record of a kind's history.
struct RecordLineEntry: Sendable {
    let entry: RecordEntry
    let text: RecordText
    let today: LocalDay

    var number: String { text.figure(entry.record.kind, entry.record.value).value }
    var unit: String? { text.figure(entry.record.kind, entry.record.value).unit }
    var value: String { text.value(entry.record.kind, entry.record.value) }
    /// Nil for a set that says nothing but the value, such as a hold without weight.
    var maker: String? { entry.maker.map(text.maker).flatMap { $0 == value ? nil : $0 } }
    var date: String { entry.record.day.relativeText(today: today) }
    var datePath: String { Paths.track(on: entry.record.day) }
    var chip: Chip { RecordChip.chip(entry, text) }
}

/// The best set with each weight: the most reps, the longest distance or the longest time.
struct WeightTable: Sendable {
    struct Line: Sendable {
        let best: BestWithWeight
        let value: String
        let text: RecordText
        let today: LocalDay

        var weightText: String { text.addedWeight(grams: best.weightGrams) }
        var date: String { best.day.relativeText(today: today) }
        var datePath: String { Paths.track(on: best.day) }
    }

    let table: ExerciseRecords.ByWeight
    /// Whether the page also has the history of this kind without weight, which has the kind's id.
    let hasSection: Bool
    let text: RecordText
    let today: LocalDay
    let allPath: String?
    let more: Link?

    private var kind: RecordKind { table.kind }
    var id: String { hasSection ? "\(kind.rawValue)-by-weight" : kind.rawValue }
    var rule: String { RecordComputation.rule(kind, isOfSets: true) }

    var title: String {
        switch kind {
        case .distance: RecordTexts.longestDistanceByWeight
        case .duration: RecordTexts.longestTimeByWeight
        default: kind.name
        }
    }

    /// What a set is counted in.
    var amount: String {
        switch kind {
        case .distance: CommonTexts.distance
        case .duration: CommonTexts.time
        default: CommonTexts.reps
        }
    }

    var lines: [Line] { table.bests.map { Line(best: $0, value: value($0.value), text: text, today: today) } }

    /// Reps stand below the name of their column.
    private func value(_ value: Double) -> String {
        kind == .repetitions ? String(Int(value)) : text.value(kind, value)
    }
}
