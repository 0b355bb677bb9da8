import Fitness
import HTTP
import Routines
import Texts

/// Sets the training max of a lift of a program, from a day on.
package struct TrainingMaxForm: DraftForm {
    private let exercise: Exercise
    /// The one that counts.
    private let known: RunningTrainingMax?
    /// When the lift was done last.
    private let lastWorkout: LocalDay?
    private let units: Units
    private var typedUnits: Units
    private let today: LocalDay
    package let action: String
    package private(set) var warnings = Warnings()
    package var trainingMax = Field("training_max", label: RoutineTexts.trainingMax)
    package var firstDay = Field("first_day", label: ProgramTexts.countsFrom)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.trainingMax, \.firstDay] }

    package var weightUnit: String { units.weight.rawValue }

    /// - Parameters:
    ///   - known: the one that counts.
    ///   - estimate: of the one-rep max, in kilograms of the whole load: it only proposes.
    ///   - lastWorkout: when the lift was done last.
    package init(
        _ exercise: Exercise, action: String, known: RunningTrainingMax?, estimate: Double?, bodyKilograms: Double,
        lastWorkout: LocalDay?, _ units: Units, today: LocalDay
    ) {
        (self.exercise, self.action, self.known) = (exercise, action, known)
        (self.lastWorkout, self.units, typedUnits, self.today) = (lastWorkout, units, units, today)
        let proposed = estimate.map { TrainingMaxDraft.proposal(fromOneRepMax: $0, bodyKilograms: bodyKilograms) }
            .flatMap { $0 > 0 ? $0 : nil }
        trainingMax.unit = units.weight.symbol
        trainingMax.value = (known?.kilograms ?? proposed.map(Self.rounded)).map { units.weight.fieldText($0) } ?? ""
        if let estimate, let proposed {
            let text = units.weight.text(proposed, maximumDecimals: 1)
            trainingMax.hint =
                exercise.load == .bodyweight
                ? RoutineTexts.proposedTrainingMax(text)
                : ProgramTexts.trainingMaxProposal(units.weight.text(estimate, maximumDecimals: 1), text)
        }
        firstDay.value = max(today, lastWorkout.map(\.next) ?? today).description
    }

    /// To half a kilogram.
    private static func rounded(_ kilograms: Double) -> Double { (kilograms * 2).rounded() / 2 }

    package mutating func take(_ typed: FormFields) {
        fill(from: typed)
        warnings.confirmed = typed["confirmed"] ?? ""
        typedUnits.weight = typed["weight_unit"].flatMap(WeightUnit.init) ?? units.weight
    }

    package mutating func validate() -> TrainingMaxDraft? {
        let kilograms = self.kilograms(in: typedUnits.weight)
        let day = LocalDay(firstDay.value)
        if let day { firstDay.error = reasonAgainst(day) }
        let checked = TrainingMaxDraft.checked(exercise: exercise, firstDay: day, kilograms: kilograms, today: today)
        if case .failure(let faults) = checked, trainingMax.error == nil {
            trainingMax.error = faults.messages["kilograms"].map { _ in RoutineTexts.weightTooHigh }
        }
        guard let draft = accept(checked) else { return nil }
        warnings.questions = StrengthSetLimits.questions(kilograms: draft.kilograms, typedUnits)
        return warnings.areConfirmed ? draft : nil
    }

    /// From a day like this, it would change nothing.
    private func reasonAgainst(_ day: LocalDay) -> String? {
        if let lastWorkout, day <= lastWorkout {
            return ProgramTexts.trainedUntil(lastWorkout.shortText(today: today))
        }
        guard let known, day < known.firstDay, known.firstDay <= today else { return nil }
        return ProgramTexts.trainingMaxCountsSince(known.firstDay.shortText(today: today))
    }

    private mutating func kilograms(in unit: WeightUnit) -> Double? {
        guard !trainingMax.isBlank else { return trainingMax.fail(CommonTexts.numberRequired) }
        guard let number = trainingMax.weight(in: unit) else { return nil }
        if let known = known?.kilograms, unit.isUnchanged(known, as: number) { return known }
        return unit.kilograms(number)
    }
}
