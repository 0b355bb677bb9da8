import HTTP
import HTTPTypes

/// What phones send of their own accord.
enum HealthIngestController {
    static let bodyLimitBytes = 10 << 20

    static func takeAutoExport(_ visit: TokenVisit) async throws -> Response {
        let payload = try await visit.request.json(AutoExportPayload.self, limit: bodyLimitBytes)
        return try await take(visit, .autoExport) { try payload.read(into: &$0) }
    }

    static func takeHCWebhook(_ visit: TokenVisit) async throws -> Response {
        let payload = try await visit.request.json(HCWebhookPayload.self, limit: bodyLimitBytes)
        return try await take(visit, .hcWebhook) { try payload.read(into: &$0) }
    }

    private static func take(
        _ visit: TokenVisit, _ app: HealthApp, _ read: (inout HealthIntake) throws -> Void
    ) async throws -> Response {
        var intake = HealthIntake(app: app, timeZone: visit.user.timeZone, now: visit.visit.now)
        try read(&intake)
        let (complete, token, moment) = (intake, visit.token, visit.moment)
        return try .json(await visit.write { try $1.take($0, complete, by: token, at: moment) })
    }
}
