import Fitness
import Forms
import Foundation
import HTTP
import HTTPTypes
import Models
import Transfer
import Web

/// A weight as a scale's app sends it: in a form, or from other programs in JSON.
struct WeightEntryPayload: Decodable, Sendable {
    private static let bodyLimitBytes = 64 << 10

    private let date: String?
    private let weight: Double?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: MemberName.self)
        date = container.text("date")
        weight = container.number("weight")
    }

    private init(_ fields: FormFields) {
        date = fields["date"]
        weight = fields["weight"].flatMap { Double($0) }
    }

    /// - Returns: an intake with exactly one sample.
    static func intake(_ visit: TokenVisit) async throws -> HealthPayload {
        let isForm = visit.request.mediaType == "application/x-www-form-urlencoded"
        let sent =
            isForm
            ? Self(try await visit.request.form(limit: bodyLimitBytes))
            : try await visit.request.json(Self.self, limit: bodyLimitBytes)
        var intake = HealthPayload(app: .weightEntry, timeZone: visit.user.timeZone, now: visit.visit.now)
        try intake.add(.weight, name: "weight", sent.weight, at: sent.date, source: visit.token.name)
        guard intake.samples.count == 1 else {
            throw HTTPError(.unprocessableContent, intake.ignored.first?.reason.text ?? "")
        }
        return intake
    }
}

/// A scale's weights, with the address and format of wger's API, so that apps made for wger can send them.
///
/// Only entries received this way are listed, changed and deleted: clearing the app's list keeps weights typed here.
enum WeightEntriesController {
    private static let pageSize = 100

    struct List: Encodable, Sendable {
        let count: Int
        let next: String?
        let previous: String?
        let results: [WeightEntry]
    }

    static func index(_ visit: TokenVisit) async throws -> Response {
        let query = visit.request.query
        let skipped = query.count("offset") ?? 0
        let moment = query["date"].map { HealthMoment($0, in: visit.user.timeZone)?.seconds ?? -1 }
        let (count, entries) = try await visit.read { database, user in
            try user.health.weightEntries(database, at: moment, limit: pageSize, skipping: skipped)
        }
        let last = skipped + entries.count
        return try .json(
            List(
                count: count, next: last < count ? address(visit, offset: last) : nil,
                previous: skipped > 0 ? address(visit, offset: max(0, skipped - pageSize)) : nil, results: entries))
    }

    static func create(_ visit: TokenVisit) async throws -> Response {
        let intake = try await WeightEntryPayload.intake(visit)
        let (token, moment) = (visit.token, visit.moment)
        return try await HealthIngestController.withinLimits {
            let (report, entry) = try await visit.write { database, user in
                (
                    try user.health.take(database, intake, by: token, at: moment),
                    try user.health.weightEntry(database, at: intake.samples[0].startedAt, source: token.name)
                )
            }
            return try .json(entry, status: report.new > 0 ? .created : .ok)
        }
    }

    static func update(_ visit: TokenVisit, entry: Int) async throws -> Response {
        let (sample, now) = (try await WeightEntryPayload.intake(visit).samples[0], visit.visit.now)
        let updated = try await visit.write {
            try $1.health.updateWeightEntry($0, id: Int64(entry), to: sample, now: now)
        }
        return try .json(updated.orNotFound())
    }

    static func destroy(_ visit: TokenVisit, entry: Int) async throws -> Response {
        let now = visit.visit.now
        try await visit.write { try $1.health.deleteWeightEntry($0, id: Int64(entry), now: now) }.orNotFound()
        return Response(status: .noContent)
    }

    private static func address(_ visit: TokenVisit, offset: Int) -> String {
        let origin = "\(visit.request.scheme.rawValue)://\(visit.request.authority)"
        return "\(origin)\(Paths.weightEntries)?offset=\(offset)"
    }
}
