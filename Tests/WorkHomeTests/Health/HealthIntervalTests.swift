import Foundation
import Support
import Testing
import Texts

@testable import Fitness
@testable import Models
@testable import Operations
@testable import Transfer
@testable import Web

/// What apps send of a day, in whatever parts and order.
@Suite struct HealthIntervalPayloadTests {
    /// A list of steps as HC Webhook sends it, each with its start, and its end if it has one.
    private static func steps(_ items: (Double, String, String?)...) -> String {
        list("steps", "count", items.map { ($0.0, $0.1, $0.2, nil) })
    }

    private static func list(
        _ name: String, _ member: String, _ items: [(Double, String, String?, String?)]
    ) -> String {
        let records = items.map { value, start, end, metadata -> String in
            var members = ["\"\(member)\":\(value)", "\"start_time\":\"2026-11-\(start)Z\""]
            if let end { members.append("\"end_time\":\"2026-11-\(end)Z\"") }
            if let metadata { members.append("\"metadata\":\(metadata)") }
            return "{\(members.joined(separator: ","))}"
        }
        return "{\"\(name)\":[\(records.joined(separator: ","))]}"
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let payloads: [String]
        let days: [String]
    }

    static let cases = [
        Case(
            testDescription: "a long interval, and hours in it",
            payloads: [
                steps((8_000, "20T00:00:00", "20T18:00:00")),
                steps((4_000, "20T08:00:00", nil), (5_000, "20T17:00:00", nil)),
            ], days: ["steps 2026-11-20 9000"]),
        Case(
            testDescription: "a day that is cut to 48 hours later",
            payloads: [
                steps((9_000, "19T00:00:00", "20T00:00:00")), steps((3_500, "19T00:00:00", "20T00:00:00")),
            ], days: ["steps 2026-11-19 9000"]),
        Case(
            testDescription: "a day that grows",
            payloads: [
                steps((3_200, "20T00:00:00", "20T09:00:00")), steps((3_300, "20T00:00:00", "20T09:15:00")),
                steps((5_000, "20T00:00:00", "20T17:00:00")),
            ], days: ["steps 2026-11-20 5000"]),
        Case(
            testDescription: "quarters of an hour, and the hour",
            payloads: [
                steps(
                    (200, "20T08:00:00", nil), (200, "20T08:15:00", nil), (200, "20T08:30:00", nil),
                    (200, "20T08:45:00", nil)), steps((1_000, "20T08:00:00", nil)),
            ], days: ["steps 2026-11-20 1000"]),
        Case(
            testDescription: "two hours that overlap",
            payloads: [steps((5_766, "20T10:00:00", "20T11:00:00")), steps((7_639, "20T10:05:00", "20T11:05:00"))],
            days: ["steps 2026-11-20 7639"]),
        Case(
            testDescription: "across midnight",
            payloads: [steps((101, "19T23:50:00", "20T00:10:00"))],
            days: ["steps 2026-11-19 50", "steps 2026-11-20 51"]),
        Case(
            testDescription: "drinks of one second",
            payloads: [
                list("hydration", "liters", [(0.25, "20T08:00:00", "20T08:01:00", nil)]),
                list("hydration", "liters", [(0.3, "20T08:00:00", "20T08:01:00", nil)]),
                list("hydration", "liters", [(0.5, "20T08:00:30", "20T08:01:30", nil)]),
            ], days: ["water 2026-11-20 800"]),
        Case(
            testDescription: "drinks of one second with ids",
            payloads: [
                list("hydration", "liters", [(0.25, "20T08:00:00", "20T08:01:00", "{\"id\":\"a\"}")]),
                list("hydration", "liters", [(0.25, "20T08:00:00", "20T08:01:00", "{\"id\":\"b\"}")]),
            ], days: ["water 2026-11-20 500"]),
        Case(
            testDescription: "a night that grew",
            payloads: [
                "{\"sleep\":[{\"session_end_time\":\"2026-11-20T05:43:00Z\",\"duration_seconds\":24180}]}",
                "{\"sleep\":[{\"session_end_time\":\"2026-11-20T06:05:00Z\",\"duration_seconds\":25620}]}",
            ], days: ["sleep 2026-11-20 7.12"]),
        Case(
            testDescription: "a night, and its first part",
            payloads: [
                "{\"sleep\":[{\"session_end_time\":\"2026-11-20T06:05:00Z\",\"duration_seconds\":25500}]}",
                "{\"sleep\":[{\"session_end_time\":\"2026-11-20T03:40:00Z\",\"duration_seconds\":16800}]}",
            ], days: ["sleep 2026-11-20 7.08"]),
    ]

