import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Web
@testable import WorkHome

@Suite struct OwnershipTests {
    static let pages = [
        "/photos/:photo", "/photos/:photo?size=thumbnail", "/journal/:day/photos/:photo",
        "/journal/:day/photos/:photo/delete", "/journal/:day/delete", "/progress/weights/:record/delete",
        "/progress/weights/:record/edit", "/records/exercises/:exercise", "/analyze/exercises/:exercise",
        "/analyze/trackables/:trackable", "/workouts/:plan", "/workouts/:plan/edit", "/workouts/:plan/delete",
        "/routines/:routine", "/routines/:routine/edit", "/routines/:routine/delete",
        "/programs/:program", "/programs/:program/edit", "/programs/:program/delete", "/programs/:program/lifts/:lift",
        "/programs/:program/cycles/:cycle", "/programs/:program/end",
        "/sessions/:run", "/sessions/:run/phases", "/sessions/:run/finish", "/sessions/:run/delete",
        "/settings/exercises/:exercise", "/settings/exercises/:exercise/name", "/settings/exercises/:exercise/edit",
        "/settings/exercises/:exercise/delete", "/settings/exercises/:exercise/setup",
        "/settings/trackables/:trackable", "/settings/trackables/:trackable/delete",
        "/track/sets/:set", "/track/cardio/:cardio", "/track/entries/:entry",
        "/routines/:routine/workout", "/track/workouts/:workout", "/track/workouts/:workout/delete",
        "/track/workouts/:workout/edit", "/track/workouts/:workout/compare",
        "/track/sets/:set/edit", "/track/cardio/:cardio/edit", "/track/entries/:entry/edit",
        "/settings/days-off/:day/delete", "/trainers/:trainer", "/trainers/:trainer/edit", "/trainers/:trainer/delete",
        "/trainers/:trainer/contact",
        "/nutrition/foods/:food", "/nutrition/foods/:food/edit", "/nutrition/foods/:food/delete",
        "/nutrition/entries/:meal/edit", "/nutrition/entries/:meal/copy", "/settings/health/tokens/:token/delete",
        "/settings/health/sources/:source/delete",
        "/nutrition/meals/:kept", "/nutrition/meals/:kept/delete", "/nutrition/recipes/:recipe",
        "/nutrition/recipes/:recipe/delete", "/nutrition/recipes/:recipe/ingredients/:food",
        "/nutrition/recipes/:recipe/ingredients/:item/edit", "/nutrition/meals/:kept/items/:item/edit",
        "/settings/api-keys/:key/delete",
        "/settings/data/imports/:import", "/settings/data/imports/:import/undo",
        "/settings/data/imports/:import/problems", "/settings/data/imports/:table/columns",
        "/settings/shares/:share", "/goals/:goal", "/goals/:goal/edit", "/goals/:goal/delete",
        "/settings/admin/users/:member", "/settings/admin/users/:member/delete",
    ]

    static let changes = [
        "/journal/:day/photos/:photo/delete", "/journal/:day/delete", "/progress/weights/:record/delete",
        "/progress/weights/:record",
        "/workouts/:plan", "/workouts/:plan/copy", "/workouts/:plan/delete", "/workouts/:plan/sessions",
        "/routines/:routine", "/routines/:routine/copy", "/routines/:routine/share", "/routines/:routine/delete",
        "/routines/:routine/start",
        "/programs/:program", "/programs/:program/skip", "/programs/:program/unskip", "/programs/:program/end",
        "/programs/:program/restart", "/programs/:program/delete", "/programs/:program/lifts/:lift",
        "/programs/:program/lifts/:lift/remove",
        "/track/workouts/:workout", "/track/workouts/:workout/repeat",
        "/track/workouts/:workout/delete", "/track/workouts/:workout/note", "/track/workouts/:workout/routine",
        "/sessions/:run/pause", "/sessions/:run/resume", "/sessions/:run/next", "/sessions/:run/skip",
        "/sessions/:run/skip-rest", "/sessions/:run/finish", "/sessions/:run/delete",
        "/settings/sessions/:session/delete", "/settings/sessions/apps/:app/delete", "/settings/api-keys/:key/delete",
        "/settings/exercises/:exercise", "/settings/exercises/:exercise/delete",
        "/settings/exercises/:exercise/archive", "/settings/exercises/:exercise/restore",
        "/settings/exercises/:exercise/name", "/settings/exercises/:exercise/hide",
        "/settings/exercises/:exercise/show", "/settings/exercises/:exercise/setup",
        "/settings/trackables/:trackable", "/settings/trackables/:trackable/delete",
        "/settings/trackables/:trackable/archive", "/settings/trackables/:trackable/restore",
        "/settings/trackables/:trackable/:direction", "/settings/days-off/:day/delete",
        "/settings/health/tokens/:token/delete", "/settings/health/sources/:source/delete",
        "/settings/health/sources/:source/:direction", "/settings/health/corrections/:sample",
        "/track/sets/:set", "/track/sets/:set/delete", "/track/cardio/:cardio", "/track/cardio/:cardio/delete",
        "/track/cardio/:cardio/recordings", "/track/entries/:entry", "/track/entries/:entry/delete",
        "/track/undo/:step",
        "/trainers/:trainer", "/trainers/:trainer/delete", "/trainers/:trainer/contact",
        "/nutrition/foods/:food", "/nutrition/foods/:food/delete",
        "/nutrition/entries/:meal", "/nutrition/entries/:meal/delete", "/nutrition/entries/:meal/eaten",
        "/nutrition/entries/:meal/copies",
        "/nutrition/meals/:kept", "/nutrition/meals/:kept/entries", "/nutrition/meals/:kept/items/:item/delete",
        "/nutrition/meals/:kept/delete", "/nutrition/recipes/:recipe", "/nutrition/recipes/:recipe/delete",
        "/nutrition/recipes/:recipe/ingredients", "/nutrition/recipes/:recipe/ingredients/:item/delete",
        "/nutrition/recipes/:recipe/ingredients/:item", "/nutrition/meals/:kept/items/:item",
        "/settings/data/imports/:import", "/settings/data/imports/:import/discard",
        "/settings/data/imports/:import/routines",
        "/settings/data/imports/:import/undo", "/settings/data/imports/:table/columns",
        "/settings/shares/:share/revoke", "/goals/:goal", "/goals/:goal/pause", "/goals/:goal/resume",
        "/goals/:goal/archive", "/goals/:goal/restore", "/goals/:goal/delete",
        "/settings/admin/invites/:invite/revoke", "/settings/admin/users/:member/role",
        "/settings/admin/users/:member/password-reset", "/settings/admin/users/:member/disable",
        "/settings/admin/users/:member/enable", "/settings/admin/users/:member/delete",
    ]

