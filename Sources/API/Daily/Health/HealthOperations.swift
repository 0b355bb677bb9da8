import Fitness
import HTTP
import HTTPTypes
import Images
import Models
import Storage
import Transfer
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

/// Receives data that phones send automatically.
enum HealthIngestController {
    static let bodyLimitBytes = 10 << 20
    private static let thread = BlockingQueue(label: "workhome.health")

    static func takeAutoExport(_ visit: TokenVisit) async throws -> Response {
        let payload = try await visit.request.json(AutoExportPayload.self, limit: bodyLimitBytes)
        return try await take(visit, .autoExport) { try payload.read(into: &$0) }
    }

    static func takeHCWebhook(_ visit: TokenVisit) async throws -> Response {
        let payload = try await visit.request.json(HCWebhookPayload.self, limit: bodyLimitBytes)
        return try await take(visit, .hcWebhook) { try payload.read(into: &$0) }
    }

    private static func take(
        _ visit: TokenVisit, _ app: HealthApp, _ read: (inout HealthPayload) throws -> Void
    ) async throws -> Response {
        var intake = HealthPayload(app: app, timeZone: visit.user.timeZone, now: visit.visit.now)
        do { try read(&intake) } catch let faults as Faults { throw HTTPError(.contentTooLarge, faults.text) }
        let (token, moment) = (visit.token, visit.moment)
        return try await withinLimits { [intake] in
            let delivery = try await keepMany(of: HealthDelivery(visit.user, intake), visit)
            let report = try await visit.write { database, _ in
                var rest = delivery
                return try rest.finish(database, by: token, at: moment)
            }
            return try .json(report.told)
        }
    }

    /// A limit of what a person keeps is a conflict for a program, which sends no form that could be mended.
    static func withinLimits(_ keep: () async throws -> Response) async throws -> Response {
        do { return try await keep() } catch let faults as Faults { throw HTTPError(.conflict, faults.text) }
    }

    /// Adds many samples in slices, with other writes in between; none of them if there is no room for all.
    private static func keepMany(of delivery: HealthDelivery, _ visit: TokenVisit) async throws -> HealthDelivery {
        guard delivery.intake.samples.count > HealthDelivery.sliceSize else { return delivery }
        try await visit.read { database, _ in try delivery.requireRoom(database) }
        let (change, now) = (SlicedChange(visit.app.database), visit.now)
        return try await thread.run {
            var delivery = delivery
            try change.run(step: { try delivery.step($0) }, end: { try delivery.finishSlice($0, now: now) })
            return delivery
        }
    }
}
