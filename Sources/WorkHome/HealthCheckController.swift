import GRDB
import HTTP
import HTTPTypes

/// Says that the server answers and its database does too.
enum HealthCheckController {
    static func show(_ visit: Visit) async throws -> Response {
        _ = try await visit.app.database.read { try Int.fetchOne($0.cachedStatement(sql: "SELECT 1")) }
        var response = Response.text("ok")
        response.headers[.cacheControl] = "no-store"
        return response
    }
}
