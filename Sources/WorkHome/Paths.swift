import Crypto
import Foundation
import HTTP

/// Every address of WorkHome, for redirects and views; `Routes.swift` is the other side of it.
enum Paths {
    static let home = "/"
    static let reminderDismissals = "/reminders/dismissals"
    static let offline = "/offline"
    static let login = "/login"
    static let register = "/register"
    static let guest = "/guest"
    static let logout = "/logout"
    static let leaveGuest = "/guest/leave"
    static let profile = "/profile"
    /// Where the email and the password are changed.
    static let signingIn = "/profile#signing-in"
    static let profilePhoto = "/profile/photo"
    static let profileAccount = "/profile/account"
    static let profileEmail = "/profile/email"
    static let profilePassword = "/profile/password"
    static let profilePhotoDeletion = "/profile/photo/delete"

    static let workouts = "/workouts"
    static let nutrition = "/nutrition"
    static let trainers = "/trainers"
    static let progress = "/progress"
    static let editMeasurements = "/progress/measurements/edit"
    static let measurements = "/progress/measurements"
    static let achievements = "/progress/achievements"

    static let foods = "/nutrition/foods"
    static let mealEntries = "/nutrition/entries"
    static let quickAdd = "/nutrition/quick-add"
    static let mealCopies = "/nutrition/copies"
    static let savedMeals = "/nutrition/meals"
    static let recipes = "/nutrition/recipes"
    static let newRecipe = "/nutrition/recipes/new"
    static let barcode = "/nutrition/barcode"
    static let nutritionTargets = "/nutrition/targets"
    static let computedTarget = "/nutrition/targets/computed"
    static let handTarget = "/nutrition/targets/by-hand"

    static let track = "/track"
    static let newTrackItem = "/track/new"
    static let newSet = "/track/new/strength"
    static let newCardio = "/track/new/cardio"
    static let newTrackableEntry = "/track/new/trackable"
    static let sets = "/track/sets"
    static let setRepetition = "/track/sets/repeat"
    static let cardio = "/track/cardio"
    static let trackableEntries = "/track/entries"
    static let records = "/records"
    static let goals = "/goals"
    static let newGoal = "/goals/new"
    static let analyze = "/analyze"
    static let bodyWeightAnalysis = "/analyze/body-weight"
    static let muscles = "/analyze/muscles"
    static let trainingDays = "/analyze/days"
    static let journal = "/journal"
    static let settings = "/settings"
    static let sessions = "/settings/sessions"
    static let units = "/settings/units"
    static let reminders = "/settings/reminders"
    static let appearance = "/settings/appearance"
    static let restTimer = "/settings/rest-timer"
    static let restDays = "/settings/rest-days"
    static let daysOff = "/settings/days-off"
    static let exerciseSettings = "/settings/exercises"
    static let trackableSettings = "/settings/trackables"
    static let newExercise = "/settings/exercises/new"
    static let newTrackable = "/settings/trackables/new"
    static let accountDeletion = "/settings/account/delete"
    static let dataImports = "/settings/data/imports"
    static let dataImportProgress = "\(dataImports)/progress"
    static let data = "/settings/data"
    static let archive = "/settings/data/export"
    static let installation = "/settings/install"
    static let strongCSV = "/settings/data/strong.csv"
    static let health = "/settings/health"
    static let healthTokens = "/settings/health/tokens"
    static let otherSessions = "/settings/sessions/others/delete"

    static let autoExport = "/api/v1/health/auto-export"
    static let hcWebhook = "/api/v1/health/hc-webhook"
    static let api = "/api"
    static let apiDocument = "/api/v1/openapi.json"
    static let apiRegister = "/api/v1/auth/register"
    static let apiLogin = "/api/v1/auth/login"
    static let apiRefresh = "/api/v1/auth/refresh"
    static let apiLogout = "/api/v1/auth/logout"
    static let apiUsers = "/api/v1/users"
    static let apiKeys = "/settings/api-keys"
    static func apiKeyDeletion(_ id: Int64) -> String { "\(apiKeys)/\(id)/delete" }
    static func apiSignInDeletion(_ id: Int64) -> String { "\(sessions)/apps/\(id)/delete" }
    static let wger = "/api/v2/"
    static let weightEntries = "/api/v2/weightentry/"

