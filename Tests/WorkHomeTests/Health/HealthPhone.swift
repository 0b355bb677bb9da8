import Crypto
import Foundation
import HTTPTypes
import Support

@testable import HTTP
@testable import Models
@testable import Web

/// An app on a user's phone, with its token.
struct HealthPhone: Sendable {
    let app: TestApp
    let token: String
    private let browser: Browser

    static let autoExport = "/api/v1/health/auto-export"
    static let hcWebhook = "/api/v1/health/hc-webhook"
    static let weightEntries = "/api/v2/weightentry/"

    /// Creates a token with this name for a person of the household.
    init(_ app: TestApp, of person: Person = Cast.alex, name: String = "Phone") async throws {
        self.app = app
        let (token, now) = (try Token(), app.clock.now)
        try await app.app.database.write { database in
            try User.find(database, email: person.email)?.health.addHealthToken(database, token, name: name, now: now)
        }
        self.token = token.text
        browser = Browser(app, address: "192.0.2.77", userAgent: "Health")
    }

    /// A phone of a newly registered user.
    static func ofNewMember(timeZone: TimeZone = .gmt) async throws -> HealthPhone {
        let app = try await TestApp()
        try await app.register(Cast.alex, timeZone: timeZone)
        return try await HealthPhone(app)
    }

    @discardableResult
    func post(_ path: String, _ json: String, headers: HTTPFields? = nil) async throws -> Answer {
        try await send(.post, path, FormBody(contentType: "application/json", bytes: Array(json.utf8)), headers)
    }

    func send(
        _ method: HTTPRequest.Method, _ path: String, _ body: FormBody? = nil, _ headers: HTTPFields? = nil
    ) async throws -> Answer {
        try await browser.send(method, path, headers: headers ?? [.authorization: "Bearer \(token)"], body: body)
    }

    /// Posts one metric as Health Auto Export does.
    @discardableResult
    func export(_ metric: String, _ unit: String, _ items: [String]) async throws -> Answer {
        try await post(Self.autoExport, AutoExportSample.payload([AutoExportSample.metric(metric, unit, items)]))
    }

    /// The stored days, such as `steps 2026-11-20 8000`.
    func days() async throws -> [String] {
        try await app.rows("SELECT metric, day, round(value, 6) FROM health_days ORDER BY metric, day")
    }

    /// The entries of the three default trackables in Track.
    func entries() async throws -> [String] {
        try await app.rows(
            """
            SELECT key, day, value, trackable_entries.note FROM trackable_entries
            JOIN trackables ON trackables.id = trackable_id ORDER BY key, day, logged_at, trackable_entries.id
            """)
    }
}

/// Payloads in the format of Health Auto Export.
enum AutoExportSample {
    static func metric(_ name: String, _ unit: String, _ items: [String]) -> String {
        "{\"name\":\"\(name)\",\"units\":\"\(unit)\",\"data\":[\(items.joined(separator: ","))]}"
    }

    static func payload(_ metrics: [String], workouts: [String] = []) -> String {
        "{\"data\":{\"metrics\":[\(metrics.joined(separator: ","))],\"workouts\":[\(workouts.joined(separator: ","))]}}"
    }

    static func item(_ quantity: Double, _ date: String, source: String = "Watch") -> String {
        "{\"qty\":\(quantity),\"date\":\"\(date)\",\"source\":\"\(source)\"}"
    }

    static func workout(_ id: String, _ name: String = "Outdoor Run", start: String = "2026-11-20 07:00:00 +0000")
        -> String
    {
        """
        {"id":"\(id)","name":"\(name)","start":"\(start)","end":"2026-11-20 07:31:00 +0000","duration":1800,\
        "distance":{"qty":3.1,"units":"mi"},"activeEnergyBurned":{"qty":320,"units":"kcal"},"route":[{"latitude":1}]}
        """
    }

    /// One sample of every metric, on 2026-11-20.
    static let everything = payload(
        [
            metric(
                "step_count", "count",
                [item(5_000, "2026-11-20 08:00:00 +0000"), item(3_000, "2026-11-20 17:00:00 +0000")]),
            metric("active_energy", "kJ", [item(2_092, "2026-11-20 08:00:00 +0000")]),
            metric("weight_body_mass", "lb", [item(154.5, "2026-11-20 07:00:00 +0000", source: "Scale")]),
            metric("body_fat_percentage", "%", [item(18.4, "2026-11-20 07:00:00 +0000", source: "Scale")]),
            metric("resting_heart_rate", "bpm", [item(58, "2026-11-20 00:00:00 +0000")]),
            metric(
                "heart_rate", "bpm",
                ["{\"date\":\"2026-11-20 09:00:00 +0000\",\"Min\":60,\"Avg\":72,\"Max\":90,\"source\":\"Watch\"}"]),
            metric("dietary_water", "fl_oz_us", [item(10, "2026-11-20 12:00:00 +0000")]),
            metric(
                "sleep_analysis", "hr",
                [
                    """
                    {"date":"2026-11-20","totalSleep":7.5,"asleep":0,"core":4,"deep":1.5,"rem":2,"source":"Watch",\
                    "sleepStart":"2026-11-19 23:00:00 +0000","sleepEnd":"2026-11-20 06:45:00 +0000"}
                    """
                ]),
            metric("vo2_max", "ml/(kg·min)", [item(44, "2026-11-20 09:00:00 +0000")]),
        ], workouts: [workout("A1")])
}