    @Test(arguments: cases) func countsOnceInAnyOrder(_ example: Case) async throws {
        for payloads in [example.payloads, example.payloads.reversed()] {
            let phone = try await HealthPhone.ofNewMember()
            for payload in payloads { #expect(try await phone.post(HealthPhone.hcWebhook, payload).status == 200) }
            #expect(try await phone.days() == example.days)
            #expect(try await Self.differences(phone) == [])
            // All of it once more changes nothing.
            for payload in payloads { try await phone.post(HealthPhone.hcWebhook, payload) }
            #expect(try await phone.days() == example.days)
        }
    }

    private static func differences(_ phone: HealthPhone) async throws -> [String] {
        try await Recomputation.recompute(phone.app.app.database, now: phone.app.clock.now).differences.map { "\($0)" }
    }

    /// Asleep is what the stages are of; in bed and awake is neither.
    @Test func stagesAndTheirNightCountOnce() async throws {
        let phone = try await HealthPhone.ofNewMember()
        func stage(_ value: String, _ hours: Double, _ start: String, _ end: String) -> String {
            """
            {"qty":\(hours),"value":"\(value)","source":"Watch","startDate":"2026-11-\(start) +0000",\
            "endDate":"2026-11-\(end) +0000"}
            """
        }
        try await phone.export(
            "sleep_analysis", "hr",
            [
                stage("Asleep", 5, "19 23:00:00", "20 04:00:00"), stage("Core", 3, "19 23:30:00", "20 02:30:00"),
                stage("REM", 1.5, "20 02:30:00", "20 04:00:00"), stage("In Bed", 7, "19 22:00:00", "20 05:00:00"),
            ])
        #expect(try await phone.days() == ["sleep 2026-11-20 5"])
    }

    @Test func aRecordWithAnIdReplacesItself() async throws {
        let phone = try await HealthPhone.ofNewMember()
        func record(_ count: Double, _ start: String, _ end: String) -> String {
            Self.list("steps", "count", [(count, start, end, "{\"data_origin\":\"com.fit\",\"id\":\"one\"}")])
        }
        try await phone.post(HealthPhone.hcWebhook, record(1_000, "19T23:00:00", "20T01:00:00"))
        #expect(try await phone.days() == ["steps 2026-11-19 500", "steps 2026-11-20 500"])
        let answer = try await phone.post(HealthPhone.hcWebhook, record(600, "19T22:00:00", "19T23:30:00"))
        #expect(answer.source.contains("\"changed\":1,\"ignored\":[],\"new\":0,\"received\":1,\"unchanged\":0"))
        #expect(try await phone.days() == ["steps 2026-11-19 600"])
        let again = try await phone.post(HealthPhone.hcWebhook, record(600, "19T22:00:00", "19T23:30:00"))
        #expect(again.source.contains("\"unchanged\":1"))
    }

    /// Its days move within what it had.
    @Test func aRecordOfSeveralDaysMoves() async throws {
        let phone = try await HealthPhone.ofNewMember()
        for (start, end, days) in [
            ("18T12:00:00", "20T12:00:00", ["18 1200", "19 2400", "20 1200"]),
            ("19T00:00:00", "20T12:00:00", ["19 3200", "20 1600"]),
            ("19T00:00:00", "20T00:00:00", ["19 4800"]), ("18T00:00:00", "20T00:00:00", ["18 2400", "19 2400"]),
        ] {
            let record = Self.list("steps", "count", [(4_800, start, end, "{\"id\":\"one\"}")])
            #expect(try await phone.post(HealthPhone.hcWebhook, record).status == 200)
            #expect(try await phone.days() == days.map { "steps 2026-11-\($0)" })
        }
    }

    /// A day in autumn has 25 hours, and all of them are its own.
    @Test func aDayOfSummerTimesEndIsWhole() async throws {
        let phone = try await HealthPhone.ofNewMember(timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))
        let total = """
            {"steps":[{"count":10000,"start_time":"2026-10-24T22:00:00Z","end_time":"2026-10-25T23:00:00Z"}]}
            """
        try await phone.post(HealthPhone.hcWebhook, total)
        #expect(try await phone.days() == ["steps 2026-10-25 10000"])
    }