    static let newWorkout = "/workouts/new"
    /// - Parameter back: the page that signing in leads on to.
    static func login(returningTo back: ReturnPath?) -> String {
        login + (back.map { "?back=\(PercentEncoding.encode($0.path))" } ?? "")
    }
    static func workout(_ plan: Int64) -> String { "\(workouts)/\(plan)" }
    static func workoutEditor(_ plan: Int64) -> String { "\(workout(plan))/edit" }
    static func workoutCopies(of plan: Int64) -> String { "\(workout(plan))/copy" }
    static func workoutDeletion(_ plan: Int64) -> String { "\(workout(plan))/delete" }
    static func workoutSessions(of plan: Int64) -> String { "\(workout(plan))/sessions" }
    static func workoutSession(_ id: Int64) -> String { "/sessions/\(id)" }
    /// The workout whose page it is.
    static func workoutSession(at back: ReturnPath) -> Int64? {
        let prefix = workoutSession(0).dropLast()
        return back.path.hasPrefix(prefix) ? Int64(back.path.dropFirst(prefix.count)) : nil
    }
    static func workoutPause(_ session: Int64) -> String { "\(workoutSession(session))/pause" }
    static func workoutResumption(_ session: Int64) -> String { "\(workoutSession(session))/resume" }
    static func nextExercise(_ session: Int64) -> String { "\(workoutSession(session))/next" }
    static func exerciseSkip(_ session: Int64) -> String { "\(workoutSession(session))/skip" }
    static func restSkip(_ session: Int64) -> String { "\(workoutSession(session))/skip-rest" }
    static func workoutEnd(_ session: Int64) -> String { "\(workoutSession(session))/finish" }
    static func workoutSessionDeletion(_ id: Int64) -> String { "\(workoutSession(id))/delete" }
    static func undo(_ step: Int64) -> String { "/track/undo/\(step)" }
    static func records(of exercise: Int64) -> String { "\(records)/exercises/\(exercise)" }
    static func record(_ kind: RecordKind, of exercise: Int64) -> String {
        "\(records(of: exercise))#\(kind.rawValue)"
    }
    static func records(skipping skipped: Int) -> String { "\(records)?older=\(skipped)" }
    static func recordHistory(_ kind: RecordKind, of exercise: Int64, skipping skipped: Int) -> String {
        "\(records(of: exercise))?kind=\(kind.rawValue)" + (skipped == 0 ? "" : "&older=\(skipped)")
    }
    static func analysis(of exercise: Int64) -> String { "\(analyze)/exercises/\(exercise)" }
    static func trackableAnalysis(_ trackable: Int64) -> String { "\(analyze)/trackables/\(trackable)" }
    static func nutrientAnalysis(_ nutrient: AnalyzedNutrient) -> String { "\(analyze)/nutrients/\(nutrient.rawValue)" }
    static func muscles(_ range: ChartRange, _ muscle: Muscle?) -> String {
        analyzed(muscles, range) + (muscle.map { "&muscle=\($0.rawValue)" } ?? "")
    }
    static func trainingYear(_ year: Int) -> String { "\(trainingDays)?year=\(year)" }
    static func analyze(_ words: String, skipping skipped: Int) -> String {
        "\(analyze)?" + (words.isEmpty ? "" : "q=\(PercentEncoding.encode(words))&") + "older=\(skipped)"
    }
    /// A page of charts over a range.
    static func analyzed(_ path: String, _ range: ChartRange) -> String { "\(path)?range=\(range.rawValue)" }
    /// The same with what a day's point stands for.
    static func analyzed(_ path: String, _ range: ChartRange, day: LocalDay) -> String {
        "\(analyzed(path, range))&day=\(day)#day"
    }
    static func goal(_ id: Int64) -> String { "\(goals)/\(id)" }
    static func goal(_ id: Int64, period: LocalDay) -> String { "\(goal(id))?period=\(period)#entries" }
    static func goal(_ id: Int64, period: LocalDay, olderEntries skipped: Int) -> String {
        "\(goal(id))?period=\(period)&entries=\(skipped)#entries"
    }
    static func goal(_ id: Int64, olderPeriods skipped: Int) -> String { "\(goal(id))?older=\(skipped)#periods" }
    static func goalAction(_ action: GoalAction, _ id: Int64) -> String { "\(goal(id))/\(action.rawValue)" }
    static func set(_ id: Int64) -> String { "\(sets)/\(id)" }
    static func cardioSession(_ id: Int64) -> String { "\(cardio)/\(id)" }
    static func trackableEntry(_ id: Int64) -> String { "\(trackableEntries)/\(id)" }

