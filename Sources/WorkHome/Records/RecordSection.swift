import Mustache

/// A kind of record of an exercise, with its history.
struct RecordSection: Sendable, MustacheParent {
    let section: ExerciseRecords.Section
    /// Whether the first of its entries is the record that stands.
    let isFirstPage: Bool
    let units: Units
    let today: LocalDay
    /// The way to all of them; nil when they are here.
    let allPath: String?
    let more: Link?

    func child(named name: String) -> Any? {
        switch name {
        case "id": section.kind.rawValue
        case "title": section.kind.name
        case "best": isFirstPage ? entries.first : nil
        case "hasEarlier": !earlier.isEmpty
        case "earlier": earlier
        case "allPath": allPath
        case "more": more
        case "rule": RecordComputation.rule(section.kind)
        case "arithmetic": arithmetic
        default: nil
        }
    }

    private var entries: [RecordLineEntry] {
        section.entries.map { RecordLineEntry(entry: $0, text: $0.text(units), today: today) }
    }

    private var earlier: [RecordLineEntry] { Array(entries.dropFirst(isFirstPage ? 1 : 0)) }

    private var arithmetic: String? {
        guard isFirstPage, let best = section.entries.first else { return nil }
        return RecordComputation(units: units).arithmetic(of: best, loads: section.loads)
    }
}

/// One record of a kind's history.
struct RecordLineEntry: Sendable, MustacheParent {
    let entry: RecordEntry
    let text: RecordText
    let today: LocalDay

    func child(named name: String) -> Any? {
        switch name {
        case "number": text.figure(entry.record.kind, entry.record.value).value
        case "unit": text.figure(entry.record.kind, entry.record.value).unit
        case "value": text.value(entry.record.kind, entry.record.value)
        case "maker": entry.maker.map(text.maker)
        case "date": entry.record.day.relativeText(today: today)
        case "datePath": Paths.track(on: entry.record.day)
        case "chip": RecordChip.chip(entry, text)
        default: nil
        }
    }
}

/// The most repetitions at each weight.
struct MostRepetitionsTable: Sendable, MustacheParent {
    struct Line: Sendable, MustacheParent {
        let weight: MostRepetitions
        let text: RecordText
        let today: LocalDay

        func child(named name: String) -> Any? {
            switch name {
            case "weight": text.addedWeight(grams: weight.weightGrams)
            case "reps": String(weight.reps)
            case "date": weight.day.relativeText(today: today)
            case "datePath": Paths.track(on: weight.day)
            default: nil
            }
        }
    }

    let weights: [MostRepetitions]
    let text: RecordText
    let today: LocalDay
    let allPath: String?
    let more: Link?

    func child(named name: String) -> Any? {
        switch name {
        case "id": RecordKind.repetitions.rawValue
        case "title": RecordKind.repetitions.name
        case "lines": weights.map { Line(weight: $0, text: text, today: today) }
        case "allPath": allPath
        case "more": more
        case "rule": RecordComputation.rule(.repetitions)
        default: nil
        }
    }
}
