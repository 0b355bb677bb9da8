import Models
import Routines
import Texts

extension Notice {
    var text: String {
        switch code {
        case .accountCreated: NoticeTexts.accountCreated
        case .signedOut: NoticeTexts.youAreSignedOut
        case .profileSaved: NoticeTexts.profileSaved
        case .photoSaved: NoticeTexts.profilePhotoSaved
        case .photoRemoved: NoticeTexts.profilePhotoRemoved
        case .emailChanged: NoticeTexts.emailChanged
        case .passwordChanged: NoticeTexts.passwordChanged
        case .passwordAndKeysChanged:
            NoticeTexts.passwordChangedKeysRevoked
        case .accountCompleted: NoticeTexts.guestAccountReady
        case .sessionEnded: NoticeTexts.signedOutOnThatDevice
        case .otherSessionsEnded: NoticeTexts.signedOutEverywhereElse
        case .unitsSaved: NoticeTexts.unitsAndWeekSaved
        case .measurementsSaved: NoticeTexts.measurementsSaved
        case .heightSaved: NoticeTexts.heightSaved
        case .weightDeleted: NoticeTexts.weightDeleted
        case .weightKept: NoticeTexts.onlyWeightCantBeDeleted
        case .entrySaved: NoticeTexts.entrySaved
        case .entryDeleted: NoticeTexts.entryDeleted
        case .journalPhotoDeleted: NoticeTexts.photoDeleted
        case .restDaysSaved: NoticeTexts.restDaysSaved
        case .daysOffMarked: NoticeTexts.daysOffMarked
        case .daysOffRemoved: NoticeTexts.daysOffRemoved
        case .setSaved: NoticeTexts.setSaved
        case .setRecord: NoticeTexts.setSavedNewRecord
        case .setsSaved: NoticeTexts.setsSaved
        case .setsRecord: NoticeTexts.setsSavedNewRecord
        case .setDeleted: NoticeTexts.setDeleted
        case .cardioSaved: NoticeTexts.sessionSaved
        case .cardioRecord: NoticeTexts.sessionSavedNewRecord
        case .cardioDeleted: NoticeTexts.sessionDeleted
        case .valueSaved: NoticeTexts.saved
        case .valueDeleted: NoticeTexts.entryDeleted
        case .undone: NoticeTexts.undone
        case .undoRefused: NoticeTexts.cantBeUndone
        case .exerciseAdded: NoticeTexts.exerciseAdded
        case .exerciseSaved: NoticeTexts.exerciseSaved
        case .exerciseArchived: NoticeTexts.exerciseArchived
        case .exerciseRestored: NoticeTexts.exerciseRestored
        case .exerciseHidden: NoticeTexts.exerciseHidden
        case .exerciseShown: NoticeTexts.exerciseShownAgain
        case .exerciseDeleted: NoticeTexts.exerciseDeleted
        case .trackableAdded: NoticeTexts.trackableAdded
        case .trackableSaved: NoticeTexts.trackableSaved
        case .trackableArchived: NoticeTexts.trackableArchived
        case .trackableRestored: NoticeTexts.trackableRestored
        case .trackableDeleted: NoticeTexts.trackableDeleted
        case .equipmentSaved: NoticeTexts.equipmentSaved
        case .equipmentArchived: NoticeTexts.equipmentArchived
        case .equipmentRestored: NoticeTexts.equipmentRestored
        case .equipmentDeleted: NoticeTexts.equipmentDeleted
        case .platesSaved: NoticeTexts.platesSaved
        case .platesDeleted: NoticeTexts.platesDeleted
        case .remindersSaved: NoticeTexts.remindersSaved
        case .healthTokenRevoked: NoticeTexts.tokenRevoked
        case .apiKeyRevoked: NoticeTexts.keyRevoked
        case .healthSourceDeleted: NoticeTexts.dataDeleted
        case .importDiscarded: NoticeTexts.importDiscarded
        case .routinesSaved: NoticeTexts.routinesSaved
        case .importAnswered: NoticeTexts.alreadyDoneOrExpired
        case .appearanceSaved: NoticeTexts.appearanceSaved
        case .restTimerSaved: NoticeTexts.restTimerSaved
        case .foodAdded: NoticeTexts.foodAdded
        case .foodPlanned: NoticeTexts.foodPlanned
        case .foodSaved: NoticeTexts.foodSaved
        case .foodRemoved: NoticeTexts.foodRemoved
        case .mealsCopied: NoticeTexts.mealsCopied
        case .foodEaten: NoticeTexts.foodEaten
        case .caloriesComputed: NoticeTexts.caloriesComputed
        case .mealSaved: NoticeTexts.mealSaved
        case .mealDeleted: NoticeTexts.mealDeleted
        case .recipeSaved: NoticeTexts.recipeSaved
        case .ingredientAdded: NoticeTexts.ingredientAdded
        case .ingredientRemoved: NoticeTexts.ingredientRemoved
        case .amountChanged: NoticeTexts.amountChanged
        case .recipeDeleted: NoticeTexts.recipeDeleted
        case .targetsSaved: NoticeTexts.targetsSaved
        case .accountDeleted:
            deleted.text.map { NoticeTexts.yourAccountIsDeletedWith($0) } ?? NoticeTexts.yourAccountIsDeleted
        case .planSaved: NoticeTexts.planSaved
        case .planCopied: NoticeTexts.planCopied
        case .planDeleted: NoticeTexts.planDeleted
        case .tooManyPlans: WorkoutTexts.tooManyPlans(User.Workouts.maximumOwnPlans)
        case .programSaved: NoticeTexts.programSaved
        case .programStarted: NoticeTexts.programStarted
        case .programEnded: NoticeTexts.programEnded
        case .programDeleted: NoticeTexts.programDeleted
        case .trainingMaxSaved: NoticeTexts.trainingMaxSaved
        case .trainingMaxRemoved: NoticeTexts.trainingMaxRemoved
        case .programDaySkipped: NoticeTexts.programDaySkipped
        case .programDayChanged: NoticeTexts.programDayChanged
        case .routineSaved: NoticeTexts.routineSaved
        case .routineCopied: NoticeTexts.routineCopied
        case .routinePartlyCopied: NoticeTexts.routinePartlyCopied
        case .routineDeleted: NoticeTexts.routineDeleted
        case .routineShared: NoticeTexts.routineShared
        case .routineNotShared: NoticeTexts.routineNotShared
        case .routineNotCopied: RoutineTexts.nothingToCopy
        case .routineNotChanged: NoticeTexts.routineNotChanged
        case .recipeTooLight: RecipeTooLightError.message
        case .tooManyRoutines: RoutineTexts.tooManyRoutines(User.Routines.maximumRoutines)
        case .workoutRunning: NoticeTexts.workoutIsStillRunning
        case .workoutEmpty: NoticeTexts.workoutHasNoExercises
        case .workoutTooLong:
            NoticeTexts.workoutHasTooManyExercises(WorkoutPlan.maximumExercisesInAllRounds)
        case .workoutSaved: NoticeTexts.workoutSaved
        case .earlierWorkoutSaved: NoticeTexts.previousWorkoutSaved
        case .workoutDiscarded:
            NoticeTexts.workoutEndedUnsaved
        case .workoutDeleted: NoticeTexts.workoutDeleted
        case .workoutChanged: NoticeTexts.workoutChanged
        case .workoutReopened: NoticeTexts.workoutReopened
        case .routineWorkoutDiscarded: NoticeTexts.routineWorkoutDiscarded
        case .routineChanged: NoticeTexts.routineChanged
        case .partnerSetSaved: NoticeTexts.partnerSetSaved
        case .partnerSetTakenBack: NoticeTexts.partnerSetTakenBack
        case .sharedSetGone: NoticeTexts.sharedSetGone
        case .togetherEnded: NoticeTexts.togetherEnded
        case .togetherOver: NoticeTexts.togetherOver
        case .setSkipped: NoticeTexts.setSkipped
        case .setMissed: NoticeTexts.setMissed
        case .setsMissed: NoticeTexts.setsMissed
        case .setsSavedMissed: NoticeTexts.setsSavedOthersMissed
        case .setsRecordMissed: NoticeTexts.setsSavedNewRecordOthersMissed
        case .setAdded: NoticeTexts.setAdded
        case .warmUpsAdded: NoticeTexts.warmUpsAdded
        case .exerciseSwapped: NoticeTexts.exerciseSwapped
        case .ownFoodAdded: NoticeTexts.foodAddedChooseAmount
        case .ownFoodSaved: NoticeTexts.foodSaved
        case .ownFoodDeleted: NoticeTexts.foodDeleted
        case .trainerAdded: NoticeTexts.trainerAdded
        case .trainerSaved: NoticeTexts.trainerSaved
        case .trainerDeleted: NoticeTexts.trainerDeleted
        case .shareRevoked: NoticeTexts.linkEnded
        case .goalSaved: NoticeTexts.goalSaved
        case .goalPaused: NoticeTexts.goalPaused
        case .goalResumed: NoticeTexts.goalResumed
        case .goalArchived: NoticeTexts.goalArchived
        case .goalRestored: NoticeTexts.goalRestored
        case .goalDeleted: NoticeTexts.goalDeleted
        case .accessSaved: NoticeTexts.saved
        case .inviteRevoked: NoticeTexts.invitationCanceled
        case .madeAdmin: NoticeTexts.theyAreNowAnAdmin
        case .madeMember: NoticeTexts.theyAreNowAMember
        case .accountDisabled: NoticeTexts.accountDisabled
        case .accountEnabled: NoticeTexts.accountEnabled
        case .accountRemoved: NoticeTexts.accountDeleted
        case .lastAdmin: AdminTexts.noAdminLeft
        case .passwordReset: NoticeTexts.yourNewPasswordIsSaved
        case .backupMade: NoticeTexts.backedUpAndVerified
        case .backupRunning: CommonTexts.backupIsRunning
        case .backupFailed: NoticeTexts.backupFailed
        case .guestsCannotShare: NoticeTexts.guestsCantShare
        }
    }

    var isError: Bool { Self.errors.contains(code) }

    private static let errors: Set<Code> = [
        .weightKept, .undoRefused, .importAnswered, .tooManyPlans, .tooManyRoutines, .routineNotCopied,
        .routineNotChanged, .recipeTooLight, .workoutEmpty, .workoutTooLong,
        .guestsCannotShare,
        .lastAdmin, .backupFailed,
    ]
}
