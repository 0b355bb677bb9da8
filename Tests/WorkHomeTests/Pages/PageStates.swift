import Crypto
import Support
import Texts
import ViewKit

@testable import DailyPages
@testable import Fitness
@testable import Forms
@testable import HTTP
@testable import HouseholdPages
@testable import Models
@testable import TrainingPages
@testable import Web
@testable import WorkHome

/// Every page of the app with real data: full, empty and with errors.
struct PageStates {
    private(set) var pages: [(name: String, html: HTML)] = []
    let app: TestApp

    /// The pages in English, made once for all tests.
    static let english: Task<[(name: String, html: HTML)], any Error> = Task.detached {
        try await PageStates().pages
    }

    init() async throws {
        let household = try await Household()
        self.app = household.app
        let app = household.app.app
        for day in 1...11 {
            try await household.alex.post(
                "/progress/measurements", ["weight": "7\(day % 10)", "height": "170", "date": "2026-10-\(day + 10)"])
        }
        _ = try await household.app.signIn(Cast.alex)
        let guest = Browser(household.app)
        try await guest.post("/guest")
        let full = try await Self.visit(of: household.alex, app)
        let empty = try await Self.visit(of: guest, app)
        addEntrance(app)
        for visit in [full, empty] {
            try await addProgress(visit)
            try await addAccount(visit)
            try await addGoals(visit)
            try await addRecords(visit)
            try await addAnalyses(visit)
            try await addWorkouts(visit)
            try await addRoutines(visit)
            try await addPrograms(visit)
            try await addTargets(visit)
            try await addNutrition(visit)
            try addFoods(visit)
            try await addSettings(visit)
            try await addEquipment(visit)
            try await addHealth(visit)
            try await addImports(visit)
            try await addAPIKeys(visit)
        }
        try await addJournal(full, household.photo)
        try await addTrack(full)
        try await addAchievements(full, afterTraining: true)
        try await addAchievements(empty, afterTraining: false)
        addFailures(full)
        try await addUnsent(full)
        try await addTrainers(full, empty)
        try await addShares(full, household.share, empty)
        try await addAdministration(full)
        try await addTimedWorkouts(full)
        try await addRoutineWorkouts(full)
        try await addTogether(full)
    }

    private static func visit(of browser: Browser, _ app: App) async throws -> MemberVisit {
        let cookie = await "workhome=\(browser.sessionToken ?? "")"
        let request = Request(target: try RequestTarget("/"), headers: [.cookie: cookie])
        guard let member = try await Visit(app: app, request: request).member() else { throw NobodySignedIn() }
        return member
    }

    private mutating func add(
        _ content: some PageContent, _ app: App, _ user: User?, notice: Notice? = nil, appearance: Appearance = .system
    ) {
        let layout = Layout(
            title: "‹Title›", destination: .home, user: user.map(Layout.Person.init), notice: notice,
            newRecords: notice.map { _ in [Link("‹Label›", to: "/")] } ?? [],
            assets: app.resources.assetPaths, navigation: app.resources.navigation[.home],
            today: LocalDay(daysSinceEpoch: 20_000), appearance: appearance,
            revision: user.map { Revision(person: $0.revision, household: 0) })
        pages.append(("\(type(of: content))", layout.page(content)))
    }

    mutating func add(
        _ content: some PageContent, _ visit: MemberVisit, notice: Notice? = nil, appearance: Appearance = .system
    ) {
        add(content, visit.app, visit.user, notice: notice, appearance: appearance)
    }

    private mutating func addEntrance(_ app: App) {
        var login = LoginForm()
        login.reject(LoginForm.wrongPassword)
        login.back = ReturnPath("/records")
        let access = HouseholdAccess(takesRegistrations: true, takesGuests: true)
        add(LoginPage(form: login, access: access, isNew: false), app, nil, notice: Notice(.accountCreated))
        add(LoginPage(form: LoginForm(), access: access, isNew: true), app, nil)
        var registration = RegistrationForm(Units(weight: .pounds, distance: .miles))
        registration.fitnessGoal.value = ""
        _ = registration.validate(now: app.clock(), timeZone: .gmt)
        registration.invite = "invite"
        add(RegistrationPage(form: registration, isFirst: true), app, nil)
        add(RegistrationPage(refusalText: AdminTexts.invitationRequired), app, nil)
        add(PasswordResetPage(form: PasswordResetForm(token: "token"), firstName: "Alex"), app, nil)
        let problem = ErrorPage.Problem(status: .notFound, text: "‹Text›", action: Link("‹Label›", to: "/"))
        add(ErrorPage(problem: problem), app, nil)
        add(StoragePage(attempt: attempt), app, nil)
        add(StoragePage(attempt: attempt(["email": "a@b.example", "password": "secret"], Paths.login)), app, nil)
        add(StoragePage(attempt: attempt(["token": "secret", "password": "secret"], Paths.passwordReset)), app, nil)
    }

    private let attempt = StoragePage.Attempt(
        action: "/", isMultipart: true, cancelPath: "/",
        fields: PreservedFields(FormFields(Query(items: [.init(name: "text", value: "Typed")])), action: "/"),
        hadFiles: true
    )

    private func attempt(_ fields: KeyValuePairs<String, String>, _ action: String) -> StoragePage.Attempt {
        let items = fields.map { Query.Item(name: $0.key, value: $0.value) }
        return StoragePage.Attempt(
            action: action, isMultipart: false, cancelPath: "/",
            fields: PreservedFields(FormFields(Query(items: items)), action: action), hadFiles: false)
    }

