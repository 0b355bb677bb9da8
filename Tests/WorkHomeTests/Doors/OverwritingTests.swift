import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Web

/// Two forms of one thing are open. The second save is shown what the first one saved, and decides.
@Suite struct OverwritingTests {
    /// A form that changes something, and one of its fields with two new values.
    private struct Editing {
        /// The page of the form, and the address that it is sent to.
        let page: String
        let action: String
        /// Below `/api/v1`; nil for what no resource has all of.
        let resource: String?
        let field: String
        let first: String
        let second: String
        /// How the page says both.
        let difference: String

        init(
            _ page: String, sentTo action: String? = nil, _ resource: String?, _ field: String, _ first: String,
            _ second: String, says difference: String? = nil
        ) {
            (self.page, self.action, self.resource, self.field) = (page, action ?? page, resource, field)
            (self.first, self.second) = (first, second)
            self.difference = difference ?? "saved \(first), yours \(second)"
        }

        /// The form is at its address with `/edit`.
        init(
            below action: String, _ resource: String, _ field: String, _ first: String, _ second: String,
            says difference: String? = nil
        ) {
            self.init("\(action)/edit", sentTo: action, resource, field, first, second, says: difference)
        }
    }

    private static func all(_ household: Household) async throws -> [Editing] {
        let bench = try await household.app.exercise("bench-press")
        try await household.alex.post("/nutrition/foods", FoodSamples.values)
        let food = try await household.app.rows("SELECT max(id) FROM foods WHERE added_by = 1")[0]
        let (exercise, trackable) = (household.exercise, household.trackable)
        return [
            Editing(below: "/track/sets/1", "sets/1", "reps", "8", "6"),
            Editing(below: "/track/cardio/1", "cardio-sessions/1", "note", "Windy", "Warm"),
            Editing(
                below: "/track/entries/1", "trackable-entries/1", "value", "300", "400",
                says: "saved 300 ml, yours 400 ml"),
            Editing(below: "/nutrition/entries/1", "meal-entries/1", "quantity", "3", "4"),
            Editing(below: "/nutrition/foods/\(food)", "foods/\(food)", "name", "First bread", "Second bread"),
            Editing("/nutrition/recipes/1", "recipes/1", "name", "First soup", "Second soup"),
            Editing("/nutrition/meals/1", "saved-meals/1", "name", "First meal", "Second meal"),
            Editing(below: "/goals/1", "goals/1", "title", "First goal", "Second goal"),
            Editing(
                below: "/settings/exercises/\(exercise)", "exercises/\(exercise)", "name", "First lift", "Second lift"),
            Editing("/settings/exercises/\(bench)/name", "exercises/\(bench)", "name", "First press", "Second press"),
            Editing(
                "/settings/trackables/\(trackable)", "trackables/\(trackable)", "name", "First cup", "Second cup"),
            Editing("/settings/equipment/1", "equipment/1", "name", "First bar", "Second bar"),
            Editing("/settings/equipment/plates/1", "plates/1", "pairs", "3", "4"),
            Editing(
                "/settings/units", "users/me", "first_weekday", "sunday", "saturday",
                says: "saved Sunday, yours Saturday"),
            Editing(
                "/settings/appearance", "users/me", "appearance", "dark", "light", says: "saved Dark, yours Light"),
            Editing("/profile", "users/me", "first_name", "Alexa", "Alexander"),
            Editing(
                "/nutrition/targets", sentTo: "/nutrition/targets/by-hand", "nutrition-target", "water", "2100", "2200",
                says: "saved 2100 ml, yours 2200 ml"),
            Editing(below: "/trainers/1", "trainers/1", "languages", "Irish", "German"),
            Editing(below: "/track/workouts/1", "routine-workouts/1", "name", "First lifts", "Second lifts"),
            Editing(below: "/programs/1", "programs/1", "name", "First plan", "Second plan"),
            Editing(
                below: "/workouts/\(household.plan)", "workout-plans/\(household.plan)", "name", "First day",
                "Second day"),
            Editing(
                "/settings/reminders", "reminders", "step_goal", "9000", "9500",
                says: "saved 9000 steps, yours 9500 steps"),
            Editing(
                "/progress/measurements/edit", sentTo: "/progress/measurements", "users/me", "height", "171", "172",
                says: "saved 171 cm, yours 172 cm"),
            Editing("/settings/exercises/\(exercise)/setup", nil, "note", "Seat at 3", "Seat at 4"),
        ]
    }

