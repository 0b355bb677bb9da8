import Models
import Texts

extension Notice {
    var text: String {
        switch code {
        case .accountCreated: NoticeTexts.accountCreatedSuccessfullyPleaseSign
        case .signedOut: NoticeTexts.youAreSignedOut
        case .profileSaved: NoticeTexts.profileSaved
        case .photoSaved: NoticeTexts.profilePhotoSaved
        case .photoRemoved: NoticeTexts.profilePhotoRemoved
        case .emailChanged: NoticeTexts.emailChangedSignInWith
        case .passwordChanged: NoticeTexts.passwordChangedYouAreSigned
        case .passwordAndKeysChanged:
            NoticeTexts.passwordChangedYouAreSignedOut
        case .accountCompleted: NoticeTexts.yourAccountIsReadyEverything
        case .sessionEnded: NoticeTexts.signedOutOnThatDevice
        case .otherSessionsEnded: NoticeTexts.signedOutEverywhereElse
        case .unitsSaved: NoticeTexts.unitsAndWeekSaved
        case .measurementsSaved: NoticeTexts.measurementsSaved
        case .heightSaved: NoticeTexts.heightSaved
        case .weightDeleted: NoticeTexts.weightDeleted
        case .weightKept: NoticeTexts.yourOnlyWeightCantBe
        case .entrySaved: NoticeTexts.entrySaved
        case .entryDeleted: NoticeTexts.entryDeleted
        case .journalPhotoDeleted: NoticeTexts.photoDeleted
        case .restDaysSaved: NoticeTexts.restDaysSaved
        case .daysOffMarked: NoticeTexts.daysOffMarked
        case .daysOffRemoved: NoticeTexts.daysOffRemoved
        case .setSaved: NoticeTexts.setSaved
        case .setRecord: NoticeTexts.setSavedNewPersonalRecord
        case .setsSaved: NoticeTexts.setsSaved
        case .setsRecord: NoticeTexts.setsSavedNewPersonalRecord
        case .setDeleted: NoticeTexts.setDeleted
        case .cardioSaved: NoticeTexts.sessionSaved
        case .cardioRecord: NoticeTexts.sessionSavedNewPersonalRecord
        case .cardioDeleted: NoticeTexts.sessionDeleted
        case .valueSaved: NoticeTexts.saved
        case .valueDeleted: NoticeTexts.entryDeleted
        case .undone: NoticeTexts.undone
        case .undoRefused: NoticeTexts.thisCantBeUndoneIt
        case .exerciseAdded: NoticeTexts.exerciseAdded
        case .exerciseSaved: NoticeTexts.exerciseSaved
        case .exerciseArchived: NoticeTexts.exerciseArchived
        case .exerciseRestored: NoticeTexts.exerciseRestored
        case .exerciseHidden: NoticeTexts.exerciseHiddenWhatYouLogged
        case .exerciseShown: NoticeTexts.exerciseShownAgain
        case .exerciseDeleted: NoticeTexts.exerciseDeleted
        case .trackableAdded: NoticeTexts.trackableAdded
        case .trackableSaved: NoticeTexts.trackableSaved
        case .trackableArchived: NoticeTexts.trackableArchived
        case .trackableRestored: NoticeTexts.trackableRestored
        case .trackableDeleted: NoticeTexts.trackableDeleted
        case .remindersSaved: NoticeTexts.remindersSaved
        case .healthTokenRevoked: NoticeTexts.tokenRevoked
        case .apiKeyRevoked: NoticeTexts.keyRevoked
        case .healthSourceDeleted: NoticeTexts.dataDeleted
        case .importDiscarded: NoticeTexts.discardedNothingFromTheFile
        case .importAnswered: NoticeTexts.thisWasAlreadyDoneOr
        case .appearanceSaved: NoticeTexts.appearanceSaved
        case .restTimerSaved: NoticeTexts.restTimerSaved
        case .foodAdded: NoticeTexts.foodAdded
        case .foodSaved: NoticeTexts.foodSaved
        case .foodRemoved: NoticeTexts.foodRemoved
        case .mealsCopied: NoticeTexts.copied
        case .mealSaved: NoticeTexts.mealSaved
        case .mealDeleted: NoticeTexts.mealDeleted
        case .recipeSaved: NoticeTexts.recipeSaved
        case .recipeDeleted: NoticeTexts.recipeDeleted
        case .targetsSaved: NoticeTexts.targetsSavedTheyApplyFrom
        case .accountDeleted:
            deleted.text.map { NoticeTexts.yourAccountIsDeleted($0) } ?? NoticeTexts.yourAccountIsDeleted2
        case .planSaved: NoticeTexts.planSaved
        case .planCopied: NoticeTexts.copiedYouCanChangeThis
        case .planDeleted: NoticeTexts.planDeleted
        case .tooManyPlans: NoticeTexts.youHavePlansTheMaximum(User.Workouts.maximumOwnPlans)
        case .workoutRunning: NoticeTexts.yourWorkoutIsStillRunning
        case .workoutEmpty: NoticeTexts.thisWorkoutHasNoExercises
        case .workoutTooLong:
            NoticeTexts.thisWorkoutHasMoreThan(WorkoutPlan.maximumExercisesInAllRounds)
        case .workoutSaved: NoticeTexts.workoutSaved
        case .earlierWorkoutSaved: NoticeTexts.yourPreviousWorkoutIsSaved
        case .workoutDiscarded:
            NoticeTexts.workoutEndedNoExerciseWas
        case .workoutDeleted: NoticeTexts.workoutDeleted
        case .ownFoodAdded: NoticeTexts.foodAddedNowChooseHow
        case .ownFoodSaved: NoticeTexts.foodSaved
        case .ownFoodDeleted: NoticeTexts.foodDeleted
        case .trainerAdded: NoticeTexts.trainerAdded
        case .trainerSaved: NoticeTexts.trainerSaved
        case .trainerDeleted: NoticeTexts.trainerDeleted
        case .shareRevoked: NoticeTexts.linkEndedItNoLonger
        case .goalSaved: NoticeTexts.goalSaved
        case .goalPaused: NoticeTexts.goalPausedNothingIsDue
        case .goalResumed: NoticeTexts.goalResumed
        case .goalArchived: NoticeTexts.goalArchived
        case .goalRestored: NoticeTexts.goalRestored
        case .goalDeleted: NoticeTexts.goalDeleted
        case .accessSaved: NoticeTexts.saved
        case .inviteRevoked: NoticeTexts.invitationCanceledItNoLonger
        case .madeAdmin: NoticeTexts.theyAreNowAnAdmin
        case .madeMember: NoticeTexts.theyAreNowAMember
        case .accountDisabled: NoticeTexts.accountDisabledTheyAreSigned
        case .accountEnabled: NoticeTexts.accountEnabledTheyCanSign
        case .accountRemoved: NoticeTexts.accountDeleted
        case .lastAdmin: LastAdminError().description
        case .passwordReset: NoticeTexts.yourNewPasswordIsSaved
        case .backupMade: NoticeTexts.backedUpAndVerifiedBy
        case .backupRunning: NoticeTexts.aBackupIsBeingMade
        case .backupFailed: NoticeTexts.theBackupFailedTheReason
        case .guestsCannotShare: NoticeTexts.createYourAccountFirstA
        }
    }

    var isError: Bool { Self.errors.contains(code) }

    private static let errors: Set<Code> = [
        .weightKept, .undoRefused, .importAnswered, .tooManyPlans, .workoutEmpty, .workoutTooLong, .guestsCannotShare,
        .lastAdmin, .backupFailed,
    ]
}
