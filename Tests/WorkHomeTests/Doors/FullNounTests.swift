import Support
import Testing

@testable import HTTP
@testable import Web

/// When someone has as many of a noun as they may have, one more is refused at every door in the same words.
@Suite struct FullNounTests {
    @Test func oneMoreIsRefused() async throws {
        let stage = try await DoorStage()
        for limit in Limit.all { try await refuseOneMore(limit, stage) }
    }

    private func refuseOneMore(_ limit: Limit, _ stage: DoorStage) async throws {
        let sample = limit.noun.sample
        let door = try #require(sample.doors[""])
        try await limit.fill(stage)
        #expect(try await limit.count(stage) == limit.most)
        let full = try await stage.rows(sample.rows)

        let typed = try await stage.post(through: door)
        #expect(typed.status == 422 && typed.fieldErrors == [limit.field: limit.message], "\(typed.fieldErrors)")
        if [.routine, .program].contains(limit.noun) { #expect(typed.focusedField == limit.field, "\(limit.table)") }
        let sent = try await stage.send(through: door)
        #expect(sent.status == 422 && sent.plainErrors == [limit.field: limit.message], "\(sent.text)")
        let isUnchanged = try await stage.rows(sample.rows) == full
        #expect(isUnchanged, "\(limit.table)")

        try await limit.deleteLast(stage)
        #expect(try await stage.post(through: door).status == 303, "the last one")
        #expect(try await limit.count(stage) == limit.most)
        if limit.isOfArchives { try await refuseArchive(limit, sample.files[0], stage) }
    }

    private func refuseArchive(_ limit: Limit, _ file: FiledRows, _ stage: DoorStage) async throws {
        let rows = file.beside.merging([file.table: [.object(file.good)]]) { $1 }
        let problems = try await stage.importFile(stage.archive(rows))
        let reason = "That would be more than \(limit.most) \(limit.table)."
        #expect(problems.first == "json/\(limit.table).jsonl, line 1: \(reason)", "\(problems)")
        #expect(try await limit.count(stage) == limit.most, "\(limit.table)")
    }

    /// A day is no field: the page says it above the form.
    @Test func aDayOfFoodIsFullAtEveryDoor() async throws {
        let (stage, sample) = (try await DoorStage(), NounSample.foodEntry)
        try await stage.app.execute(DayOfFood.full("2026-11-20"))
        let full = try await stage.rows(sample.rows)
        let message = "A day can have at most 200 foods. Nothing was added."
        for (name, door) in sample.doors {
            let typed = try await stage.post(through: door)
            #expect(typed.status == 422 && typed.fieldErrors.isEmpty, "\(name)")
            #expect(typed.main.words.contains(message), "\(name): \(typed.main.words)")
            let sent = try await stage.send(through: door)
            #expect(sent.status == 422 && sent.plainErrors.isEmpty, "\(name)")
            #expect(sent.detail == message, "\(name): \(sent.text)")
        }
        let isUnchanged = try await stage.rows(sample.rows) == full
        #expect(isUnchanged)
    }
}

enum DayOfFood {
    /// The statement that fills a day of Alex's.
    static func full(_ day: String) -> String {
        """
        WITH RECURSIVE numbers (n) AS (
            SELECT 1 + (SELECT count(*) FROM meal_entries WHERE user_id = 1 AND day = '\(day)')
            UNION ALL SELECT n + 1 FROM numbers WHERE n < 200)
        INSERT INTO meal_entries (user_id, day, meal, name, quantity, portion, energy_kilocalories, logged_at)
        SELECT 1, '\(day)', 'snack', 'Bite', 1, '', 10, n FROM numbers
        """
    }
}
