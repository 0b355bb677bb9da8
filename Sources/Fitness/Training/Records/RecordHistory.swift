/// The values that are compared with each other: one kind of record, and for the reps, time or distance of a set one
/// weight.
package struct RecordLine: Hashable, Sendable {
    package let kind: RecordKind
    /// 0 for the kinds that have no weights, and for cardio.
    package var weightGrams: Int64 = 0

    package init(kind: RecordKind, weightGrams: Int64 = 0) {
        self.kind = kind
        self.weightGrams = weightGrams
    }
}

/// A value on a line, and its source.
package struct RecordMark: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case set(Int64)
        case session(Int64)
        /// All sets of a day together.
        case day
    }

    /// Identifies the source of a value: an edit there does not make a new record.
    package struct Place: Hashable, Sendable {
        package let line: RecordLine
        package let day: LocalDay
        package let source: Source
    }

    package let line: RecordLine
    /// Kilograms, reps, grams of volume, meters or seconds, depending on the kind.
    package let value: Double
    package let day: LocalDay
    package let source: Source

    package init(line: RecordLine, value: Double, day: LocalDay, source: Source) {
        self.line = line
        self.value = value
        self.day = day
        self.source = source
    }

    package var place: Place { Place(line: line, day: day, source: source) }
}

/// Finds the improvements in a sequence of marks.
package struct RecordHistory: Sendable {
    package struct Improvement: Hashable, Sendable {
        package let mark: RecordMark
        package let isBaseline: Bool
    }

    /// The rank of the best value so far on each line.
    private var best: [RecordLine: Int64]
    package private(set) var improvements: [Improvement] = []

    /// - Parameter best: the best value on each line before the first mark.
    package init(best: [RecordLine: Double] = [:]) {
        self.best = Dictionary(uniqueKeysWithValues: best.map { ($0.key, $0.key.kind.rank($0.value)) })
    }

    package mutating func add(_ mark: RecordMark) {
        let rank = mark.line.kind.rank(mark.value)
        let before = best[mark.line]
        if let before, rank <= before { return }
        best[mark.line] = rank
        improvements.append(Improvement(mark: mark, isBaseline: before == nil))
    }
}
