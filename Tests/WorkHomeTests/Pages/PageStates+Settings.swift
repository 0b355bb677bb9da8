import HTTP

@testable import Fitness
@testable import Forms
@testable import HouseholdPages
@testable import Models
@testable import Texts
@testable import Web

extension PageStates {
    mutating func addSettings(_ visit: MemberVisit) async throws {
        let (own, catalogue, trackables) = try await visit.read { database, user in
            (
                try user.training.exercises(database, of: user.id), try user.training.exercises(database, of: nil),
                try user.training.allTrackables(database)
            )
        }
        let now = visit.now
        var settings = try await visit.read { try SettingsPage($0, $1, now: now) }
        add(settings, visit)
        (settings.tools, settings.trackables, settings.shares) = (2, [], 2)
        add(settings, visit)
        try addExercises(visit, own: own, catalogue: catalogue)
        addTrackables(visit, trackables)
        var reminders = RemindersForm(visit.user)
        reminders.steps.value = "many"
        _ = reminders.validate()
        add(SettingPage(view: view_settings_reminders, form: reminders), visit)
        var appearance = AppearanceForm(visit.user)
        appearance.appearance.value = "loud"
        _ = appearance.validate()
        add(SettingPage(view: view_settings_appearance, form: appearance), visit, appearance: .dark)
        var timer = RestTimerForm(visit.user)
        timer.seconds.value = "7"
        _ = timer.validate()
        add(SettingPage(view: view_settings_rest_timer, form: timer), visit)
        var deletion = AccountDeletionForm()
        _ = deletion.validate()
        let going = AccountContents(counts: [.sets: 2, .photos: 1])
        for isOnlyAdmin in [false, true] {
            add(AccountDeletionPage(form: deletion, contents: going, isOnlyAdmin: isOnlyAdmin), visit)
        }
        add(
            DataPage(
                contents: AccountContents(counts: [.sets: 2]), room: PhotoQuota(usedBytes: 0, limitBytes: nil),
                isGuest: false, hasBrokenOff: true), visit)
        for isSecure in [false, true] { add(InstallationPage(isSecure: isSecure), visit) }
        let question = ConfirmPage.Question(
            title: "‹Title›", text: "‹Text›", action: "/", label: "‹Label›", cancelPath: "/",
            alternative: Link("‹Archive instead›", to: "/"))
        add(ConfirmPage(question: question), visit)
    }

    private mutating func addExerciseChoices(_ visit: MemberVisit, _ catalogue: [Exercise]) {
        guard var exercise = catalogue.first else { return }
        exercise.builtInName = exercise.name
        exercise.isHidden = true
        add(ExercisePage(exercise: exercise, usage: ExerciseUsage(), user: visit.user), visit)
        var form = ExerciseNameForm(exercise)
        form.name.value = String(repeating: "x", count: 101)
        _ = form.validate()
        add(ExerciseNamePage(form: form), visit)
    }

    private mutating func addExercises(_ visit: MemberVisit, own: [Exercise], catalogue: [Exercise]) throws {
        // More presses than one page has room for.
        let many = (0..<5).flatMap { _ in catalogue }
        for query in ["", "show=archived", "show=own", "show=hidden", "q=press", "q=nothing", "skip=100"] {
            let search = ExerciseListQuery(try Query(parsing: query))
            let results = ExerciseResults(search, own: own, catalogue: many)
            add(ExerciseListPage(search: search, results: results), visit)
        }
        for exercise in own + catalogue {
            add(ExercisePage(exercise: exercise, usage: ExerciseUsage(sets: 2), user: visit.user), visit)
        }
        for var exercise in own.prefix(1) + catalogue.prefix(1) {
            exercise.isArchived = true
            add(ExercisePage(exercise: exercise, usage: ExerciseUsage(), user: visit.user), visit)
        }
        var form = ExerciseForm(back: ReturnPath("/track"))
        form.kind.value = "magic"
        form.secondaryMuscles.value = "wings"
        _ = form.validate()
        add(ExerciseEditorPage(form: form), visit)
        addExerciseChoices(visit, catalogue)
        guard let exercise = own.first else { return }
        var locked = ExerciseForm(exercise, ExerciseUsage(sets: 3))
        locked.refuse(Faults("kind", ExerciseTexts.kindAndLoadAreFixed))
        add(ExerciseEditorPage(form: locked), visit)
    }

    private mutating func addTrackables(_ visit: MemberVisit, _ trackables: [Trackable]) {
        var archived = trackables
        for index in archived.indices { archived[index].isArchived = true }
        for list in [trackables, archived] {
            add(TrackableListPage(trackables: list, units: visit.user.units), visit)
            for trackable in list {
                var form = TrackableForm(trackable, entries: 2, Units(weight: .pounds))
                form.name.value = ""
                _ = form.validate()
                add(TrackableEditorPage(form: form, trackable: trackable), visit)
            }
        }
        add(TrackableEditorPage(form: TrackableForm(), trackable: nil), visit)
    }
}