    private mutating func addFailures(_ visit: MemberVisit) {
        let problem = ErrorPage.Problem(status: .notFound, text: "‹Text›", action: Link("‹Label›", to: "/"))
        add(ErrorPage(problem: problem), visit, notice: Notice(.weightKept))
        add(StoragePage(attempt: attempt), visit)
        add(SignedOutPage(attempt: attempt), visit)
        add(SignedOutPage(attempt: attempt(["new_password": "secret"], Paths.profilePassword)), visit)
        add(OfflinePage(), visit.app, nil)
        let question = ConfirmPage.Question(
            title: "‹Title›", text: "‹Text›", action: "/", label: "‹Label›", cancelPath: "/")
        add(ConfirmPage(question: question), visit)
    }

    private mutating func addUnsent(_ visit: MemberVisit) async throws {
        let now = visit.now
        let writer = visit.user.uuid
        let held = try await app.app.database.write { database in
            let typed = [Query.Item(name: "about", value: "‹Name›"), Query.Item(name: "text", value: "‹A text›")]
            _ = try HeldForm.hold(
                database, Query(items: typed), sentTo: "/journal/2026-11-20", writer: writer, now: now)
            return try visit.user.access.heldForm(database, now: now)
        }
        if let held { add(UnsentPage(form: held, moment: "‹Moment›"), visit) }
    }

    private mutating func addProgress(_ visit: MemberVisit) async throws {
        let (weights, course, entry) = try await visit.read { database, user in
            (
                try user.weights.latestWeightRecords(database, limit: 11),
                try user.weights.weightSeries(database, .all, today: visit.today),
                try user.journal.latestJournalEntry(database)
            )
        }
        var user = visit.user
        user.startingWeightKilograms = 90
        // Long enough to show months.
        let days = (0..<200).map { ChartValue(day: visit.today - (200 - $0), value: 80) }
        for course in [course, WeightSeries(days, span: course.span)] {
            add(
                ProgressPage(
                    user: user, today: visit.today, course: course, latest: weights.first,
                    history: WeightHistory(weights, skipped: 0, user: visit.user, unsure: nil, today: visit.today)),
                visit)
        }
        let data = HomeData(
            weight: course, latestEntry: entry, loggedDays: [visit.today], suggestion: nil,
            today: HomeToday(steps: 1_000, eatenKilocalories: 500, reminders: DueReminder.allCases),
            nextAchievement: AchievementCard(Achievement.allCases[0], Standing(), visit.user.units),
            goals: try await visit.read { try $1.goals.states($0, today: visit.today) })
        add(HomePage(user: visit.user, today: visit.today, hour: 9, data: data), visit)
        var form = MeasurementsForm(visit.user, on: visit.today, today: visit.today)
        form.weight.value = "much"
        form.height.value = "tall"
        form.weightUnit.value = "stones"
        _ = form.validate()
        add(MeasurementsPage(form: form), visit)
        var start = ChangeStartForm(visit.user, today: visit.today)
        start.date.value = "2999-01-01"
        _ = start.validate()
        add(ChangeStartPage(form: start), visit)
    }

    private mutating func addAccount(_ visit: MemberVisit) async throws {
        let now = visit.now
        let (sessions, apps) = try await visit.read {
            (try $1.access.sessions($0, now: now), try $1.access.apiSignIns($0, now: now))
        }
        var page = ProfilePage(visit.user, today: visit.today)
        page.photoForm.photo.error = "‹Please choose a photo›"
        page.accountForm?.invite = "invite"
        page.guestDays = 180
        add(page, visit)
        add(SessionsPage(sessions: sessions, apps: apps, visit: visit), visit)
        addUnits(visit)
    }

    private mutating func addJournal(_ visit: MemberVisit, _ photo: String) async throws {
        let yesterday = visit.today.previous
        let (entry, photos, summary) = try await visit.read { database, user in
            (
                try user.journal.journalEntry(database, on: yesterday),
                try user.journal.journalPhotos(database, on: yesterday),
                try user.journal.daySummary(database, on: yesterday)
            )
        }
        add(
            JournalMonthPage(
                month: visit.today.month, today: visit.today, firstWeekday: .sunday, entries: [entry].compactMap { $0 }),
            visit)
        let withYears = DaySummary(
            logged: summary.logged, improvements: summary.improvements, meals: summary.meals,
            earlierYears: [EarlierYear(day: yesterday.yearsEarlier(1), entry: entry, training: nil)])
        add(JournalEntryPage(visit, day: yesterday, entry: entry, photos: photos, summary: withYears), visit)
        add(JournalEntryPage(visit, day: visit.today, entry: nil, photos: [], summary: nil), visit)
        try await addJournalLists(visit)
        var form = JournalForm(day: yesterday, entry: entry, photos: photos)
        form.photoErrors = [.init(filename: "a.jpg", message: "‹Message›")]
        form.text.error = "‹Message›"
        add(JournalEditorPage(form: form), visit)
        let places = photos.map { JournalPhotoPlace(day: yesterday, photo: $0.uuid) }
        let photo = JournalPhotoPage.Photo(
            day: yesterday, photos: photos, index: 1, gallerySkipped: nil, previous: places[0], next: places[2])
        add(JournalPhotoPage(photo: photo), visit)
    }
}

struct NobodySignedIn: Error {}
