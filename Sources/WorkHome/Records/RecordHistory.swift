/// What values are compared within: one kind of record, and for repetitions one weight.
struct RecordLine: Hashable, Sendable {
    let kind: RecordKind
    /// 0 for every kind but repetitions.
    var weightGrams: Int64 = 0
}

/// One value on a line, and what it comes from.
struct RecordMark: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case set(Int64)
        case session(Int64)
        /// All of a day together.
        case day
    }

    /// Where a value stands: what comes in its place is no other record.
    struct Place: Hashable, Sendable {
        let line: RecordLine
        let day: LocalDay
        let source: Source
    }

    let line: RecordLine
    /// Kilograms, repetitions, grams of volume, meters or seconds, after the kind.
    let value: Double
    let day: LocalDay
    let source: Source

    var place: Place { Place(line: line, day: day, source: source) }
}

/// The improvements among marks that come in order.
struct RecordHistory: Sendable {
    struct Improvement: Hashable, Sendable {
        let mark: RecordMark
        let isBaseline: Bool
    }

    /// The rank of the best value of each line so far.
    private var best: [RecordLine: Int64]
    private(set) var improvements: [Improvement] = []

    /// - Parameter best: the best value of each line before the marks that follow.
    init(best: [RecordLine: Double] = [:]) {
        self.best = Dictionary(uniqueKeysWithValues: best.map { ($0.key, $0.key.kind.rank($0.value)) })
    }

    mutating func add(_ mark: RecordMark) {
        let rank = mark.line.kind.rank(mark.value)
        let before = best[mark.line]
        if let before, rank <= before { return }
        best[mark.line] = rank
        improvements.append(Improvement(mark: mark, isBaseline: before == nil))
    }
}
