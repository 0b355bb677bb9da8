import HTTP

/// What the next page says once, after a redirect. The cookie carries a code, never a text of its own.
struct Notice: Sendable, Equatable {
    enum Code: String, CaseIterable, Sendable {
        case accountCreated = "account-created"
        case signedOut = "signed-out"
        case profileSaved = "profile-saved"
        case photoSaved = "photo-saved"
        case photoRemoved = "photo-removed"
        case passwordChanged = "password-changed"
        case accountCompleted = "account-completed"
        case sessionEnded = "session-ended"
        case otherSessionsEnded = "other-sessions-ended"
        case unitsSaved = "units-saved"
        case measurementsSaved = "measurements-saved"
        case heightSaved = "height-saved"
        case weightDeleted = "weight-deleted"
        case weightKept = "weight-kept"
        case entrySaved = "entry-saved"
        case entryDeleted = "entry-deleted"
        case journalPhotoDeleted = "journal-photo-deleted"
        case restDaysSaved = "rest-days-saved"
        case daysOffMarked = "days-off-marked"
        case daysOffRemoved = "days-off-removed"
        case setSaved = "set-saved"
        case setRecord = "set-record"
        case setDeleted = "set-deleted"
        case cardioSaved = "cardio-saved"
        case cardioRecord = "cardio-record"
        case cardioDeleted = "cardio-deleted"
        case valueSaved = "value-saved"
        case valueDeleted = "value-deleted"
        case undone = "undone"
        case undoRefused = "undo-refused"
        case planSaved = "plan-saved"
        case planCopied = "plan-copied"
        case planDeleted = "plan-deleted"
        case tooManyPlans = "too-many-plans"
        case workoutRunning = "workout-running"
        case workoutEmpty = "workout-empty"
        case workoutTooLong = "workout-too-long"
        case workoutSaved = "workout-saved"
        case earlierWorkoutSaved = "earlier-workout-saved"
        case workoutDiscarded = "workout-discarded"
        case workoutDeleted = "workout-deleted"
        case exerciseAdded = "exercise-added"
        case exerciseSaved = "exercise-saved"
        case exerciseArchived = "exercise-archived"
        case exerciseRestored = "exercise-restored"
        case exerciseDeleted = "exercise-deleted"
        case trackableAdded = "trackable-added"
        case trackableSaved = "trackable-saved"
        case trackableArchived = "trackable-archived"
        case trackableRestored = "trackable-restored"
        case trackableDeleted = "trackable-deleted"
        case remindersSaved = "reminders-saved"
        case appearanceSaved = "appearance-saved"
        case accountDeleted = "account-deleted"
    }

    var code: Code
    /// The address to fill in at the login form; empty elsewhere.
    var email: String = ""
    /// The step that the notice offers to take back.
    var undoStep: Int64?
    /// The achievements that were unlocked.
    var unlocked: [Achievement] = []
    /// What went with an account.
    var deleted = AccountContents()

