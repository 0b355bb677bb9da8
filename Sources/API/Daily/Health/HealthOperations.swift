import Fitness
import HTTP
import HTTPTypes
import Web

extension HealthIngestController {
    /// The operations for the API's document.
    static let operations = [
        operation("/api/v1/health/auto-export", "Receives data from Health Auto Export", takeAutoExport),
        operation("/api/v1/health/hc-webhook", "Receives data from HC Webhook", takeHCWebhook),
    ]

    private static func operation(
        _ path: String, _ summary: String, _ take: @escaping @Sendable (TokenVisit) async throws -> Response
    ) -> APIOperation {
        APIOperation(
            method: .post, path: path, tag: "Phones, watches and scales", summary: summary, access: .healthToken,
            body: .anyObject, bodyLimitBytes: bodyLimitBytes, answers: [.init(status: .ok, schema: .anyObject)],
            problems: [.conflict],
            action: { visit, _ in try await take(visit.bearer()) })
    }
}
