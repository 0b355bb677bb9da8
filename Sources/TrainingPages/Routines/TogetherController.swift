import Forms
import HTTP
import Routines
import Texts
import Web

/// A workout that two people at home do together, each with their own routine. Both allow it, each for themselves.
package enum TogetherController {
    package static func show(_ visit: MemberVisit, person: Int) async throws -> Response {
        let moment = visit.moment
        let workout = try await visit.read { database, user in
            try user.routines.sharedWorkout(database, with: Int64(person), at: moment)
        }
        guard let workout else { return try await leave(visit, partner: Int64(person)) }
        let page = TogetherPage(workout: workout, user: visit.user)
        return try visit.page(page, title: page.title, destination: .workout)
    }

    /// Logs the set of the button that was pressed.
    package static func log(_ visit: MemberVisit, _ typed: Submission, person: Int) async throws -> Response {
        let (moment, partner) = (visit.moment, Int64(person))
        let pressed = SharedSetReference(typed.fields)
        let outcome = try await visit.write { database, user in
            try user.routines.log(database, pressed, with: partner, at: moment)
        }
        guard let outcome else { return try await leave(visit, partner: partner) }
        let path = Paths.together(with: partner)
        let anchor = pressed.map { "#exercise-\($0.exercise)" } ?? ""
        switch outcome {
        case .gone: return try visit.redirect(to: path, notice: .sharedSetGone)
        case .alreadyDone: return try visit.redirect(to: path)
        case .takenBack: return try visit.redirect(to: path + anchor, notice: .partnerSetTakenBack)
        case .done(let outcome):
            guard let pressed, pressed.isMine else {
                return try visit.redirect(to: path + anchor, notice: .partnerSetSaved)
            }
            let workout = try await visit.read { database, user in
                try user.routines.sharedWorkout(database, with: partner, at: moment)
            }
            // No timer runs while the other one lifts: that is the rest.
            let rest = workout?.restsByTurn(in: pressed.exercise) == true ? nil : outcome.rest
            return try visit.redirect(
                to: path + anchor, after: outcome.change, notice: .setSaved, record: .setRecord,
                rest: rest.map { visit.user.restTimer(after: $0) })
        }
    }

    /// Leads from a workout that is not shared with somebody to the choice, which says who has to agree.
    private static func leave(_ visit: MemberVisit, partner: Int64) async throws -> Response {
        let moment = visit.moment
        _ = try await visit.read { try $1.routines.partner($0, id: partner, at: moment) }.orNotFound()
        return try visit.redirect(to: Paths.togetherChoice, notice: .togetherOver)
    }

    package static func end(_ visit: MemberVisit, _ typed: Submission, person: Int) async throws -> Response {
        try await visit.write { try $1.routines.disallow($0, partner: Int64(person)) }
        let open = try await visit.read { try $1.routines.openWorkout($0) }
        let path = open.map(RoutineExercisePicker.path) ?? Paths.workouts
        return try visit.redirect(to: path, notice: .togetherEnded)
    }
}

/// With whom to do a workout.
package enum TogetherChoiceController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        guard !visit.user.isGuest else { throw HTTPError(.notFound) }
        let (moment, routine) = (visit.moment, visit.request.query.row("routine"))
        let token = try FormToken().text
        let page = try await visit.read { database, user in
            let open = try user.routines.openWorkout(database)
            let asked = open == nil ? try routine.flatMap { try user.routines.routine(database, id: $0) } : nil
            return TogetherChoicePage(
                open: open, routine: asked, token: token, partners: try user.routines.partners(database, at: moment))
        }
        return try visit.page(page, title: RoutineTexts.trainTogether, destination: .workout)
    }

    package static func allow(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let (fields, moment) = (typed.fields, visit.moment)
        let partner = try fields.row("partner").orNotFound()
        if fields.row("routine") != nil { try await visit.read { try $1.equipment.prepareRacks($0) } }
        let allowed = try await visit.write { database, user in
            _ = try user.routines.partner(database, id: partner, at: moment).orNotFound()
            if let routine = fields.row("routine") {
                let begun = try user.routines.beginWorkout(
                    database, of: routine, token: fields["session"] ?? "", at: moment)
                guard begun else { throw HTTPError(.notFound) }
            }
            return try user.routines.allow(database, partner: partner, at: moment)
        }
        guard let allowed else { return try visit.redirect(to: Paths.togetherChoice) }
        return try visit.redirect(
            to: allowed.isTogether ? Paths.together(with: partner) : Paths.togetherChoice)
    }
}
