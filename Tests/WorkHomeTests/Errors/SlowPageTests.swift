import HTTPTypes
import Support
import Testing

@testable import Models
@testable import Transfer
@testable import Web
@testable import WorkHome

@Suite struct SlowPageTests {
    private func lines(_ app: TestApp) -> [LogRecorder.Event] {
        app.log.events.filter { $0.message == "A page was slow." }
    }

    @Test func aSlowPageLeavesItsRouteAndNothingOfAnybody() async throws {
        let app = try await TestApp(slowPage: .nanoseconds(1))
        let browser = try await app.member()
        var program = Program(app)
        program.token = try #require(try await program.signIn(Cast.alex).json["access_token"]?.text)
        let before = lines(app).count
        for (target, route, status) in [
            ("/", "/", 200), ("/journal/2026-11-21?secret=1", "/journal/:day", 200), ("/goals/17", "/goals/:goal", 404),
            ("/shared/a-secret-link", "/shared/:link", 404), ("/reset-password?token=secret", "/reset-password", 410),
            ("/nowhere/secret", "-", 404),
        ] {
            #expect(try await browser.get(target).status == status, "\(target)")
            let event = try #require(lines(app).last)
            #expect(event.level == .warning)
            #expect(event.value("route") == route)
            #expect(event.value("method") == "GET")
            #expect(event.value("status") == "\(status)")
            #expect(event.value("ms").flatMap { Int($0) } != nil)
        }
        #expect(try await program.get("/api/v1/sets/17").status == 404)
        #expect(lines(app).last?.value("route") == "/api/v1/sets/:id")
        #expect(lines(app).count == before + 7)
        #expect(!app.log.lines.contains { $0.hasPrefix("warning A page was slow.") && $0.contains("secret") })
    }

    @Test func aFormMayTakeItsTime() async throws {
        let app = try await TestApp(slowPage: .nanoseconds(1))
        let browser = try await app.member()
        let before = lines(app).count
        try await browser.post("/progress/measurements", ["weight": "70", "height": "170"])
        #expect(lines(app).count == before)
    }

    @Test func aQuickPageLeavesNothing() async throws {
        let app = try await TestApp(slowPage: .seconds(60))
        _ = try await app.member().get("/")
        #expect(lines(app).isEmpty)
    }

    @Test func aTenthOfASecondIsSlow() async throws {
        let app = try await TestApp()
        let configuration = App.Configuration(
            folders: app.folders, resources: app.app.resources, routes: RouteTable.workHome, decoderExecutable: "")
        #expect(configuration.slowPage == .milliseconds(100))
    }

    @Test func whatOthersServersTakeDoesNotCount() async throws {
        let time = BusyTime()
        try await BusyTime.$current.withValue(time) {
            try await BusyTime.excludingWait { try await Task.sleep(for: .seconds(3)) }
        }
        #expect(time.own < .seconds(2))
        let other = BusyTime()
        try await Task.sleep(for: .milliseconds(50))
        #expect(other.own >= .milliseconds(50))
    }
}