    @Test func theSecondOfTwoSavesIsShownTheFirst() async throws {
        let household = try await Household()
        let (alex, program) = (household.alex, try await Program.signedIn(household.app))
        for editing in try await Self.all(household) {
            let noun = Comment(rawValue: editing.action)
            func open() async throws -> [FormValue] {
                try await alex.get(editing.page).sent(ofFormTo: editing.action)
            }
            func state() async throws -> String? {
                guard let resource = editing.resource else {
                    return try await open()["version"].map { "\"\($0)\"" }
                }
                return try await program.get("/api/v1/\(resource)").headers[.eTag]
            }
            let (one, same, other) = (try await open(), try await open(), try await open())
            let version = try #require(one["version"], noun)
            #expect(try await state() == "\"\(version)\"", noun)

            let (first, second) = (editing.first, editing.second)
            #expect(try await alex.post(editing.action, one.with(editing.field, first)).status == 303, noun)
            #expect(try await state() != "\"\(version)\"", noun)
            // What is stored already overwrites nothing.
            #expect(try await alex.post(editing.action, same.with(editing.field, first)).status == 303, noun)

            let (saved, rows) = (try await state(), try await household.contents())
            let asked = try await alex.post(editing.action, other.with(editing.field, second))
            #expect(asked.status == 409, noun)
            #expect(try await household.tables(changedSince: rows) == [], noun)
            let words = asked.main.words
            #expect(words.contains("This was changed in the meantime, so your changes are not saved yet."), noun)
            #expect(words.contains(editing.difference), noun)
            #expect(asked.main.contains("href=\"\(editing.page)\">Take what is saved</a>"), noun)
            #expect(asked.main.components(separatedBy: "Save mine anyway").count == 2, noun)
            #expect(asked.focusedField == nil, noun)

            let again = asked.sent(ofFormTo: editing.action)
            #expect(again[editing.field] == second, noun)
            #expect(saved == again["version"].map { "\"\($0)\"" }, noun)
            #expect(try await alex.post(editing.action, again).status == 303, noun)
            #expect(try await open()[editing.field] == second, noun)
            // A form without a state, as one of an earlier WorkHome, is saved as it was then.
            let plain = try await open().filter { $0.name != "version" }.with(editing.field, first)
            #expect(try await alex.post(editing.action, plain).status == 303, noun)
            #expect(try await open()[editing.field] == first, noun)
        }
    }

    /// What a program changed is a save like any other; fields that nobody else touched are only in the way.
    @Test func aProgramsChangeIsAskedAboutToo() async throws {
        let household = try await Household()
        let (alex, program) = (household.alex, try await Program.signedIn(household.app))
        let opened = try await alex.get("/track/sets/1/edit").sent(ofFormTo: "/track/sets/1")
        #expect(try await program.send(.patch, "/api/v1/sets/1", ["note": "Slow"]).status == 200)
        let asked = try await alex.post("/track/sets/1", opened.with("weight", "65"))
        #expect(asked.status == 409)
        #expect(asked.main.words.contains("Weight: saved 60 kg, yours 65 kg"))
        #expect(asked.main.words.contains("Note: saved Slow, yours (empty)"))
        #expect(asked.main.contains("data-dialog-body"))
        // What is wrong in it is told first, and the answer keeps what it was opened with.
        let wrong = try await alex.post("/track/sets/1", opened.with("reps", "many"))
        #expect(wrong.status == 422)
        #expect(wrong.value(of: "version") == opened["version"])
        let mended = wrong.sent(ofFormTo: "/track/sets/1").with("reps", "9")
        #expect(try await alex.post("/track/sets/1", mended).status == 409)
    }

    /// Points and days in a row grow with what is logged while a form is open: no form writes them.
    @Test func whatNoFormWritesIsNotAskedAbout() async throws {
        let household = try await Household()
        let (alex, program) = (household.alex, try await Program.signedIn(household.app))
        func state() async throws -> String? {
            try await program.get("/api/v1/users/me").headers[.eTag]
        }
        let opened = try await alex.get("/settings/units").sent(ofFormTo: "/settings/units").with(
            "first_weekday", "sunday")
        let before = try await state()
        try await household.app.execute("UPDATE users SET total_points = total_points + 7")
        #expect(try await state() != before)
        // A form that says only the ETag, as one of an earlier WorkHome, is asked about.
        let older = opened.filter { $0.name != "version_written" }
        #expect(try await alex.post("/settings/units", older).status == 409)
        #expect(try await alex.post("/settings/units", opened).status == 303)
        // What was written meanwhile still is.
        #expect(try await alex.post("/settings/units", opened.with("first_weekday", "saturday")).status == 409)
    }

