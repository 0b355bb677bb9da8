import HTTP
import Models
import Routines
import Texts
import Web

package enum SettingsController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let now = visit.now
        let page = try await visit.read { database, user in
            SettingsPage(
                user: user,
                exercises: try user.training.exercises(database, of: user.id).filter { !$0.isArchived }.count,
                tools: try user.equipment.tools(database).filter { !$0.isArchived }.count,
                trackables: try user.training.allTrackables(database).filter { !$0.isArchived }.map(\.name),
                sessions: try user.access.sessions(database, now: now).count,
                shares: try user.shares.workingShareCount(database, now: now))
        }
        return try visit.page(page, title: CommonTexts.settings)
    }
}