    /// A hundred steps an hour for two days, of which the middle one has 25 hours.
    @Test func twoDaysOverTheEndOfSummerTimeAreCutAtMidnights() async throws {
        let phone = try await HealthPhone.ofNewMember(timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))
        let record = """
            {"steps":[{"count":4800,"start_time":"2026-10-24T10:00:00Z","end_time":"2026-10-26T10:00:00Z"}]}
            """
        try await phone.post(HealthPhone.hcWebhook, record)
        #expect(
            try await phone.days() == ["steps 2026-10-24 1200", "steps 2026-10-25 2500", "steps 2026-10-26 1100"])
    }

    /// A value at midnight is its day's total on the clock of the person, too.
    @Test func aLoneValueAtMidnightIsTheTotalOfItsDay() async throws {
        let phone = try await HealthPhone.ofNewMember(timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))
        try await phone.post(HealthPhone.hcWebhook, Self.steps((8_000, "19T23:00:00", nil)))
        try await phone.post(
            HealthPhone.hcWebhook, Self.steps((4_000, "20T08:00:00", nil), (5_000, "20T17:00:00", nil)))
        #expect(try await phone.days() == ["steps 2026-11-20 9000"])
    }

    @Test(arguments: ["30T00:00:00", "19T10:00:00"])
    func whatLastsForeverIsLeftOut(end: String) async throws {
        let phone = try await HealthPhone.ofNewMember()
        let answer = try await phone.post(HealthPhone.hcWebhook, Self.steps((9_000, "20T08:00:00", end)))
        #expect(answer.source.contains("It ends before it begins, or lasts longer than two days."))
        #expect(try await phone.days().isEmpty)
    }

    /// The devices in the order of the page.
    private static func listed(_ browser: Browser) async throws -> [String] {
        let page = try await browser.get("/settings/health").main
        let list = page.components(separatedBy: "Devices and apps</h2>").last?.between("<ul", "</ul>") ?? ""
        return list.allBetween("<span class=\"row-title\">", "</span>")
    }

    /// The larger day is first, also of names that say nothing.
    @Test func devicesStandInTheOrderInWhichTheyCount() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let alex = try await phone.app.signIn(Cast.alex)
        for (ring, band) in [(900.0, 700.0), (700, 1_900)] {
            let devices = [("Band", band), ("Ring", ring)].map { name, value in
                AutoExportSample.item(value, "2026-11-20 08:00:00 +0000", source: name)
            }
            try await phone.export("step_count", "count", devices)
            #expect(try await Self.listed(alex) == (ring > band ? ["Ring", "Band"] : ["Band", "Ring"]))
        }
    }

    /// The app says which device it was; without that, the person's order does.
    @Test func aPhoneFillsTheGapsOfAWatch() async throws {
        let phone = try await HealthPhone.ofNewMember()
        func hours(_ type: Int, _ value: (Int) -> Double?) -> String {
            let metadata = "{\"data_origin\":\"com.fit\",\"device\":{\"type\":\(type)}}"
            let items = (9..<17).compactMap { hour -> (Double, String, String?, String?)? in
                guard let count = value(hour) else { return nil }
                return (count, "20T\(padded(hour, to: 2)):00:00", "20T\(hour + 1):00:00", metadata)
            }
            return Self.list("steps", "count", items)
        }
        try await phone.post(HealthPhone.hcWebhook, hours(2) { $0 == 12 ? 900 : 600 })
        try await phone.post(HealthPhone.hcWebhook, hours(1) { $0 == 12 ? nil : $0 == 9 ? 800 : 700 })
        #expect(try await phone.days() == ["steps 2026-11-20 5900"])
        let alex = try await phone.app.signIn(Cast.alex)
        let words = try await alex.get("/settings/health").main.words
        #expect(
            words.contains(
                "5,900 steps · Yesterday, 20 Nov: watch (com.fit) 09:00–12:00, phone (com.fit) 12:00–13:00, "
                    + "watch (com.fit) 13:00–17:00"))
        let names = ["watch (com.fit)", "phone (com.fit)"]
        #expect(try await Self.listed(alex) == names, "the order that counts, which is not that of their names")
        #expect(words.contains("This list shows the order of 20 Nov 2026 (Steps)."))
        // The phone is the last of the list, and then the first.
        try await alex.post("/settings/health/sources/1/down")
        #expect(try await phone.days() == ["steps 2026-11-20 5900"])
        try await alex.post("/settings/health/sources/1/up")
        #expect(try await Self.listed(alex) == names.reversed())
        #expect(try await !alex.get("/settings/health").main.words.contains("This list shows the order of"))
        #expect(try await phone.days() == ["steps 2026-11-20 5100"])
        #expect(try await phone.entries() == ["steps 2026-11-20 5100 phone (com.fit)"])
        #expect(try await phone.app.count("health_days WHERE is_outdated = 1") == 0)
        #expect(try await Self.differences(phone) == [])
    }

    @Test func aTotalCountsOnlyIfNothingComesBeforeIt() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let worn = (8..<18).map { AutoExportSample.item(700, "2026-11-20 \(padded($0, to: 2)):00:00 +0000") }
        let total = AutoExportSample.item(9_000, "2026-11-20 00:00:00 +0000", source: "Phone")
        try await phone.export("step_count", "count", worn + [total])
        #expect(try await phone.days() == ["steps 2026-11-20 9000"])
        let alex = try await phone.app.signIn(Cast.alex)
        let watch = try await phone.app.rows("SELECT id FROM health_sources WHERE name = 'Watch'")[0]
        try await alex.post("/settings/health/sources/\(watch)/up")
        #expect(try await phone.days() == ["steps 2026-11-20 7000"])
    }

    /// An archive may bring days whose samples were left out.
    @Test func aDayWithoutSamplesStaysInAnyOrder() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let devices = [("Phone", 800.0), ("Ring", 700)].map { name, value in
            AutoExportSample.item(value, "2026-11-20 08:00:00 +0000", source: name)
        }
        try await phone.export("step_count", "count", devices)
        try await phone.app.execute(
            "INSERT INTO health_days (user_id, metric, day, value, changed_at) VALUES (1, 'steps', '2026-11-18', 8000, 1)"
        )
        #expect(try await phone.days() == ["steps 2026-11-18 8000", "steps 2026-11-20 800"])
        let ring = try await phone.app.rows("SELECT id FROM health_sources WHERE name = 'Ring'")[0]
        try await phone.app.signIn(Cast.alex).post("/settings/health/sources/\(ring)/up")
        // The order changed the one, and with that the other would have been derived, too.
        #expect(try await phone.days() == ["steps 2026-11-18 8000", "steps 2026-11-20 700"])
        #expect(try await Self.differences(phone) == [])
    }

    @Test func aSmallerValueIsTakenWithOneTap() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let midnight = "2026-11-20 00:00:00 +0000"
        for value in [9_000.0, 3_500] {
            try await phone.export("step_count", "count", [AutoExportSample.item(value, midnight)])
        }
        #expect(try await phone.days() == ["steps 2026-11-20 9000"])
        let alex = try await phone.app.signIn(Cast.alex)
        let page = try await alex.get("/settings/health")
        #expect(page.main.words.contains("Corrected down?"))
        #expect(page.main.words.contains("Watch: 9,000 steps, then 3,500 steps Steps · Yesterday, 20 Nov"))
        let id = try await phone.app.rows("SELECT id FROM health_samples")[0]
        let tapped = try await alex.post("/settings/health/corrections/\(id)")
        #expect(try await alex.follow(tapped).flash == "The smaller value counts now.")
        #expect(try await phone.days() == ["steps 2026-11-20 3500"])
        #expect(try await phone.entries() == ["steps 2026-11-20 3500 Watch"])
        #expect(!(try await alex.get("/settings/health").main.words.contains("Corrected down?")))
        let second = try await alex.post("/settings/health/corrections/\(id)")
        #expect(second.location == "/settings/health")
        #expect(try await alex.follow(second).flash == "This is already settled. Nothing changed.")
        #expect(try await phone.days() == ["steps 2026-11-20 3500"])
        #expect(try await alex.post("/settings/health/corrections/9999").status == 404)
        let undone = try await alex.follow(alex.post("/track/undo/\(tapped.undoStep)"))
        #expect(undone.flash == "Undone.")
        #expect(undone.main.words.contains("Corrected down?"))
        #expect(try await phone.days() == ["steps 2026-11-20 9000"])
        #expect(try await phone.entries() == ["steps 2026-11-20 9000 Watch"])
        #expect(try await Self.differences(phone) == [])
    }

    @Test func eachQuestionAboutASmallerValueSaysWhichHours() async throws {
        let phone = try await HealthPhone.ofNewMember()
        for value in [4_000.0, 3_100] {
            for hour in ["08", "10"] {
                let item = AutoExportSample.item(value, "2026-11-20 \(hour):00:00 +0000")
                try await phone.export("step_count", "count", [item])
            }
        }
        let words = try await phone.app.signIn(Cast.alex).get("/settings/health").main.words
        for hours in ["08:00–09:00", "10:00–11:00"] {
            #expect(words.contains("Watch: 4,000 steps, then 3,100 steps Steps · Yesterday, 20 Nov, \(hours) Use"))
        }
    }

    /// An app that cuts its first day sends less and less of it.
    @Test func aLargerValueIsKeptWithOneTap() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let alex = try await phone.app.signIn(Cast.alex)
        func isAsked(about values: Double...) async throws -> Bool {
            for value in values {
                let item = AutoExportSample.item(value, "2026-11-20 00:00:00 +0000")
                try await phone.export("step_count", "count", [item])
            }
            #expect(try await phone.days() == ["steps 2026-11-20 9000"])
            return try await alex.get("/settings/health").main.words.contains("Corrected down?")
        }
        #expect(try await isAsked(about: 9_000, 3_500))
        #expect(try await alex.get("/settings/health").main.words.contains("Use 3,500 steps Keep 9,000 steps"))
        let id = try await phone.app.rows("SELECT id FROM health_samples")[0]
        let kept = try await alex.post("/settings/health/corrections/\(id)", ["keep": "larger"])
        #expect(try await alex.follow(kept).flash == "The larger value stays.")
        let second = try await alex.post("/settings/health/corrections/\(id)", ["keep": "larger"])
        #expect(try await alex.follow(second).flash == "This is already settled. Nothing changed.")
        #expect(try await isAsked(about: 3_500, 2_000) == false)
        try await alex.post("/track/undo/\(kept.undoStep)")
        #expect(try await isAsked())
        try await alex.post("/settings/health/corrections/\(id)", ["keep": "larger"])
        #expect(try await isAsked(about: 4_000), "it is more than what was put aside")
    }

    /// The name of a device came with its ends: what its app sent before is not counted beside it.
    @Test(arguments: [("com.fit", "\"data_origin\":\"com.fit\","), ("HC Webhook", "")])
    func whatIsSentAgainByADeviceWithANameReplacesWhatItsAppStored(name: String, origin: String) async throws {
        let phone = try await HealthPhone.ofNewMember()
        let start = 1_795_132_800
        try await phone.app.execute(
            """
            INSERT INTO health_sources (id, user_id, app, name) VALUES (1, 1, 'hcWebhook', '\(name)');
            INSERT INTO health_samples (user_id, source_id, metric, started_at, day, value) VALUES
                (1, 1, 'steps', \(start - 600), '2026-11-19', 101),
                (1, 1, 'steps', \(start + 28_800), '2026-11-20', 1000),
                (1, 1, 'heartRate', \(start + 28_800), '2026-11-20', 60);
            """)
        func metadata(_ id: String) -> String {
            "{\(origin)\"id\":\"\(id)\",\"device\":{\"type\":1}}"
        }
        let steps: [(Double, String, String?, String?)] = [
            (101, "19T23:50:00", "20T00:10:00", metadata("a")), (1_000, "20T08:00:00", "20T09:00:00", metadata("b")),
        ]
        let beats: [(Double, String, String?, String?)] = [
            (60, "20T08:00:00", nil, metadata("c")), (70, "20T09:00:00", nil, metadata("d")),
        ]
        for _ in 0..<2 {
            try await phone.post(HealthPhone.hcWebhook, Self.list("steps", "count", steps))
            try await phone.post(HealthPhone.hcWebhook, Self.list("heart_rate", "bpm", beats))
            #expect(
                try await phone.days() == [
                    "heartRate 2026-11-20 65", "steps 2026-11-19 50", "steps 2026-11-20 1051",
                ])
        }
        let names = """
            SELECT name, count(*) FROM health_samples JOIN health_sources ON health_sources.id = source_id GROUP BY name
            """
        #expect(try await phone.app.rows(names) == ["watch (\(name)) 5"])
        #expect(try await Self.differences(phone) == [])
    }

    /// Of one device and second there is one weight and one heart rate, unless records have ids.
    @Test(
        arguments: [
            ("weight", "kilograms", [71, 70], "weight 2026-11-20 70", "weight 2026-11-20 71"),
            ("heart_rate", "bpm", [60, 80], "heartRate 2026-11-20 80", "heartRate 2026-11-20 70"),
        ] as [(String, String, [Double], String, String)])
    func momentsOfOneSecondAreSeveralOnlyWithIds(
        list: String, member: String, values: [Double], loose: String, both: String
    ) async throws {
        for (hasIDs, day) in [(false, loose), (true, both)] {
            let phone = try await HealthPhone.ofNewMember()
            for _ in 0..<2 {
                for value in values {
                    let metadata = hasIDs ? "{\"id\":\"\(value)\"}" : nil
                    let record = Self.list(list, member, [(value, "20T07:00:00", nil, metadata)])
                    try await phone.post(HealthPhone.hcWebhook, record)
                }
            }
            #expect(try await phone.days() == [day])
            #expect(try await phone.app.count("health_samples") == (hasIDs ? 2 : 1))
        }
    }

    /// The ends that a payload leaves open are found before it is sliced.
    @Test func aSliceEndsNoInterval() async throws {
        let items = (0..<1_440).map { minute in
            let time = "\(padded(minute / 60, to: 2)):\(padded(minute % 60, to: 2)):00"
            return AutoExportSample.item(Double(minute % 7), "2026-11-20 \(time) +0000")
        }
        #expect(items.count > 2 * HealthDelivery.sliceSize)
        let whole = (0..<1_440).reduce(0) { $0 + $1 % 7 }
        let phone = try await HealthPhone.ofNewMember()
        try await phone.export("step_count", "count", items)
        #expect(try await phone.days() == ["steps 2026-11-20 \(whole)"])
        #expect(try await phone.app.rows("SELECT DISTINCT ended_at - started_at FROM health_samples") == ["60"])
    }

    /// Rows of before have no ends: their day is what it was, until a part of it is sent again.
    @Test func whatIsStoredKeepsItsDayUntilItIsSentAgain() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let start = 1_795_132_800
        try await phone.app.execute(
            """
            INSERT INTO health_sources (id, user_id, app, name) VALUES (1, 1, 'autoExport', 'Watch'),
                (2, 1, 'autoExport', 'Phone');
            INSERT INTO health_samples (user_id, source_id, metric, started_at, day, value) VALUES
                (1, 1, 'steps', -20778, '2026-11-20', 8000), (1, 1, 'steps', \(start + 28_800), '2026-11-20', 4000),
                (1, 1, 'steps', \(start + 61_200), '2026-11-20', 5000), (1, 2, 'steps', \(start), '2026-11-20', 900);
            INSERT INTO health_days (user_id, metric, day, value) VALUES (1, 'steps', '2026-11-20', 17000);
            """)
        #expect(try await Self.differences(phone) == [])
        try await phone.export(
            "step_count", "count", [AutoExportSample.item(4_100, "2026-11-20 08:00:00 +0000")])
        // The phone counted in the first hour, when the watch did not.
        #expect(try await phone.days() == ["steps 2026-11-20 10000"])
        #expect(try await phone.app.count("health_samples") == 4)
    }

    /// A total of before is not lowered by a part of it, and a record that comes with an id now replaces what it was.
    @Test func whatIsSentAgainReplacesWhatWasStored() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let start = 1_795_132_800
        try await phone.app.execute(
            """
            INSERT INTO health_sources (id, user_id, app, name) VALUES (1, 1, 'hcWebhook', 'HC Webhook');
            INSERT INTO health_samples (user_id, source_id, metric, started_at, day, value) VALUES
                (1, 1, 'steps', \(start - 86_400), '2026-11-19', 9000),
                (1, 1, 'steps', \(start + 28_800), '2026-11-20', 1000);
            """)
        try await phone.post(HealthPhone.hcWebhook, Self.steps((3_500, "19T00:00:00", "20T00:00:00")))
        let record = Self.list("steps", "count", [(600, "20T08:00:00", "20T09:00:00", "{\"id\":\"one\"}")])
        try await phone.post(HealthPhone.hcWebhook, record)
        #expect(try await phone.days() == ["steps 2026-11-19 9000", "steps 2026-11-20 600"])
        #expect(try await phone.app.rows("SELECT smaller_value FROM health_samples ORDER BY id") == ["3500", "null"])
    }

    @Test func aDayThatDiffersFromItsSamplesIsFound() async throws {
        let phone = try await HealthPhone.ofNewMember()
        try await phone.export("step_count", "count", [AutoExportSample.item(4_000, "2026-11-20 08:00:00 +0000")])
        try await phone.app.execute("UPDATE health_days SET value = 4001")
        #expect(
            try await Self.differences(phone)
                == ["alex@example.com, health days, steps on 2026-11-20: value was 4001.0, is 4000.0"])
        #expect(try await Self.differences(phone) == [])
    }

    /// An archive brings intervals, and adds its samples to days that are there.
    @Test func anArchiveKnowsIntervals() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let alex = try await phone.app.signIn(Cast.alex)
        let first = Self.steps((1_000, "20T08:00:00", "20T09:00:00"), (500, "20T08:30:00", "20T09:30:00"))
        try await phone.post(HealthPhone.hcWebhook, first)
        try await phone.post(HealthPhone.hcWebhook, Self.steps((600, "20T08:00:00", "20T09:00:00")))
        try await alex.post("/settings/health/corrections/1", ["keep": "larger"])
        try await phone.post(HealthPhone.hcWebhook, Self.steps((700, "20T08:00:00", "20T09:00:00")))
        let record = Self.list("steps", "count", [(250, "20T12:00:00", "20T13:00:00", "{\"id\":\"one\"}")])
        try await phone.post(HealthPhone.hcWebhook, record)
        let samples = """
            SELECT metric, started_at, ended_at, granularity, record_id, smaller_value, dismissed_value, value
            FROM health_samples ORDER BY started_at
            """
        let before = try await phone.app.rows(samples)
        #expect(before.count == 3)
        #expect(before.first?.hasSuffix(" raw null 700 600 1000") == true)
        #expect(before.last?.hasSuffix(" raw one null null 250") == true)
        let archive = try await alex.archive()
        let other = try await TestApp()
        _ = try await other.member(Cast.alex)
        let report = try await other.bring(try archive.zipped())
        #expect(report.problems.isEmpty)
        #expect(try await other.rows(samples) == before)
        #expect(try await Recomputation.recompute(other.app.database, now: other.clock.now).differences.isEmpty)
    }
}
