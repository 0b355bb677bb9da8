import Fitness
import Foundation
import Models
import Progression

/// What a page asked before its workout began. The first action sends it along, and it becomes the workout's rows.
package struct AskedWorkout: Sendable, Equatable {
    struct Exercise: Sendable, Equatable, Codable {
        var slot: String
        var exercise: Int64
        var group: Int
        var restSeconds: Int?
        /// Missing from pages that were opened before groups could have clocks.
        var clock: GroupClock?
        var sets: [Set]
    }

    struct Set: Sendable, Equatable {
        var place: Int
        var target: TargetSet
        var loadableKilograms: Double?
    }

    /// The routine's name: the routine may be deleted before this arrives.
    let name: String
    /// nil if the routine is not a day of a program.
    let week: ProgramWeek?
    let exercises: [Exercise]

    /// What a preview asks.
    package init(_ preview: RoutineWorkout) {
        name = preview.name
        week = preview.week
        exercises = preview.exercises.map { exercise in
            Exercise(
                slot: exercise.slot, exercise: exercise.exercise.id, group: exercise.group,
                restSeconds: exercise.restSeconds, clock: exercise.clock,
                sets: exercise.sets.compactMap { set in
                    set.target.map {
                        Set(place: set.place, target: $0, loadableKilograms: set.loadableKilograms)
                    }
                })
        }
    }

    /// The exercise in a place.
    func exercise(at place: Int) -> Int64? {
        exercises.first { $0.sets.contains { $0.place == place } }?.exercise
    }

    package static let maximumBytes = 32_768

    /// The text of a form's field.
    package var json: String {
        get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
    }

    /// - Returns: nil if it is not what a page could have shown.
    package init?(json: String) {
        guard json.utf8.count <= Self.maximumBytes,
            let asked = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)), asked.isPossible
        else { return nil }
        self = asked
    }

    private var isPossible: Bool {
        let sets = exercises.flatMap(\.sets)
        return TextLimits.fits(name, 1...TextLimits.name) && week?.isPossible ?? true
            && (1...RoutineDraft.maximumSets).contains(sets.count)
            && Swift.Set(sets.map(\.place)).count == sets.count && exercises.allSatisfy(\.isPossible)
            && sets.allSatisfy(\.isPossible)
    }
}

extension AskedWorkout.Exercise {
    fileprivate var isPossible: Bool {
        TextLimits.fits(slot, 1...60) && RoutineWorkoutLimits.places.contains(group)
            && restSeconds.map(SetLineLimits.restSeconds.contains) ?? true
    }
}

extension AskedWorkout.Set: Codable {
    fileprivate var isPossible: Bool {
        let weights = [target.kilograms, loadableKilograms, target.basisKilograms, target.anchorKilograms]
        return RoutineWorkoutLimits.places.contains(place)
            && weights.compactMap(\.self).allSatisfy(StrengthSetLimits.kilograms.contains)
            && target.share.map(SetLineLimits.shares.contains) ?? true
            && target.effort.map(StrengthSetLimits.efforts.contains) ?? true
            && (loadableKilograms == nil || target.kilograms != nil)
    }

    // The form sends this text, so it is short: the target's values stand beside the place, and usual values are left out.

    private enum CodingKeys: String, CodingKey {
        case place, kind, amount, kilograms, loadable, basis, share, anchor, rpe
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let text = try values.decode(String.self, forKey: .amount)
        guard let amount = AskedAmount(text) else {
            throw DecodingError.dataCorruptedError(forKey: .amount, in: values, debugDescription: "no amount")
        }
        place = try values.decode(Int.self, forKey: .place)
        target = TargetSet(
            kind: try values.decodeIfPresent(SetKind.self, forKey: .kind) ?? .normal, amount: amount,
            kilograms: try values.decodeIfPresent(Double.self, forKey: .kilograms),
            basisKilograms: try values.decodeIfPresent(Double.self, forKey: .basis),
            share: try values.decodeIfPresent(Double.self, forKey: .share),
            anchorKilograms: try values.decodeIfPresent(Double.self, forKey: .anchor),
            effort: try values.decodeIfPresent(Double.self, forKey: .rpe))
        loadableKilograms = try values.decodeIfPresent(Double.self, forKey: .loadable)
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(place, forKey: .place)
        try values.encodeIfPresent(target.kind == .normal ? nil : target.kind, forKey: .kind)
        try values.encode(target.amount.description, forKey: .amount)
        try values.encodeIfPresent(target.kilograms, forKey: .kilograms)
        try values.encodeIfPresent(target.basisKilograms, forKey: .basis)
        // After a long break, a warm-up's share can be below the limit of a line.
        try values.encodeIfPresent(target.share.map { max($0, SetLineLimits.shares.lowerBound) }, forKey: .share)
        try values.encodeIfPresent(target.anchorKilograms, forKey: .anchor)
        try values.encodeIfPresent(target.effort, forKey: .rpe)
        try values.encodeIfPresent(loadableKilograms, forKey: .loadable)
    }
}

/// The limits of a workout.
enum RoutineWorkoutLimits {
    static let lastPlace = 999
    static let places = 0...lastPlace
    static let tokenLengths = 1...64
}

extension AskedWorkout: Codable {}
