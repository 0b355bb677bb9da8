import Support
import Testing

@testable import WorkHome

@Suite struct RestTimerTests {
    /// The seconds with which a page starts the rest timer.
    private func rest(after answer: Answer, _ person: TrackedPerson) async throws -> String? {
        let page = try await person.browser.follow(answer)
        let seconds = page.text.between("data-rest=\"", "\"")
        #expect((seconds == nil) == !page.main.words.contains("Rest 1:30"))
        return seconds
    }

    @Test func aSetOfTodayIsRestedAfter() async throws {
        let person = try await TrackedPerson()
        for _ in 0..<2 {
            let set = try await person.logSet(["reps": "5", "weight": "60", "token": "tap"])
            #expect(try await rest(after: set, person) == "90")
        }
        #expect(try await !person.browser.get("/track").text.contains("data-rest=\""))
    }

    @Test func nothingElseIs() async throws {
        let person = try await TrackedPerson()
        let past = try await person.logSet(["reps": "5", "weight": "60", "date": "2026-11-20"])
        let edited = try await person.browser.post("/track/sets/1", ["reps": "6", "weight": "60"])
        let repeated = try await person.browser.post(
            "/track/sets/repeat", ["exercise_id": person.bench, "date": "2026-11-21", "from": "2026-11-20"])
        let run = try await person.logRun(["duration": "30"])
        let deleted = try await person.browser.post("/track/sets/1/delete")
        for answer in [past, edited, repeated, run, deleted] {
            #expect(answer.status == 303)
            #expect(try await rest(after: answer, person) == nil)
        }
    }

    @Test(arguments: ["30", "180", "0"])
    func itIsAsLongAsSomebodyWants(seconds: String) async throws {
        let person = try await TrackedPerson()
        let form = try await person.browser.get("/settings/rest-timer")
        #expect(form.value(of: "rest_timer_seconds") == "90")
        let saved = try await person.browser.post("/settings/rest-timer", ["rest_timer_seconds": seconds])
        let settings = try await person.browser.follow(saved)
        #expect(settings.flash == "Rest timer saved.")
        let text = ["30": "Rest timer 0:30 after each set", "180": "Rest timer 3:00 after each set"][seconds]
        #expect(settings.main.words.contains(text ?? "Rest timer Off"))
        let set = try await person.logSet(["reps": "5", "weight": "60"])
        let page = try await person.browser.follow(set)
        #expect(page.text.between("data-rest=\"", "\"") == (seconds == "0" ? nil : seconds))
    }

    @Test(arguments: ["", "7", "-30", "601", "1:30"])
    func anotherLengthIsRefused(typed: String) async throws {
        let person = try await TrackedPerson()
        let answer = try await person.browser.post("/settings/rest-timer", ["rest_timer_seconds": typed])
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == ["rest_timer_seconds": "Please choose one of these"])
        #expect(try await person.app.rows("SELECT rest_timer_seconds FROM users") == ["90"])
    }

    @Test func itCountsOnThePageOfTodayAlone() async throws {
        let person = try await TrackedPerson()
        #expect(try await person.browser.get("/track").main.contains("data-rest-timer hidden"))
        #expect(try await !person.browser.get("/track?date=2026-11-20").main.contains("data-rest-timer"))
    }

    @Test(arguments: ["x", "-5", "901", "999999999999999999999", "0", "90\"><b>"])
    func aCookieCannotMakeOneUp(value: String) async throws {
        let person = try await TrackedPerson()
        await person.browser.setCookie("workhome_notice", "set-saved:rest=\(value)")
        let page = try await person.browser.get("/track")
        #expect(page.flash == "Set saved.")
        #expect(!page.text.contains("data-rest=\""))
    }
}
