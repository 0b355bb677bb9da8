import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Web
@testable import WorkHome

/// The equipment is the household's: every member changes it, guests only look.
@Suite struct EquipmentOwnershipTests {
    static let pages = [
        "/settings/equipment/new", "/settings/equipment/:tool", "/settings/equipment/:tool/delete",
        "/settings/equipment/plates/new", "/settings/equipment/plates/:plates",
        "/settings/equipment/plates/:plates/delete",
    ]
    static let changes = [
        "/settings/equipment", "/settings/equipment/usual", "/settings/equipment/:tool",
        "/settings/equipment/:tool/archive", "/settings/equipment/:tool/restore",
        "/settings/equipment/:tool/delete", "/settings/equipment/plates", "/settings/equipment/plates/:plates",
        "/settings/equipment/plates/:plates/delete",
    ]

    @Test func everyAddressIsTried() async throws {
        let routes = RouteTable.workHome(try await TestApp().app).router.routes
            .filter { $0.pattern.hasPrefix("/settings/equipment") }
        #expect(Set(routes.filter { $0.method == .post }.map(\.pattern)) == Set(Self.changes))
        #expect(
            Set(routes.filter { $0.method == .get }.map(\.pattern)) == Set(Self.pages + ["/settings/equipment"]))
    }

    @Test func aGuestOnlyLooks() async throws {
        let household = try await Household()
        let guest = try await household.guest()
        let page = try await guest.get("/settings/equipment")
        #expect(page.main.words.contains("Olympic bar") && page.main.words.contains("20 kg 6 pairs"))
        #expect(!page.main.contains("/settings/equipment/") && !page.main.contains("<form"))
        let before = try await household.contents()
        for pattern in Self.pages {
            #expect(try await guest.get(household.path(pattern)).status == 403, "\(pattern)")
        }
        for pattern in Self.changes {
            let values = EquipmentSamples.bar + EquipmentSamples.plates.filter { $0.name == "weight" }
            #expect(try await guest.post(household.path(pattern), values).status == 403, "\(pattern)")
        }
        #expect(try await household.tables(changedSince: before) == [])
    }

    @Test func aGuestUsesIt() async throws {
        let household = try await Household()
        let guest = try await household.guest()
        let bench = try await household.app.exercise("bench-press")
        try await guest.post("/settings/exercises/\(bench)/setup", ["equipment_id": "1", "rest_seconds": "60"])
        #expect(
            try await household.app.rows(
                "SELECT equipment_id, rest_seconds FROM exercise_settings WHERE exercise_id = \(bench)") == ["1 60"])
    }

    @Test func everyMemberChangesIt() async throws {
        let household = try await Household()
        for pattern in Self.pages {
            #expect(try await household.sam.get(household.path(pattern)).status == 200, "\(pattern)")
        }
        try await household.sam.post("/settings/equipment/1", EquipmentSamples.bar)
        #expect(try await household.app.rows("SELECT name, added_by FROM equipment WHERE id = 1") == ["Trap bar 1"])
        // What one person changes shows on the pages that another one has already seen.
        #expect(try await household.alex.get("/settings/equipment").main.words.contains("Trap bar"))
        try await household.sam.post("/settings/equipment/1/delete")
        #expect(try await !household.alex.get("/settings/equipment").main.words.contains("Trap bar"))
    }

    /// It stays when the person who added it goes.
    @Test func itOutlivesTheAccount() async throws {
        let household = try await Household()
        try await household.app.execute("UPDATE users SET role = 'admin' WHERE id = 2")
        try await household.alex.post("/settings/account/delete", ["password": Cast.alex.password])
        #expect(
            try await household.app.rows("SELECT name, added_by FROM equipment") == [
                "Olympic bar null", "Pulldown null",
            ])
        #expect(try await household.sam.get("/settings/equipment").main.words.contains("Olympic bar"))
    }
}
