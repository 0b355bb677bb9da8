import Fitness
import Forms
import HTTP
import Routines
import Texts
import Web

/// What a person does in a workout: every button of its page is posted to one address.
package enum RoutineActionController {
    package static func act(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let (fields, moment) = (typed.fields, visit.moment)
        let reference = try WorkoutReference(fields, today: visit.today).orNotFound()
        do {
            guard let press = RoutinePress(fields) else {
                throw Faults(RoutineActionForm.press, RoutineTexts.tapACheckMark)
            }
            // The first tap asks for all weights of the workout that begins with it.
            if press.needsRacks || reference.start != nil {
                try await visit.read { try $1.equipment.prepareRacks($0) }
            }
            let tap = try await visit.write { try RoutineTap($0, $1, press, fields, in: reference, at: moment) }
            return try tap.answer(visit)
        } catch let faults as Faults {
            return try await refused(visit, fields, reference, faults)
        }
    }

    /// The page with everything that was typed.
    private static func refused(
        _ visit: MemberVisit, _ fields: FormFields, _ reference: WorkoutReference, _ faults: Faults
    ) async throws -> Response {
        let moment = visit.moment
        let state = try await visit.read { database, user in
            let found = try user.routines.workout(database, of: reference).orNotFound()
            let workout = try found.id.flatMap { try user.routines.workout(database, id: $0) } ?? found
            return try RoutineWorkoutState(database, user, of: workout, at: moment)
        }
        var form = RoutineActionForm(state.workout, token: try FormToken(), visit.user.units)
        form.take(fields)
        form.token = FormToken.read(fields) ?? form.token
        form.show(faults)
        return try RoutineWorkoutController.page(visit, state, form: form)
    }
}