    static func progress(range: ChartRange) -> String { "\(progress)?range=\(range.rawValue)" }
    static func progress(range: ChartRange, olderWeights skipped: Int) -> String {
        "\(progress(range: range))&older=\(skipped)"
    }
    static func weightRecordDeletion(_ id: Int64) -> String { "\(progress)/weights/\(id)/delete" }
    static func track(on day: LocalDay) -> String { "\(track)?date=\(day)" }
    static func track(on day: LocalDay, exercise: Int64) -> String { "\(track(on: day))#exercise-\(exercise)" }
    static func trackables(on day: LocalDay) -> String { "\(track(on: day))#trackables" }
    static func editMeasurements(on day: LocalDay) -> String { "\(editMeasurements)?date=\(day)" }
    static func newTrackItem(on day: LocalDay) -> String { "\(newTrackItem)?date=\(day)" }
    static func newSet(_ exercise: Int64, on day: LocalDay) -> String { "\(newSet)?date=\(day)&exercise=\(exercise)" }
    /// The form of a set of so many repetitions, which leads on to another page than Track.
    static func newSet(_ exercise: Int64, on day: LocalDay, reps: Int, back: String) -> String {
        "\(newSet(exercise, on: day))&reps=\(reps)&back=\(PercentEncoding.encode(back))"
    }
    static func newCardio(_ exercise: Int64, on day: LocalDay) -> String {
        "\(newCardio)?date=\(day)&exercise=\(exercise)"
    }
    static func newTrackableEntry(_ trackable: Int64, on day: LocalDay) -> String {
        "\(newTrackableEntry)?date=\(day)&trackable=\(trackable)"
    }
    static func editor(of path: String) -> String { "\(path)/edit" }
    static func deletion(of path: String) -> String { "\(path)/delete" }
    static func daysOffDeletion(_ day: LocalDay) -> String { "\(daysOff)/\(day)/delete" }
    static func newExercise(named name: String) -> String { "\(newExercise)?name=\(PercentEncoding.encode(name))" }
    /// - Parameter back: the address that is to have the new exercise in its query.
    static func newExercise(named name: String, _ kind: ExerciseKind, back: String) -> String {
        "\(newExercise(named: name))&kind=\(kind.rawValue)&back=\(PercentEncoding.encode(back))"
    }
    static func exercise(_ id: Int64) -> String { "\(exerciseSettings)/\(id)" }
    static func editExercise(_ id: Int64) -> String { "\(exercise(id))/edit" }
    static func exerciseName(_ id: Int64) -> String { "\(exercise(id))/name" }
    static func exerciseHiding(_ id: Int64) -> String { "\(exercise(id))/hide" }
    static func exerciseShowing(_ id: Int64) -> String { "\(exercise(id))/show" }
    static func exerciseDeletion(_ id: Int64) -> String { "\(exercise(id))/delete" }
    static func exerciseArchive(_ id: Int64) -> String { "\(exercise(id))/archive" }
    static func exerciseRestoration(_ id: Int64) -> String { "\(exercise(id))/restore" }
    static func trackable(_ id: Int64) -> String { "\(trackableSettings)/\(id)" }
    static func trackableDeletion(_ id: Int64) -> String { "\(trackable(id))/delete" }
    static func trackableArchive(_ id: Int64) -> String { "\(trackable(id))/archive" }
    static func trackableRestoration(_ id: Int64) -> String { "\(trackable(id))/restore" }
    static func trackableMove(_ id: Int64, _ direction: TrackableDirection) -> String {
        "\(trackable(id))/\(direction.rawValue)"
    }
    static let newTrainer = "/trainers/new"
    static let shares = "/settings/shares"
    static let newShare = "/settings/shares/new"
    static func newShare(for trainer: Int64) -> String { "\(newShare)?trainer=\(trainer)" }
    static func share(_ id: Int64) -> String { "\(shares)/\(id)" }
    static func shareRevocation(_ id: Int64) -> String { "\(share(id))/revoke" }
    /// What goes on with a link's token, which no log may have.
    static let sharedPrefix = "/shared/"
    static func shared(_ token: Token) -> String { sharedPrefix + token.text }
    static func trainer(_ id: Int64) -> String { "\(trainers)/\(id)" }
    static func trainerContact(_ id: Int64) -> String { "\(trainer(id))/contact" }
    static func healthTokenDeletion(_ id: Int64) -> String { "\(healthTokens)/\(id)/delete" }
    static func healthSourceDeletion(_ id: Int64) -> String { "\(health)/sources/\(id)/delete" }
    static func dataImport(_ id: Int64) -> String { "\(dataImports)/\(id)" }
    static func dataImportColumns(_ id: Int64) -> String { "\(dataImport(id))/columns" }
    static func dataImportColumns(_ id: Int64, _ rows: String) -> String { "\(dataImportColumns(id))?rows=\(rows)" }
    static func dataImportDiscarding(_ id: Int64) -> String { "\(dataImport(id))/discard" }
    static func dataImportUndo(_ id: Int64) -> String { "\(dataImport(id))/undo" }
    static func dataImportProblems(_ id: Int64) -> String { "\(dataImport(id))/problems" }
    static let passwordReset = "/reset-password"
    static func passwordReset(by token: Token) -> String { "\(passwordReset)?token=\(token.text)" }
    static func register(by invite: Token) -> String { "\(register)?invite=\(invite.text)" }
    static func profile(invite: String?) -> String {
        profile + (invite.map { "?invite=\(PercentEncoding.encode($0))" } ?? "")
    }
    static let admin = "/settings/admin"
    static func admin(after user: Int64) -> String { "\(admin)?after=\(user)" }
    static let householdAccess = "/settings/admin/access"
    static let invites = "/settings/admin/invites"
    static func inviteRevocation(_ id: Int64) -> String { "\(invites)/\(id)/revoke" }
    static let adminBackups = "/settings/admin/backups"
    static func adminUser(_ id: Int64) -> String { "\(admin)/users/\(id)" }
    static func adminUserRole(_ id: Int64) -> String { "\(adminUser(id))/role" }
    static func adminUserReset(_ id: Int64) -> String { "\(adminUser(id))/password-reset" }
    static func adminUserDisabling(_ id: Int64) -> String { "\(adminUser(id))/disable" }
    static func adminUserEnabling(_ id: Int64) -> String { "\(adminUser(id))/enable" }
    static func adminUserDeletion(_ id: Int64) -> String { "\(adminUser(id))/delete" }
    static func sessionDeletion(_ id: Int64) -> String { "\(sessions)/\(id)/delete" }
}
