import HTTP
import HTTPTypes

/// Says that the server answers and its database does too.
enum HealthCheckController {
    static func show(_ visit: Visit) async throws -> Response {
        try await visit.app.healthCheck.run(visit.app.database)
        var response = Response.text("ok")
        response.headers[.cacheControl] = "no-store"
        return response
    }
}
