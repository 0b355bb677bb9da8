import Forms
import HTTP
import Texts
import Web

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
