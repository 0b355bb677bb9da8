extension [SetLine] {
    /// The lines of sets that were done: equal ones in a row are one line. What does not fit a line is shortened.
    package init(logged sets: [LoggedSet]) {
        self = sets.reduce(into: []) { lines, set in
            let line = SetLine(logged: set)
            if var last = lines.last, last.isSame(as: line), last.sets < SetLineLimits.sets.upperBound {
                last.sets += 1
                lines[lines.count - 1] = last
            } else if lines.count < RoutineDraft.maximumLines {
                lines.append(line)
            }
        }
    }
}

extension SetLine {
    fileprivate init(logged set: LoggedSet) {
        self.init(
            sets: 1, kind: set.kind, amount: AskedAmount(logged: set.amount),
            load: set.kilograms == 0 ? .none : .kilograms(set.kilograms.asTyped))
    }

    fileprivate func isSame(as other: SetLine) -> Bool {
        (kind, amount, load) == (other.kind, other.amount, other.load)
    }
}

extension AskedAmount {
    fileprivate init(logged amount: SetAmount) {
        switch amount {
        case .reps(let reps):
            let reps = Swift.min(Swift.max(reps, 1), SetLineLimits.reps.upperBound)
            self = .reps(reps...reps, isOpen: false)
        case .time(let seconds): self = .time(seconds: seconds)
        case .distance(let meters, let seconds):
            let meters = Swift.max((meters * 100).rounded() / 100, SetLineLimits.meters.lowerBound)
            self = .distance(meters: meters, seconds: seconds)
        }
    }
}

extension Double {
    /// Kilograms that the text form can hold: as typed in one of the units, or rounded.
    fileprivate var asTyped: Double {
        let isTyped = WeightUnit.allCases.contains { unit in
            unit.kilograms((unit.value(ofKilograms: self) * 100).rounded() / 100) == self
        }
        return isTyped ? self : (self * 100).rounded() / 100
    }
}
