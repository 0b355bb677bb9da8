import Crypto
import Fitness
import Foundation
import HTTP
import Models

/// Every address of WorkHome, for redirects and views. The routes are in `Routes.swift`.
package enum Paths {
    package static let home = "/"
    package static let unsent = "/unsent"
    package static let confirmedNumbers = "/profile/numbers"
    /// Where Home asks whether the numbers of a registration are theirs.
    package static let numbersQuestion = "/#numbers"
    package static let reminderDismissals = "/reminders/dismissals"
    package static let offline = "/offline"
    package static let login = "/login"
    package static let register = "/register"
    package static let guest = "/guest"
    package static let logout = "/logout"
    package static let leaveGuest = "/guest/leave"
    package static let profile = "/profile"
    /// The section where the email and the password are changed.
    package static let signingIn = "/profile#signing-in"
    package static let profilePhoto = "/profile/photo"
    package static let profileAccount = "/profile/account"
    package static let profileEmail = "/profile/email"
    package static let profilePassword = "/profile/password"
    package static let profilePhotoDeletion = "/profile/photo/delete"

    package static let workouts = "/workouts"
    package static let nutrition = "/nutrition"
    package static let trainers = "/trainers"
    package static let progress = "/progress"
    package static let editMeasurements = "/progress/measurements/edit"
    package static let measurements = "/progress/measurements"
    package static let changeStart = "/progress/start"
    package static let achievements = "/progress/achievements"

    package static let foods = "/nutrition/foods"
    package static let mealEntries = "/nutrition/entries"
    static let quickAdd = "/nutrition/quick-add"
    package static let mealCopies = "/nutrition/copies"
    package static let eatenPlans = "/nutrition/eaten"
    package static let savedMeals = "/nutrition/meals"
    static let recipes = "/nutrition/recipes"
    package static let newRecipe = "/nutrition/recipes/new"
    package static let barcode = "/nutrition/barcode"
    package static let nutritionTargets = "/nutrition/targets"
    package static let computedTarget = "/nutrition/targets/computed"
    package static let manualTarget = "/nutrition/targets/by-hand"

    package static let track = "/track"
    package static let newTrackItem = "/track/new"
    package static let newSet = "/track/new/strength"
    package static let newCardio = "/track/new/cardio"
    package static let newTrackableEntry = "/track/new/trackable"
    static let sets = "/track/sets"
    package static let repeatedSets = "/track/sets/repeat"
    package static let dayRepetition = "/track/new/repeat"
    static let cardio = "/track/cardio"
    package static let trackableEntries = "/track/entries"
    package static let records = "/records"
    package static let goals = "/goals"
    package static let newGoal = "/goals/new"
    package static let analyze = "/analyze"
    package static let bodyWeightAnalysis = "/analyze/body-weight"
    package static let muscles = "/analyze/muscles"
    package static let trainingDays = "/analyze/days"
    package static let journal = "/journal"
    package static let settings = "/settings"
    package static let sessions = "/settings/sessions"
    package static let units = "/settings/units"
    package static let reminders = "/settings/reminders"
    package static let appearance = "/settings/appearance"
    package static let restTimer = "/settings/rest-timer"
    package static let restDays = "/settings/rest-days"
    package static let daysOff = "/settings/days-off"
    package static let exerciseSettings = "/settings/exercises"
    package static let trackableSettings = "/settings/trackables"
    package static let newExercise = "/settings/exercises/new"
    package static let newTrackable = "/settings/trackables/new"
    package static let accountDeletion = "/settings/account/delete"
    package static let dataImports = "/settings/data/imports"
    package static let dataImportProgress = "\(dataImports)/progress"
    package static let data = "/settings/data"
    package static let archive = "/settings/data/export"
    package static let installation = "/settings/install"
    package static let strongCSV = "/settings/data/strong.csv"
    package static let health = "/settings/health"
    package static let healthTokens = "/settings/health/tokens"
    package static let otherSessions = "/settings/sessions/others/delete"

    package static let autoExport = "/api/v1/health/auto-export"
    package static let hcWebhook = "/api/v1/health/hc-webhook"
    package static let api = "/api"
    package static let apiDocument = "/api/v1/openapi.json"
    package static let apiRegister = "/api/v1/auth/register"
    package static let apiLogin = "/api/v1/auth/login"
    package static let apiRefresh = "/api/v1/auth/refresh"
    package static let apiLogout = "/api/v1/auth/logout"
    package static let apiUsers = "/api/v1/users"
    package static let apiKeys = "/settings/api-keys"
    package static func apiKeyDeletion(_ id: Int64) -> String { "\(apiKeys)/\(id)/delete" }
    package static func apiSignInDeletion(_ id: Int64) -> String { "\(sessions)/apps/\(id)/delete" }
    package static let wger = "/api/v2/"
    package static let weightEntries = "/api/v2/weightentry/"

    /// Every action of a routine's workout is posted to this address.
    package static let routineAction = "/track/workout"
    package static let routineExercises = "/track/workout/exercises"
    package static let routines = "/routines"
    package static func routine(_ id: Int64) -> String { "\(routines)/\(id)" }
    package static func routineWorkout(_ routine: Int64) -> String { "\(self.routine(routine))/workout" }
    /// A workout of the routine that is logged afterwards.
    package static func routineWorkout(_ routine: Int64, on day: LocalDay) -> String {
        "\(routineWorkout(routine))?date=\(day)"
    }
    package static let workoutHistory = "/track/workouts"
    package static func workoutHistory(_ words: String, skipping skipped: Int = 0) -> String {
        "\(workoutHistory)?q=\(PercentEncoding.encode(words))" + (skipped == 0 ? "" : "&older=\(skipped)")
    }
    package static func trackedWorkout(_ workout: Int64) -> String { "\(workoutHistory)/\(workout)" }
    package static func trackedWorkoutRepetition(_ workout: Int64) -> String { "\(trackedWorkout(workout))/repeat" }
    package static func trackedWorkoutComparison(_ workout: Int64) -> String { "\(trackedWorkout(workout))/compare" }
    package static func trackedWorkoutNote(_ workout: Int64) -> String { "\(trackedWorkout(workout))/note" }
    package static func trackedWorkoutChanges(_ workout: Int64) -> String { "\(trackedWorkout(workout))/routine" }

    package static let newWorkout = "/workouts/new"
    /// - Parameter back: the page to open after signing in.
    package static func login(returningTo back: ReturnPath?) -> String { adding(back, to: login) }
    package static func register(returningTo back: ReturnPath?) -> String { adding(back, to: register) }
    package static func editor(of path: String, returningTo back: ReturnPath?) -> String {
        adding(back, to: editor(of: path))
    }
    private static func adding(_ back: ReturnPath?, to path: String) -> String {
        path + (back.map { "?back=\(PercentEncoding.encode($0.path))" } ?? "")
    }
    package static func workout(_ plan: Int64) -> String { "\(workouts)/\(plan)" }
    package static func workoutEditor(_ plan: Int64) -> String { "\(workout(plan))/edit" }
    package static func workoutCopies(of plan: Int64) -> String { "\(workout(plan))/copy" }
    package static func timedWorkouts(of plan: Int64) -> String { "\(workout(plan))/sessions" }
    package static func timedWorkout(_ id: Int64) -> String { "/sessions/\(id)" }
    /// The workout whose page the path is.
    package static func timedWorkout(at back: ReturnPath) -> Int64? {
        let prefix = timedWorkout(0).dropLast()
        return back.path.hasPrefix(prefix) ? Int64(outside: back.path.dropFirst(prefix.count)) : nil
    }
    package static func workoutPause(_ workout: Int64) -> String { "\(timedWorkout(workout))/pause" }
    package static func workoutResumption(_ workout: Int64) -> String { "\(timedWorkout(workout))/resume" }
    package static func nextExercise(_ workout: Int64) -> String { "\(timedWorkout(workout))/next" }
    package static func exerciseSkip(_ workout: Int64) -> String { "\(timedWorkout(workout))/skip" }
    package static func restSkip(_ workout: Int64) -> String { "\(timedWorkout(workout))/skip-rest" }
    package static func workoutEnd(_ workout: Int64) -> String { "\(timedWorkout(workout))/finish" }
    package static func undo(_ step: Int64) -> String { "/track/undo/\(step)" }
    package static func records(of exercise: Int64) -> String { "\(records)/exercises/\(exercise)" }
    package static func record(_ kind: RecordKind, of exercise: Int64) -> String {
        "\(records(of: exercise))#\(kind.rawValue)"
    }
    package static func records(skipping skipped: Int) -> String { "\(records)?older=\(skipped)" }
    package static func recordHistory(_ kind: RecordKind, of exercise: Int64, skipping skipped: Int) -> String {
        "\(records(of: exercise))?kind=\(kind.rawValue)" + (skipped == 0 ? "" : "&older=\(skipped)")
    }
    package static func analysis(of exercise: Int64) -> String { "\(analyze)/exercises/\(exercise)" }
    package static func analysis(of family: CardioFamily) -> String { "\(analyze)/families/\(family.rawValue)" }
    package static func trackableAnalysis(_ trackable: Int64) -> String { "\(analyze)/trackables/\(trackable)" }
    package static func nutrientAnalysis(_ nutrient: AnalyzedNutrient) -> String {
        "\(analyze)/nutrients/\(nutrient.rawValue)"
    }
    package static func muscles(_ range: ChartRange, _ muscle: Muscle?) -> String {
        analyzed(muscles, range) + (muscle.map { "&muscle=\($0.rawValue)" } ?? "")
    }
    package static func trainingYear(_ year: Int) -> String { "\(trainingDays)?year=\(year)" }
    package static func analyze(_ words: String, skipping skipped: Int) -> String {
        "\(analyze)?" + (words.isEmpty ? "" : "q=\(PercentEncoding.encode(words))&") + "older=\(skipped)"
    }
    /// A page of charts over a range.
    package static func analyzed(_ path: String, _ range: ChartRange) -> String { "\(path)?range=\(range.rawValue)" }
    /// The same page with a selected day.
    package static func analyzed(_ path: String, _ range: ChartRange, day: LocalDay) -> String {
        path + analyzed(range, day: day)
    }
    /// A selected day of the page that the link stands on: its charts have hundreds of them, a quarter of its markup.
    package static func analyzed(_ range: ChartRange, day: LocalDay) -> String {
        "?range=\(range.rawValue)&day=\(day)#day"
    }
    package static func goal(_ id: Int64) -> String { "\(goals)/\(id)" }
    package static func goal(_ id: Int64, period: LocalDay) -> String { "\(goal(id))?period=\(period)#entries" }
    package static func goal(_ id: Int64, period: LocalDay, olderEntries skipped: Int) -> String {
        "\(goal(id))?period=\(period)&entries=\(skipped)#entries"
    }
    package static func goal(_ id: Int64, olderPeriods skipped: Int) -> String {
        "\(goal(id))?older=\(skipped)#periods"
    }
    package static func goalAction(_ action: GoalAction, _ id: Int64) -> String { "\(goal(id))/\(action.rawValue)" }
    package static func set(_ id: Int64) -> String { "\(sets)/\(id)" }
    package static func cardioSession(_ id: Int64) -> String { "\(cardio)/\(id)" }
    /// For what is said of a session and the recordings of it.
    package static func cardioRecordings(_ id: Int64) -> String { "\(cardioSession(id))/recordings" }
    package static func trackableEntry(_ id: Int64) -> String { "\(trackableEntries)/\(id)" }

    package static func progress(range: ChartRange) -> String { "\(progress)?range=\(range.rawValue)" }
    package static func progress(range: ChartRange, olderWeights skipped: Int) -> String {
        "\(progress(range: range))&older=\(skipped)"
    }
    package static func weightRecord(_ id: Int64) -> String { "\(progress)/weights/\(id)" }
    package static func weightRecordDeletion(_ id: Int64) -> String { "\(progress)/weights/\(id)/delete" }
    package static func track(on day: LocalDay) -> String { "\(track)?date=\(day)" }
    package static func track(on day: LocalDay, exercise: Int64) -> String { "\(track(on: day))#exercise-\(exercise)" }
    package static func trackables(on day: LocalDay) -> String { "\(track(on: day))#trackables" }
    package static func editMeasurements(on day: LocalDay) -> String { "\(editMeasurements)?date=\(day)" }
    package static func newTrackItem(on day: LocalDay) -> String { "\(newTrackItem)?date=\(day)" }
    package static func newSet(_ exercise: Int64, on day: LocalDay) -> String {
        "\(newSet)?date=\(day)&exercise=\(exercise)"
    }
    /// The form of a set with a number of reps, which leads to another page than Track.
    package static func newSet(_ exercise: Int64, on day: LocalDay, reps: Int, back: String) -> String {
        "\(newSet(exercise, on: day))&reps=\(reps)&back=\(PercentEncoding.encode(back))"
    }
    package static func dayRepetition(on day: LocalDay) -> String { "\(dayRepetition)?date=\(day)" }
    package static func repetition(of from: LocalDay, on day: LocalDay) -> String {
        "\(dayRepetition(on: day))&from=\(from)"
    }
    package static func newCardio(_ exercise: Int64, on day: LocalDay) -> String {
        "\(newCardio)?date=\(day)&exercise=\(exercise)"
    }
    /// The form of a cardio session with its time, which leads to another page than Track.
    package static func newCardio(_ exercise: Int64, on day: LocalDay, seconds: Int, back: String) -> String {
        "\(newCardio(exercise, on: day))&seconds=\(seconds)&back=\(PercentEncoding.encode(back))"
    }
    package static func newTrackableEntry(_ trackable: Int64, on day: LocalDay) -> String {
        "\(newTrackableEntry)?date=\(day)&trackable=\(trackable)"
    }
    package static func editor(of path: String) -> String { "\(path)/edit" }
    package static func deletion(of path: String) -> String { "\(path)/delete" }
    package static func archiving(of path: String) -> String { "\(path)/archive" }
    package static func restoration(of path: String) -> String { "\(path)/restore" }
    package static func daysOffDeletion(_ day: LocalDay) -> String { "\(daysOff)/\(day)/delete" }
    package static func newExercise(named name: String) -> String {
        "\(newExercise)?name=\(PercentEncoding.encode(name))"
    }
    /// - Parameter back: the address that gets the new exercise in its query.
    package static func newExercise(named name: String, _ kind: ExerciseKind, back: String) -> String {
        "\(newExercise(named: name))&kind=\(kind.rawValue)&back=\(PercentEncoding.encode(back))"
    }
    package static func exercise(_ id: Int64) -> String { "\(exerciseSettings)/\(id)" }
    package static func exerciseName(_ id: Int64) -> String { "\(exercise(id))/name" }
    package static func exerciseHiding(_ id: Int64) -> String { "\(exercise(id))/hide" }
    package static func exerciseShowing(_ id: Int64) -> String { "\(exercise(id))/show" }
    package static func trackable(_ id: Int64) -> String { "\(trackableSettings)/\(id)" }
    package static func trackableMove(_ id: Int64, _ direction: ListDirection) -> String {
        "\(trackable(id))/\(direction.rawValue)"
    }
    package static let newTrainer = "/trainers/new"
    package static let shares = "/settings/shares"
    package static let newShare = "/settings/shares/new"
    package static func newShare(for trainer: Int64) -> String { "\(newShare)?trainer=\(trainer)" }
    package static func share(_ id: Int64) -> String { "\(shares)/\(id)" }
    package static func shareRevocation(_ id: Int64) -> String { "\(share(id))/revoke" }
    /// Followed by a link's token, which must not be logged.
    package static let sharedPrefix = "/shared/"
    package static func shared(_ token: Token) -> String { sharedPrefix + token.text }
    package static func trainer(_ id: Int64) -> String { "\(trainers)/\(id)" }
    package static func trainerContact(_ id: Int64) -> String { "\(trainer(id))/contact" }
    package static func healthTokenDeletion(_ id: Int64) -> String { "\(healthTokens)/\(id)/delete" }
    package static func healthSourceDeletion(_ id: Int64) -> String { "\(health)/sources/\(id)/delete" }
    package static func healthSourceMove(_ id: Int64, _ direction: ListDirection) -> String {
        "\(health)/sources/\(id)/\(direction.rawValue)"
    }
    package static func healthCorrection(_ id: Int64) -> String { "\(health)/corrections/\(id)" }
    package static func dataImport(_ id: Int64) -> String { "\(dataImports)/\(id)" }
    package static func dataImportColumns(_ id: Int64) -> String { "\(dataImport(id))/columns" }
    package static func dataImportColumns(_ id: Int64, _ rows: String) -> String {
        "\(dataImportColumns(id))?rows=\(rows)"
    }
    package static func dataImportDiscarding(_ id: Int64) -> String { "\(dataImport(id))/discard" }
    package static func dataImportRoutines(_ id: Int64) -> String { "\(dataImport(id))/routines" }
    package static func dataImportUndo(_ id: Int64) -> String { "\(dataImport(id))/undo" }
    package static func dataImportProblems(_ id: Int64) -> String { "\(dataImport(id))/problems" }
    package static let passwordReset = "/reset-password"
    package static func passwordReset(by token: Token) -> String { "\(passwordReset)?token=\(token.text)" }
    package static func register(by invite: Token) -> String { "\(register)?invite=\(invite.text)" }
    package static func profile(invite: String?) -> String {
        profile + (invite.map { "?invite=\(PercentEncoding.encode($0))" } ?? "")
    }
    package static let admin = "/settings/admin"
    package static func admin(after user: Int64) -> String { "\(admin)?after=\(user)" }
    package static let householdAccess = "/settings/admin/access"
    package static let invites = "/settings/admin/invites"
    package static func inviteRevocation(_ id: Int64) -> String { "\(invites)/\(id)/revoke" }
    package static let adminBackups = "/settings/admin/backups"
    package static func adminUser(_ id: Int64) -> String { "\(admin)/users/\(id)" }
    package static func adminUserRole(_ id: Int64) -> String { "\(adminUser(id))/role" }
    package static func adminUserReset(_ id: Int64) -> String { "\(adminUser(id))/password-reset" }
    package static func adminUserDisabling(_ id: Int64) -> String { "\(adminUser(id))/disable" }
    package static func adminUserEnabling(_ id: Int64) -> String { "\(adminUser(id))/enable" }
    package static func sessionDeletion(_ id: Int64) -> String { "\(sessions)/\(id)/delete" }
}
