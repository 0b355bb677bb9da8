import Fitness
import Forms
import Models
import Web

/// A kind of record of an exercise, with its history.
struct RecordSection: Sendable {
    let section: ExerciseRecords.Section
    /// Whether the first entry is the current record.
    let isFirstPage: Bool
    let units: Units
    let today: LocalDay
    /// The path to all entries; nil when all are shown.
    let allPath: String?
    let more: Link?

    var id: String { section.kind.rawValue }
    var title: String { section.kind.name }
    var best: RecordLineEntry? { isFirstPage ? entries.first : nil }
    var hasEarlier: Bool { !earlier.isEmpty }
    var rule: String { RecordComputation.rule(section.kind) }

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
    var maker: String? { entry.maker.map(text.maker) }
    var date: String { entry.record.day.relativeText(today: today) }
    var datePath: String { Paths.track(on: entry.record.day) }
    var chip: Chip { RecordChip.chip(entry, text) }
}

struct MostRepetitionsTable: Sendable {
    struct Line: Sendable {
        let weight: MostRepetitions
        let text: RecordText
        let today: LocalDay

        var weightText: String { text.addedWeight(grams: weight.weightGrams) }
        var reps: String { String(weight.reps) }
        var date: String { weight.day.relativeText(today: today) }
        var datePath: String { Paths.track(on: weight.day) }
    }

    let weights: [MostRepetitions]
    let text: RecordText
    let today: LocalDay
    let allPath: String?
    let more: Link?

    var id: String { RecordKind.repetitions.rawValue }
    var title: String { RecordKind.repetitions.name }
    var lines: [Line] { weights.map { Line(weight: $0, text: text, today: today) } }
    var rule: String { RecordComputation.rule(.repetitions) }
}
