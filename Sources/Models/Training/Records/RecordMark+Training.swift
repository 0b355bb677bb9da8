import Fitness

extension RecordMark {
    /// The marks of sets, which are in order: those of each set and those of each day.
    static func marks(of sets: [StrengthSet]) -> [RecordMark] {
        var marks = sets.flatMap(marks(of:))
        var index = sets.startIndex
        while index < sets.endIndex {
            let day = sets[index].day
            let end = sets[index...].firstIndex { $0.day != day } ?? sets.endIndex
            let volumeGrams = sets[index..<end].reduce(0) { $0 + $1.volumeGrams }
            if volumeGrams > 0 {
                marks.append(
                    RecordMark(
                        line: RecordLine(kind: .dayVolume), value: Double(volumeGrams), day: day, source: .day))
            }
            index = end
        }
        return marks
    }

    private static func marks(of set: StrengthSet) -> [RecordMark] {
        guard set.kind.counts else { return [] }
        func mark(_ line: RecordLine, _ value: Double) -> RecordMark {
            RecordMark(line: line, value: value, day: set.day, source: .set(set.id))
        }
        var marks = [mark(RecordLine(set.amount, atKilograms: set.weightKilograms), set.amount.value)]
        if set.weightKilograms > 0 { marks.append(mark(RecordLine(kind: .weight), set.weightKilograms)) }
        if let estimate = set.estimatedOneRepMaxKilograms {
            marks.append(mark(RecordLine(kind: .oneRepMax), estimate))
        }
        if set.volumeGrams > 0 { marks.append(mark(RecordLine(kind: .setVolume), Double(set.volumeGrams))) }
        return marks
    }

    static func marks(of session: CardioSession) -> [RecordMark] {
        func mark(_ kind: RecordKind, _ value: Double) -> RecordMark {
            RecordMark(line: RecordLine(kind: kind), value: value, day: session.day, source: .session(session.id))
        }
        let seconds = Double(session.durationSeconds)
        let duration = mark(.duration, seconds)
        guard let meters = session.distanceMeters else { return [duration] }
        let length = RecordKind.distance.rank(meters)
        let paces = RecordKind.allCases.compactMap { kind in
            guard let paceMeters = kind.paceMeters, let least = kind.minimumPaceMeters,
                length >= RecordKind.distance.rank(least)
            else { return nil as RecordMark? }
            return mark(kind, seconds / meters * paceMeters)
        }
        return [duration, mark(.distance, meters)] + paces
    }
}

extension RecordLine {
    /// The line of all sets with this weight that are counted in the same way.
    fileprivate init(_ amount: SetAmount, atKilograms kilograms: Double) {
        let kind: RecordKind =
            switch amount {
            case .reps: .repetitions
            case .time: .duration
            case .distance: .distance
            }
        self.init(kind: kind, weightGrams: Int64((kilograms * 1000).rounded()))
    }
}

extension SetAmount {
    /// What is compared: of a carry the distance, because a longer time would be a slower walk.
    fileprivate var value: Double {
        switch self {
        case .reps(let reps): Double(reps)
        case .time(let seconds): Double(seconds)
        case .distance(let meters, _): meters
        }
    }
}
