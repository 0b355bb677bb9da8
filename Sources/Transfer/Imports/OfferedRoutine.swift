import Fitness
import Foundation
import GRDB
import Models
import Routines
import Texts

/// A routine that an import offers to make of a repeated workout.
package struct OfferedRoutine: Sendable, Identifiable, Equatable {
    /// Its place in the summary of the import.
    package let id: Int
    package let count: Int
    package let draft: RoutineDraft
    /// In their order.
    package let exercises: [String]
}

extension User.Imports {
    /// The repeated workouts of an import that are not routines yet.
    package func offeredRoutines(_ database: Database, of dataImport: DataImport) throws -> [OfferedRoutine] {
        guard dataImport.state == .done, let workouts = dataImport.summary.repeatedWorkouts else { return [] }
        let names = Set(try user.routines.routines(database).map { $0.name.nameKey })
        return try workouts.enumerated().compactMap { place, workout in
            guard !names.contains(workout.name.nameKey),
                try !isSaved(database, place, of: dataImport.id)
            else { return nil }
            return try offer(database, place, workout)
        }
    }

    /// Makes routines of what the user chose; one that is no longer offered is left out.
    /// - Returns: how many.
    package func saveRoutines(
        _ database: Database, _ chosen: Set<Int>, of dataImport: Int64, at moment: TrainingMoment
    ) throws -> Int {
        guard let done = try self.dataImport(database, id: dataImport) else { return 0 }
        let offers = try offeredRoutines(database, of: done).filter { chosen.contains($0.id) }
        for offer in offers {
            let routine = try user.routines.save(database, offer.draft, at: moment)
            try database.insert(
                into: "import_rows",
                [
                    "user_id": user.id, "import_id": dataImport, "noun": ImportedRowKind.routine.rawValue,
                    "row_id": routine, "identity": Self.identity(offer.id, of: dataImport).bytes,
                ])
        }
        var summary = done.summary
        summary.new[.routine, default: 0] += offers.count
        try database.run(
            "UPDATE imports SET summary = ? WHERE id = ? AND user_id = ?",
            [try Self.json(summary), dataImport, user.id])
        return offers.count
    }

    private func isSaved(_ database: Database, _ place: Int, of dataImport: Int64) throws -> Bool {
        try Int.first(
            database, "SELECT 1 FROM import_rows WHERE user_id = ? AND identity = ?",
            [user.id, Self.identity(place, of: dataImport).bytes]) != nil
    }

    private static func identity(_ place: Int, of dataImport: Int64) -> ImportIdentity {
        ImportIdentity("\(ImportedRowKind.routine.rawValue) \(place)", of: dataImport)
    }

    /// - Returns: nil if its exercises are gone, or it is more than a routine can hold.
    private func offer(_ database: Database, _ place: Int, _ workout: RepeatedWorkout) throws -> OfferedRoutine? {
        var lines: [RoutineDraft.Line] = []
        for exercise in workout.exercises {
            guard let known = try user.training.exercise(database, id: exercise.exercise) else { continue }
            lines.append(
                RoutineDraft.Line(known, isJoined: exercise.isJoined, lines: SetLine.list(exercise.lines)))
        }
        guard
            case .success(let draft) = RoutineDraft.checked(name: workout.name, note: "", isShared: false, lines: lines)
        else { return nil }
        return OfferedRoutine(id: place, count: workout.count, draft: draft, exercises: lines.map(\.exercise.name))
    }
}
