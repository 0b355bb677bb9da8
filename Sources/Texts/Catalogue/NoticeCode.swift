/// What the next page says once after a change. A cookie carries the code, never the text.
package enum NoticeCode: String, CaseIterable, Sendable {
    case accountCreated, signedOut, profileSaved, photoSaved, photoRemoved, emailChanged, passwordChanged,
        passwordAndKeysChanged, accountCompleted, sessionEnded, otherSessionsEnded, unitsSaved, measurementsSaved,
        heightSaved, changeStartSaved, weightDeleted, weightKept, entrySaved, entryDeleted, journalPhotoDeleted,
        restDaysSaved, daysOffMarked, daysOffRemoved, setSaved, setRecord, setLeftWorkout, setsSaved, setsRecord,
        setDeleted, cardioSaved, cardioRecord, cardioDeleted, valueSaved, valueDeleted, undone, undoRefused, planSaved,
        planCopied, planDeleted, tooManyPlans, programSaved, programStarted, programEnded, programDeleted,
        trainingMaxSaved, trainingMaxRemoved, programDaySkipped, programDayChanged, routineSaved, routineCopied,
        routinePartlyCopied, routineDeleted, routineShared, routineNotShared, tooManyRoutines, routineNotCopied,
        routineNotChanged, recipeTooLight, workoutRunning, workoutEmpty, workoutTooLong, workoutSaved,
        earlierWorkoutSaved, workoutDiscarded, workoutDeleted, workoutChanged, workoutReopened, routineWorkoutDiscarded,
        routineChanged, partnerSetSaved, partnerSetTakenBack, sharedSetGone, togetherEnded, togetherOver, setSkipped,
        setMissed, setsMissed, setsSavedMissed, setsRecordMissed, setAdded, warmUpsAdded, exerciseSwapped,
        exerciseAdded, exerciseSaved, exerciseArchived, exerciseRestored, exerciseDeleted, exerciseHidden,
        exerciseShown, trackableAdded, trackableSaved, trackableArchived, trackableRestored, trackableDeleted,
        equipmentSaved, equipmentArchived, equipmentRestored, equipmentDeleted, platesSaved, platesDeleted,
        remindersSaved, healthTokenRevoked, apiKeyRevoked, healthSourceDeleted, smallerValueTaken, largerValueKept,
        correctionSettled, importDiscarded, routinesSaved, importAnswered, appearanceSaved, restTimerSaved, foodAdded,
        foodPlanned,
        foodSaved, foodRemoved, mealsCopied, foodEaten, caloriesComputed, mealSaved, mealDeleted, recipeSaved,
        ingredientAdded, ingredientRemoved, amountChanged, recipeDeleted, targetsSaved, accountDeleted, ownFoodAdded,
        ownFoodSaved, ownFoodDeleted, trainerAdded, trainerSaved, trainerDeleted, shareRevoked, goalSaved, goalPaused,
        goalResumed, goalArchived, goalRestored, goalDeleted, guestsCannotShare, accessSaved, inviteRevoked, madeAdmin,
        madeMember, accountDisabled, accountEnabled, accountRemoved, lastAdmin, passwordReset, backupMade,
        backupRunning, backupFailed

    /// Such as `profile-saved`.
    package var code: String {
        rawValue.reduce(into: "") { code, letter in
            code += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
        }
    }

    package init?(code: String) {
        guard let notice = Self.allCases.first(where: { $0.code == code }) else { return nil }
        self = notice
    }

    /// - Parameters:
    ///   - limit: the number that a notice about a limit says.
    ///   - deleted: what was deleted with an account.
    package func sentence(limit: Int, deleted: String?) -> String {
        switch self {
        case .tooManyPlans: WorkoutTexts.tooManyPlans(limit)
        case .tooManyRoutines: RoutineTexts.tooManyRoutines(limit)
        case .routineNotCopied: RoutineTexts.nothingToCopy
        case .recipeTooLight: NutritionTexts.cookedWeightTooSmall
        case .workoutTooLong: NoticeTexts.workoutTooLong(limit)
        case .accountDeleted: deleted.map(NoticeTexts.yourAccountIsDeletedWith) ?? NoticeTexts.yourAccountIsDeleted
        case .lastAdmin: AdminTexts.noAdminLeft
        case .backupRunning: CommonTexts.backupIsRunning
        default: NoticeTexts.sentence(code)
        }
    }
}
