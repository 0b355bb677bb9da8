import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Web

/// Reads and changes the reminder settings.
enum ReminderOperations {
    static let all = [show, change]

    private static let path = "/api/v1/reminders"
    private static let tag = "Reminders"

    private static let members =
        Reminder.allCases.map { SchemaMember(name: $0.rawValue, schema: .boolean, note: $0.note, isRequired: true) } + [
            SchemaMember(
                name: "step_goal", schema: .whole(StepGoal.range), note: "Steps per day", isRequired: true,
                example: 8_000)
        ]
    private static let changes = members.map {
        SchemaMember(name: $0.name, schema: $0.schema, note: $0.note, example: $0.example)
    }

    private static let show = APIOperation(
        method: .get, path: path, tag: tag, summary: "Reads the reminder settings", access: .read(.profile),
        answers: [.init(status: .ok, schema: Schema.object(members).unbounded)],
        action: APIOperation.forUser(.read(.profile)) { visit, _ in
            try Representation(json(visit.user.reminders, visit.user.stepGoal)).answer(to: visit.request)
        })

    private static let change = APIOperation(
        method: .patch, path: path, tag: tag, summary: "Changes the reminder settings", access: .write(.profile),
        body: .object(changes), answers: [.init(status: .ok, schema: Schema.object(members).unbounded)],
        problems: [.preconditionFailed, .unprocessableContent], isConditional: true,
        action: APIOperation.forUser(.write(.profile)) { visit, _ in
            let (sent, _) = try await visit.request.members(changes)
            return try await visit.write { database, user in
                // The user may have changed since the request began.
                guard let user = try User.find(database, id: user.id) else { throw HTTPError(.unauthorized) }
                try visit.request.requireUnchanged(Representation(json(user.reminders, user.stepGoal)))
                let reminders = reminders(sent, over: user.reminders)
                let stepGoal =
                    sent["step_goal"] == nil
                    ? user.stepGoal
                    : try StepGoal.checked(MemberValues(members: sent).whole("step_goal")).get()
                try user.updateReminders(database, reminders, stepGoal: stepGoal)
                return try Representation(json(reminders, stepGoal)).response()
            }
        })

    /// The state of the settings as they are now, for their form.
    static let version = StateVersion { database, user, _, _ in
        try User.find(database, id: user.id).map {
            StateVersion.State(try Representation(json($0.reminders, $0.stepGoal)).tag.opaque)
        }
    }

    /// Settings that are not sent stay unchanged.
    private static func reminders(_ sent: [String: JSONValue], over before: Reminders) -> Reminders {
        Reminders(
            Reminder.allCases.filter { reminder in
                guard case .bool(let isOn) = sent[reminder.rawValue] else { return before.contains(reminder) }
                return isOn
            })
    }

    private static func json(_ reminders: Reminders, _ stepGoal: Int) -> JSONValue {
        var members = Dictionary(
            Reminder.allCases.map { ($0.rawValue, JSONValue.bool(reminders.contains($0))) }
        ) { $1 }
        members["step_goal"] = .int(stepGoal)
        return .object(members)
    }
}
