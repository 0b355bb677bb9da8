import Foundation
import GRDB
import Storage
import Support
import Synchronization
import Testing

@testable import Fitness
@testable import Models
@testable import Transfer
@testable import Web

/// Archives that are imported in more than one slice.
@Suite struct LongArchiveTests {
    private static let path = "/settings/data/imports/1"

    /// A million bytes of meaningless text that barely compress.
    private static let padding: String = {
        var state: UInt64 = 88_172_645_463_325_252
        return (0..<56_000).map { _ in
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return String(state, radix: 16)
        }.joined()
    }()

    /// An archive with a few sets, each on a very long line, and two weights.
    private static func archive(of alex: Browser, sets: Int) async throws -> [UInt8] {
        let lines = (1...sets).map { number in
            """
            {"id":\(number),"exercise":"bench-press","day":"2026-11-0\(number % 9 + 1)","kind":"normal","reps":5,\
            "weight_kilograms":60,"note":"","logged_at":\(number),"unknown":"\(padding)"}
            """
        }
        let archive = try OpenedArchive(try await alex.get("/settings/data/export").bytes)
        return try archive.zipped(changing: ["json/strength_sets.jsonl": lines.joined(separator: "\n")])
    }

    /// Only a few lines are in memory at a time, however long they are.
    @Test func longLinesAreWrittenBeforeMoreAreRead() async throws {
        let old = try await TestApp()
        let bytes = try await Self.archive(of: try await old.member(), sets: 18)
        let (app, _) = try await old.elsewhere()
        let parts = Mutex<[Double]>([])
        let report = try await app.bring(bytes) { part in parts.withLock { $0.append(part) } }
        #expect(report.problems == [])
        #expect(try await app.count("strength_sets") == 18)
        let seen = parts.withLock { $0 }
        #expect(seen.count >= 4)
        #expect(seen == seen.sorted() && seen.last == 1)
    }

    /// An archive of a user with a weight of 84.4 kg at registration and of 76.4 kg now.
    private func twoWeighings() async throws -> (app: TestApp, alex: Browser, bytes: [UInt8]) {
        let old = try await TestApp()
        let alex = try await old.member(Cast.alex, weightKilograms: 84.4)
        old.clock.advance(days: 3)
        try await alex.post("/progress/measurements", ["weight": "76.4", "height": "170"])
        let app = try await TestApp(clock: old.clock)
        return (app, try await app.member(Cast.alex, weightKilograms: 70), try await Self.archive(of: alex, sets: 7))
    }

    /// Only the weight from the registration is replaced.
    @Test func aWeightThatIsSavedMeanwhileStays() async throws {
        let (app, _, bytes) = try await twoWeighings()
        let (database, user, now) = (app.app.database, try await app.user(Cast.alex), app.clock.now)
        let isSaved = Mutex(false)
        try await app.bring(bytes) { part in
            guard part < 1,
                isSaved.withLock({ was in
                    defer { was = true }; return !was
                })
            else { return }
            do {
                try SlicedChange(database).run { database in
                    try WeightRecord.insert(
                        database, user: user.id, weightKilograms: 75, on: LocalDay("2026-11-21") ?? .beginning, at: now)
                    return false
                }
            } catch {
                Issue.record(error)
            }
        }
        #expect(isSaved.withLock { $0 })
        let weights = try await app.rows("SELECT weight_kilograms FROM weight_records ORDER BY weight_kilograms")
        #expect(weights == ["75", "76.4", "84.4"])
    }

    /// What an archive replaced is restored, although the imported profile is invalid.
    @Test func aProfileThatIsRefusedLeavesNoGap() async throws {
        let (app, alex, bytes) = try await twoWeighings()
        let archive = try OpenedArchive(bytes)
        let profile = archive.text("json/profile.jsonl")
        let nowhere = profile.replacing(#""time_zone":"GMT""#, with: #""time_zone":"Nowhere/None""#)
        #expect(nowhere != profile)
        let broken = try archive.zipped(changing: ["json/profile.jsonl": nowhere])
        let before = try await app.rows("SELECT key, name FROM trackables WHERE user_id = 1 ORDER BY key")
        try await alex.bring(broken)
        try await alex.post(Self.path, [])
        #expect(try await app.rows("SELECT state FROM imports") == ["done"])
        try await alex.post("\(Self.path)/undo")
        #expect(try await app.rows("SELECT state FROM imports") == ["undone"])
        #expect(try await app.rows("SELECT key, name FROM trackables WHERE user_id = 1 ORDER BY key") == before)
        #expect(try await app.rows("SELECT weight_kilograms FROM weight_records") == ["70"])
    }
}