    /// The training max is in the form of an exercise's setup, and switches have no value of their own.
    @Test func allThatAFormHasIsCompared() async throws {
        let household = try await Household()
        let (alex, setup) = (household.alex, "/settings/exercises/\(household.exercise)/setup")
        let opened = try await alex.get(setup).sent(ofFormTo: setup)
        #expect(try await alex.post(setup, opened.with("training_max", "50")).status == 303)
        let asked = try await alex.post(setup, opened.with("training_max", "60"))
        #expect(asked.status == 409)
        #expect(asked.main.words.contains("Training max: saved 5") && asked.main.words.contains("yours 60 kg"))

        let reminders = "/settings/reminders"
        let before = try await alex.get(reminders).sent(ofFormTo: reminders)
        let without = before.filter { $0.name != "meal_reminders" }
        #expect(try await alex.post(reminders, without).status == 303)
        let again = try await alex.post(reminders, before.with("meal_reminders", "on").with("step_goal", "7000"))
        #expect(again.status == 409)
        #expect(again.main.words.contains("Meals: saved Off, yours On"))
        #expect(again.sent(ofFormTo: reminders)["meal_reminders"] == "on")

        let plan = "/workouts/\(household.plan)"
        let list = try await alex.get("\(plan)/edit").sent(ofFormTo: plan)
        #expect(try await alex.post(plan, list.with("rest.0", "25")).status == 303)
        let different = try await alex.post(plan, list.with("rest.0", "35"))
        #expect(different.status == 409)
        #expect(different.main.words.contains("Rest 25 s, yours"))
    }

    @Test func aListAndAChoiceAreComparedInWords() async throws {
        let household = try await Household()
        let alex = household.alex
        let opened = try await alex.get("/programs/1/edit").sent(ofFormTo: "/programs/1")
        let shorter = opened.filter { $0.name != "weekdays" } + [FormValue("weekdays", "monday")]
        #expect(try await alex.post("/programs/1", shorter).status == 303)
        // A button of the list saves nothing, and keeps what the form was opened with.
        let pressed = try await alex.post(
            "/programs/1", opened.with("add_day", "plan-\(household.plan)") + [FormValue("add", "1")])
        #expect(pressed.status == 200)
        #expect(pressed.value(of: "version") == opened["version"])
        let asked = try await alex.post("/programs/1", pressed.sent(ofFormTo: "/programs/1"))
        #expect(asked.status == 409)
        #expect(asked.main.words.contains("Training days: saved Monday, yours Monday, Friday"))
        #expect(asked.main.words.contains("Days: saved A day of Alex's, yours A day of Alex's, A plan of Alex's"))
    }

    @Test func aDeletionAsksNothingMore() async throws {
        let household = try await Household()
        let opened = try await household.alex.get("/track/sets/1/edit").sent(ofFormTo: "/track/sets/1")
        #expect(try await household.alex.post("/track/sets/1", opened.with("reps", "8")).status == 303)
        let token = FormValue("token", "another-token")
        #expect(try await household.alex.post("/track/sets/1/delete", [token]).status == 303)
        #expect(try await household.alex.post("/track/sets/1", opened.with("reps", "7")).status == 404)
    }
}

extension Answer {
    /// What a browser sends of the form with this address, with every ticked choice.
    fileprivate func sent(ofFormTo action: String) -> [FormValue] {
        let form = source.components(separatedBy: "<form ").first { $0.contains("action=\"\(action)\"") } ?? ""
        let tags = form.components(separatedBy: "</form>")[0].components(separatedBy: "<")
        return tags.compactMap { tag -> FormValue? in
            guard let name = tag.between(" name=\"", "\"")?.unescaped, !tag.contains("type=\"file\"") else {
                return nil
            }
            if tag.hasPrefix("select") || tag.hasPrefix("textarea") { return FormValue(name, value(of: name) ?? "") }
            let isChoice = tag.contains("type=\"radio\"") || tag.contains("type=\"checkbox\"")
            guard tag.hasPrefix("input"), !isChoice || tag.contains(" checked") else { return nil }
            return FormValue(name, tag.between(" value=\"", "\"")?.unescaped ?? "")
        }
    }
}

extension [FormValue] {
    fileprivate subscript(name: String) -> String? { first { $0.name == name }?.text }

    fileprivate func with(_ name: String, _ text: String) -> [FormValue] {
        filter { $0.name != name } + [FormValue(name, text)]
    }
}