    var text: String {
        switch code {
        case .accountCreated: "Account created successfully! Please sign in with your credentials."
        case .signedOut: "You are signed out."
        case .profileSaved: "Profile saved."
        case .photoSaved: "Profile photo saved."
        case .photoRemoved: "Profile photo removed."
        case .passwordChanged: "Password changed. Your other sessions have ended."
        case .accountCompleted: "Your account is ready. Everything you tracked as a guest is in it."
        case .sessionEnded: "Session ended."
        case .otherSessionsEnded: "All other sessions have ended."
        case .unitsSaved: "Units and week saved."
        case .measurementsSaved: "Measurements saved."
        case .heightSaved: "Height saved."
        case .weightDeleted: "Weight deleted."
        case .weightKept: "Your only weight can't be deleted. Update it instead."
        case .entrySaved: "Entry saved."
        case .entryDeleted: "Entry deleted."
        case .journalPhotoDeleted: "Photo deleted."
        case .restDaysSaved: "Rest days saved."
        case .daysOffMarked: "Days off marked."
        case .daysOffRemoved: "Days off removed."
        case .setSaved: "Set saved."
        case .setRecord: "Set saved. New personal record!"
        case .setDeleted: "Set deleted."
        case .cardioSaved: "Session saved."
        case .cardioRecord: "Session saved. New personal record!"
        case .cardioDeleted: "Session deleted."
        case .valueSaved: "Log saved."
        case .valueDeleted: "Log deleted."
        case .undone: "Undone."
        case .undoRefused: "That can't be undone: it was changed or removed since."
        case .exerciseAdded: "Exercise added."
        case .exerciseSaved: "Exercise saved."
        case .exerciseArchived: "Exercise archived."
        case .exerciseRestored: "Exercise restored."
        case .exerciseDeleted: "Exercise deleted."
        case .trackableAdded: "Trackable added."
        case .trackableSaved: "Trackable saved."
        case .trackableArchived: "Trackable archived."
        case .trackableRestored: "Trackable restored."
        case .trackableDeleted: "Trackable deleted."
        case .remindersSaved: "Reminders saved."
        case .appearanceSaved: "Appearance saved."
        case .accountDeleted: deleted.text.map { "Your account is deleted: \($0)." } ?? "Your account is deleted."
        case .planSaved: "Plan saved."
        case .planCopied: "Copied. This plan is yours to change."
        case .planDeleted: "Plan deleted."
        case .tooManyPlans: "You have \(User.mostOwnPlans) plans, which is the most there can be. Delete one first."
        case .workoutRunning: "Your workout is still running. End it before you start another one."
        case .workoutEmpty: "This workout has no exercises yet. Add one to start it."
        case .workoutTooLong:
            "This workout has more than \(WorkoutPlan.mostExercisesInAllRounds) exercises in all rounds together, which is "
                + "the most there can be. Make it shorter to start it."
        case .workoutSaved: "Workout saved."
        case .earlierWorkoutSaved: "Your workout before this one is saved."
        case .workoutDiscarded:
            "Workout ended. No exercise was finished, so nothing was recorded. Start again whenever you like."
        case .workoutDeleted: "Workout deleted."
        }
    }

    var isError: Bool { [.weightKept, .undoRefused, .tooManyPlans, .workoutEmpty, .workoutTooLong].contains(code) }

    private static let cookieName = "workhome_notice"

    init(
        _ code: Code, email: String = "", undoStep: Int64? = nil, unlocked: [Achievement] = [],
        deleted: AccountContents = AccountContents()
    ) {
        self.code = code
        self.email = email
        self.undoStep = undoStep
        self.unlocked = unlocked
        self.deleted = deleted
    }

    /// The notice that a redirect left for this page.
    init?(_ request: Request) {
        guard let value = request.cookie(Self.cookieName) else { return nil }
        let parts = value.split(separator: ":", omittingEmptySubsequences: false)
        guard let code = Code(rawValue: String(parts[0])) else { return nil }
        self.init(code)
        for part in parts.dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2 else { continue }
            switch pair[0] {
            case "email": email = PercentEncoding.decode(pair[1], plusIsSpace: false) ?? ""
            case "undo": undoStep = Int64(pair[1])
            case "unlocked": unlocked += [Achievement(rawValue: String(pair[1]))].compactMap { $0 }
            default:
                guard let kind = AccountContents.Kind(rawValue: String(pair[0])) else { continue }
                deleted.counts[kind] = Int(pair[1])
            }
        }
    }

    func cookie(for request: Request) throws -> SetCookie {
        var parts = [code.rawValue]
        if !email.isEmpty { parts.append("email=\(PercentEncoding.encode(email))") }
        if let undoStep { parts.append("undo=\(undoStep)") }
        parts += AccountContents.Kind.allCases.compactMap { kind in
            deleted.counts[kind].flatMap { $0 > 0 ? "\(kind.rawValue)=\($0)" : nil }
        }
        parts += unlocked.map { "unlocked=\($0.rawValue)" }
        return try Self.cookie(value: parts.joined(separator: ":"), maxAgeSeconds: 60, request)
    }

    static func expiredCookie(for request: Request) throws -> SetCookie {
        try cookie(value: "", maxAgeSeconds: 0, request)
    }

    private static func cookie(value: String, maxAgeSeconds: Int, _ request: Request) throws -> SetCookie {
        try SetCookie(
            name: cookieName, value: value, path: "/", maxAgeSeconds: maxAgeSeconds, isHTTPOnly: true,
            isSecure: request.scheme == .https, sameSite: .lax)
    }
}
