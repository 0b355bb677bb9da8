import Fitness
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
