import Fitness
import Models
import Progression
import Routines
import Texts

/// The exercises of a routine as a lifter reads them, with supersets together.
struct RoutineOutline: Sendable {
    let groups: [Group]

    /// - Parameters:
    ///   - next: what the next workout asks; nil to show the sets as they are written, those of each week.
    ///   - weeks: after how many weeks its program begins again.
    ///   - schedule: that of its program; nil if it is no day of one.
    init(
        _ exercises: [RoutineExercise], _ units: Units, next: RoutineWorkout? = nil, weeks: Int = 1,
        schedule: ProgramSchedule? = nil
    ) {
        let exercises = next?.week.map { exercises.ofWeek($0.number, of: weeks) } ?? exercises
        groups = exercises.enumerated().reduce(into: []) { groups, numbered in
            var entry = Entry(number: numbered.offset + 1, planned: numbered.element, units: units, schedule)
            if let asked = next?.exercises.first(where: { $0.slot == String(numbered.element.slot) }) {
                entry.workKilograms = asked.workKilograms ?? entry.workKilograms
                entry.asked = asked.sets.compactMap(\.loadedTarget)
                entry.reason = next.flatMap { asked.reasonText(units, today: $0.day) }
            }
            if numbered.element.isJoined, !groups.isEmpty {
                groups[groups.count - 1].entries.append(entry)
            } else {
                groups.append(Group(entries: [entry]))
            }
        }
    }

    struct Group: Sendable {
        fileprivate(set) var entries: [Entry]

        var isSuperset: Bool { entries.count > 1 }
        /// `Every minute, 10 rounds`
        var clock: String? {
            entries.first?.planned.clock.map { $0.words(rounds: $0.rounds(sets: entries.map(\.roundCount))) }
        }
        var names: String { CommonTexts.list(entries.map(\.name)) }
    }

    struct Line: Sendable {
        let kind: String?
        let text: String
    }

    struct Entry: Sendable {
        let number: Int
        fileprivate let planned: RoutineExercise
        fileprivate let units: Units
        private let schedule: ProgramSchedule?
        fileprivate var workKilograms: Double?
        fileprivate var asked: [TargetSet] = []
        /// Why the next workout asks for this weight.
        fileprivate(set) var reason: String?

        fileprivate init(number: Int, planned: RoutineExercise, units: Units, _ schedule: ProgramSchedule?) {
            (self.number, self.planned, self.units, self.schedule) = (number, planned, units, schedule)
            workKilograms = planned.statedWeight?.kilograms
        }

        var name: String { planned.exercise.name }
        var muscles: String { planned.exercise.musclesAndEquipment }
        var instructions: String? { planned.exercise.instructions.isEmpty ? nil : planned.exercise.instructions }
        var note: String? { planned.note.isEmpty ? nil : planned.note }

        /// Its sets without the warm-ups that it begins with.
        fileprivate var roundCount: Int {
            planned.lines.drop { $0.kind == .warmUp }.reduce(0) { $0 + $1.sets }
        }

        var lines: [Line] {
            planned.lines.map { line in
                let text = line.words(of: planned.exercise, workKilograms: workKilograms, units)
                let kind = line.kind == .normal ? nil : line.kind.name
                let week = line.week == 0 || isOfOneWeek ? nil : (schedule ?? .weekly).numbered(line.week)
                let words = [week, kind].compactMap(\.self).joined(separator: " · ")
                return Line(kind: words.isEmpty ? nil : words, text: text)
            }
        }

        /// The weights that shares of another one make the next time: `Next time: 73.5 kg × 3, 84 kg × 3`.
        var nextTime: String? {
            guard planned.lines.contains(where: \.load.isComputed),
                asked.contains(where: { $0.kilograms.map { $0 != workKilograms } ?? false })
            else { return nil }
            return RoutineTexts.nextTime(RoutineTargetText(exercise: planned.exercise, units: units).list(asked))
        }

        private var isOfOneWeek: Bool { Set(planned.lines.map(\.week)).count == 1 }

        /// `Rest 3 min · +2.5 kg when every rep is done`
        var rules: String? {
            let parts = [rest, planned.rule.map { RuleText($0, units, schedule).summary }].compactMap(\.self)
            return parts.isEmpty ? nil : parts.joined(separator: " · ")
        }

        var afterMisses: String? { planned.rule.flatMap { RuleText($0, units).afterMisses } }

        private var rest: String? {
            planned.restSeconds.map {
                $0 == 0 ? RoutineTexts.noRest : RoutineTexts.restOf(DurationText.short(seconds: $0))
            }
        }
    }
}

extension [RoutineExercise] {
    /// With the sets of a week of their program alone.
    func ofWeek(_ week: Int, of weeks: Int) -> [RoutineExercise] {
        compactMap { exercise in
            var exercise = exercise
            exercise.lines = exercise.lines.ofWeek(week, of: weeks)
            return exercise.lines.isEmpty ? nil : exercise
        }
    }
}

extension AskedLoad {
    /// Whether it depends on what was lifted or said.
    fileprivate var isComputed: Bool {
        switch self {
        case .none, .kilograms: false
        case .work, .trainingMax, .oneRepMax, .effort: true
        }
    }
}

extension WorkoutExercise {
    /// The weight that its rule goes on from.
    var workKilograms: Double? {
        sets.lazy.compactMap(\.target).first { $0.isWork && $0.share != nil }?.basisKilograms
    }
}

extension Exercise {
    /// `Quads · Barbell`, or the muscle alone.
    fileprivate var musclesAndEquipment: String {
        equipment == .none ? primaryMuscle.name : "\(primaryMuscle.name) · \(equipment.name)"
    }
}