    /// Values for every form, so that none is refused for missing fields.
    static let values: [FormValue] =
        SettingsSamples.exercise
        + SettingsSamples.trackable.filter { $0.name != "name" }
        + PlanFixture.values.filter { $0.name != "name" }
        + PlanFixture.line(0, "1")
        + [("reps", "3"), ("weight", "33"), ("duration", "33"), ("distance", "3"), ("value", "3"), ("energy", "33")]
        .map(FormValue.init)

    /// Days, nutrients and built-in routines have a page for every user, and a link's token grants access; all other
    /// addresses with a parameter refer to something with an owner.
    @Test func everyAddressOfSomethingIsTried() async throws {
        let routes = RouteTable.workHome(try await TestApp().app).router.routes.filter { $0.pattern.contains(":") }
        let ofEverybody: Set = [
            "/journal/:day", "/journal/:day/edit", "/shared/:link", "/analyze/nutrients/:nutrient",
            "/analyze/families/:family",
            "/routines/library/:key", "/routines/library/:key/start", "/programs/library/:key",
            "/programs/library/:key/start",
        ]
        // Everybody at home sees the equipment, and `EquipmentOwnershipTests` tries who changes it.
        // `TogetherTests` tries who sees a shared workout: it is there for two people.
        let ofSeveral = { (pattern: String) in
            pattern.hasPrefix("/settings/equipment/") || pattern.hasPrefix("/routines/together/")
        }
        for (method, tried) in [(HTTPRequest.Method.get, Self.pages), (.post, Self.changes)] {
            let patterns = Set(routes.filter { $0.method == method && !ofSeveral($0.pattern) }.map(\.pattern))
                .subtracting(ofEverybody)
            #expect(patterns == Set(tried.filter { !$0.contains("?") }))
            #expect(Set(tried).count == tried.count)
        }
    }

    @Test(arguments: pages)
    func thePagesOfSomebodyElseAreNotThere(pattern: String) async throws {
        let household = try await Household()
        let path = household.path(pattern)
        let others = [household.sam, try await household.guest()]
        let before = try await household.contents()
        for other in others {
            let answer = try await other.get(path)
            #expect(answer.status == 404)
            #expect(!answer.text.contains("Alex"))
        }
        #expect(try await household.tables(changedSince: before) == [])
        #expect(try await household.alex.get(path).status == 200)
    }

    @Test(arguments: changes)
    func nothingOfSomebodyElseCanBeChanged(pattern: String) async throws {
        let household = try await Household()
        let others = [household.sam, try await household.guest()]
        let before = try await household.contents()
        let files = try household.app.photoFiles()
        for other in others {
            let answer = try await other.post(household.path(pattern), Self.values)
            #expect(answer.status == 404)
            #expect(!answer.text.contains("Alex"))
        }
        #expect(try await household.tables(changedSince: before) == [])
        #expect(try household.app.photoFiles() == files)
    }

    /// The comparison detects a change that leaves all counts the same.
    @Test func anotherValueIsFound() async throws {
        let household = try await Household()
        let before = try await household.contents()
        try await household.app.execute("UPDATE strength_sets SET reps = reps + 1 WHERE id = 1")
        #expect(try await household.tables(changedSince: before).contains("strength_sets"))
    }

    @Test func aDayShowsOnesOwnEntryAlone() async throws {
        let household = try await Household()
        let answer = try await household.sam.get("/journal/2026-11-20")
        #expect(answer.text.contains("No entry for this day"))
        #expect(!answer.text.contains("A secret of Alex"))
        #expect(try await !household.sam.get("/journal").text.contains("has-entry"))
    }

    @Test func aPhotoOfSomebodyElseCannotBeTickedAway() async throws {
        let household = try await Household()
        try await household.sam.upload("/journal/2026-11-20", ["text": "Mine", "remove": household.photo])
        #expect(try await household.alex.get("/photos/\(household.photo)").status == 200)
    }

    @Test func theProfilePhotoIsItsOwnersToo() async throws {
        let household = try await Household()
        let profile = try await household.alex.get("/profile")
        let source = try #require(profile.main.between("<img src=\"", "\""))
        #expect(try await household.alex.get(source).status == 200)
        #expect(try await household.sam.get(source).status == 404)
        #expect(try await Browser(household.app).get(source).location == "/login")
    }
}
