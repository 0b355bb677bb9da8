/// What the next page says once after a change. A cookie carries the code, never the text.
package enum NoticeTexts: String, CaseIterable, Sendable {
    case accountCreated, signedOut, profileSaved, photoSaved, photoRemoved, emailChanged, passwordChanged,
        passwordAndKeysChanged, accountCompleted, sessionEnded, otherSessionsEnded, unitsSaved, measurementsSaved,
        heightSaved, changeStartSaved, weightDeleted, weightKept, entrySaved, entryDeleted, journalPhotoDeleted,
        restDaysSaved,
        daysOffMarked, daysOffRemoved, setSaved, setRecord, setLeftWorkout, setsSaved, setsRecord, setDeleted,
        cardioSaved, cardioRecord, cardioDeleted, valueSaved, valueDeleted, undone, undoRefused, planSaved, planCopied,
        planDeleted, tooManyPlans, programSaved, programStarted, programEnded, programDeleted, trainingMaxSaved,
        trainingMaxRemoved, programDaySkipped, programDayChanged, routineSaved, routineCopied, routinePartlyCopied,
        routineDeleted, routineShared, routineNotShared, tooManyRoutines, routineNotCopied, routineNotChanged,
        recipeTooLight, workoutRunning, workoutEmpty, workoutTooLong, workoutSaved, earlierWorkoutSaved,
        workoutDiscarded, workoutDeleted, workoutChanged, workoutReopened, routineWorkoutDiscarded, routineChanged,
        partnerSetSaved, partnerSetTakenBack, sharedSetGone, togetherEnded, togetherOver, setSkipped, setMissed,
        setsMissed, setsSavedMissed, setsRecordMissed, setAdded, warmUpsAdded, exerciseSwapped, exerciseAdded,
        exerciseSaved, exerciseArchived, exerciseRestored, exerciseDeleted, exerciseHidden, exerciseShown,
        trackableAdded, trackableSaved, trackableArchived, trackableRestored, trackableDeleted, equipmentSaved,
        equipmentArchived, equipmentRestored, equipmentDeleted, platesSaved, platesDeleted, remindersSaved,
        healthTokenRevoked, apiKeyRevoked, healthSourceDeleted, smallerValueTaken, largerValueKept, importDiscarded,
        routinesSaved, importAnswered, appearanceSaved, restTimerSaved, foodAdded, foodPlanned, foodSaved, foodRemoved,
        mealsCopied, foodEaten, caloriesComputed, mealSaved, mealDeleted, recipeSaved, ingredientAdded,
        ingredientRemoved, amountChanged, recipeDeleted, targetsSaved, accountDeleted, ownFoodAdded, ownFoodSaved,
        ownFoodDeleted, trainerAdded, trainerSaved, trainerDeleted, shareRevoked, goalSaved, goalPaused, goalResumed,
        goalArchived, goalRestored, goalDeleted, guestsCannotShare, accessSaved, inviteRevoked, madeAdmin, madeMember,
        accountDisabled, accountEnabled, accountRemoved, lastAdmin, passwordReset, backupMade, backupRunning,
        backupFailed

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
        case .accountCreated: text("Account created successfully! Please sign in with your credentials.")
        case .signedOut: text("You are signed out.")
        case .profileSaved: text("Profile saved.")
        case .photoSaved: text("Profile photo saved.")
        case .photoRemoved: text("Profile photo removed.")
        case .emailChanged: text("Email changed. Sign in with the new one from now on.")
        case .passwordChanged: text("Password changed. You are signed out everywhere else.")
        case .passwordAndKeysChanged:
            text("Password changed. You are signed out everywhere else, and your API keys are revoked.")
        case .accountCompleted: text("Your account is ready. Everything you tracked as a guest is in it.")
        case .sessionEnded: text("Signed out on that device.")
        case .otherSessionsEnded: text("Signed out everywhere else.")
        case .unitsSaved: text("Units and week saved.")
        case .measurementsSaved: text("Measurements saved.")
        case .heightSaved: text("Height saved.")
        case .changeStartSaved: text("Start saved.")
        case .weightDeleted: text("Weight deleted.")
        case .weightKept: text("Your only weight can’t be deleted. Update it instead.")
        case .entrySaved: text("Entry saved.")
        case .entryDeleted, .valueDeleted: text("Entry deleted.")
        case .journalPhotoDeleted: text("Photo deleted.")
        case .restDaysSaved: text("Rest days saved.")
        case .daysOffMarked: text("Days off marked.")
        case .daysOffRemoved: text("Days off removed.")
        case .setSaved: text("Set saved.")
        case .setLeftWorkout: text("Set saved. It is no longer part of its workout.")
        case .setRecord: text("Set saved. New personal record!")
        case .setsSaved: text("Sets saved.")
        case .setsRecord: text("Sets saved. New personal record!")
        case .setDeleted: text("Set deleted.")
        case .cardioSaved: text("Session saved.")
        case .cardioRecord: text("Session saved. New personal record!")
        case .cardioDeleted: text("Session deleted.")
        case .valueSaved, .accessSaved: text("Saved.")
        case .undone: text("Undone.")
        case .undoRefused: text("This can’t be undone: it has been changed or deleted since.")
        case .planSaved: text("Plan saved.")
        case .planCopied: text("Copied. You can change this plan.")
        case .planDeleted: text("Plan deleted.")
        case .tooManyPlans: WorkoutTexts.tooManyPlans(limit)
        case .programSaved: text("Program saved.")
        case .programStarted: text("Program started.")
        case .programEnded: text("Program ended.")
        case .programDeleted: text("Program deleted.")
        case .trainingMaxSaved: text("Training max saved.")
        case .trainingMaxRemoved: text("Training max removed.")
        case .programDaySkipped: text("Day skipped.")
        case .programDayChanged: text("Another day is due by now.")
        case .routineSaved: text("Routine saved.")
        case .routineCopied: text("Copied. You can change this routine.")
        case .routinePartlyCopied:
            text("Copied without the exercises that only their owner has. You can change this routine.")
        case .routineDeleted: text("Routine deleted.")
        case .routineShared: text("Shared. Others at home can see and copy this routine.")
        case .routineNotShared: text("No longer shared.")
        case .tooManyRoutines: RoutineTexts.tooManyRoutines(limit)
        case .routineNotCopied: RoutineTexts.nothingToCopy
        case .routineNotChanged: text("The routine stays as it was: it can’t take all of this workout’s exercises.")
        case .recipeTooLight: NutritionTexts.cookedWeightTooSmall
        case .workoutRunning: text("Your workout is still running. End it before you start another one.")
        case .workoutEmpty: text("This workout has no exercises yet. Add one to start it.")
        case .workoutTooLong:
            text(
                """
                This workout has more than \(limit) exercises in all rounds combined, the \
                maximum. Make it shorter to start it.
                """)
        case .workoutSaved: text("Workout saved.")
        case .earlierWorkoutSaved: text("Your previous workout is saved.")
        case .workoutDiscarded:
            text("Workout ended. No exercise was finished, so nothing was saved. Start again whenever you like.")
        case .workoutDeleted: text("Workout deleted.")
        case .workoutChanged: text("Workout changed.")
        case .workoutReopened: text("Go on where you were.")
        case .routineWorkoutDiscarded: text("Workout discarded. Its sets stay on Track.")
        case .routineChanged: text("The routine is changed.")
        case .partnerSetSaved: text("Set saved in the other person’s workout.")
        case .partnerSetTakenBack: text("Taken back: the set is open again in the other person’s workout.")
        case .sharedSetGone: text("That set has changed. Here is the workout as it is now.")
        case .togetherEnded: text("Your workout is no longer shared with them.")
        case .togetherOver: text("This workout isn’t shared any more.")
        case .setSkipped: text("Not done: skipped.")
        case .setMissed: text("Not done: this set counts as missed. You can undo it.")
        case .setsMissed: text("Not done: these sets count as missed. You can undo it.")
        case .setsSavedMissed: text("Sets saved. Those with 0 reps count as missed.")
        case .setsRecordMissed: text("Sets saved. New personal record! Those with 0 reps count as missed.")
        case .setAdded: text("Set added.")
        case .warmUpsAdded: text("Warm-ups added.")
        case .exerciseSwapped: text("Exercise swapped.")
        case .exerciseAdded: text("Exercise added.")
        case .exerciseSaved: text("Exercise saved.")
        case .exerciseArchived: text("Exercise archived.")
        case .exerciseRestored: text("Exercise restored.")
        case .exerciseDeleted: text("Exercise deleted.")
        case .exerciseHidden: text("Exercise hidden. What you logged stays.")
        case .exerciseShown: text("Exercise shown again.")
        case .trackableAdded: text("Trackable added.")
        case .trackableSaved: text("Trackable saved.")
        case .trackableArchived: text("Trackable archived.")
        case .trackableRestored: text("Trackable restored.")
        case .trackableDeleted: text("Trackable deleted.")
        case .equipmentSaved: text("Equipment saved.")
        case .equipmentArchived: text("Equipment archived.")
        case .equipmentRestored: text("Equipment restored.")
        case .equipmentDeleted: text("Equipment deleted.")
        case .platesSaved: text("Plates saved.")
        case .platesDeleted: text("Plates deleted.")
        case .remindersSaved: text("Reminders saved.")
        case .healthTokenRevoked: text("Token revoked.")
        case .apiKeyRevoked: text("Key revoked.")
        case .healthSourceDeleted: text("Data deleted.")
        case .smallerValueTaken: text("The smaller value counts now.")
        case .largerValueKept: text("The larger value stays.")
        case .importDiscarded: text("Discarded. Nothing from the file was kept.")
        case .routinesSaved: text("Routines saved.")
        case .importAnswered: text("This import was already confirmed or discarded, or it expired after a day.")
        case .appearanceSaved: text("Appearance saved.")
        case .restTimerSaved: text("Rest timer saved.")
        case .foodAdded: text("Food added.")
        case .foodPlanned: text("Planned.")
        case .foodSaved, .ownFoodSaved: text("Food saved.")
        case .foodRemoved: text("Food removed.")
        case .mealsCopied: text("Copied.")
        case .foodEaten: text("Marked as eaten.")
        case .caloriesComputed: text("Added. The calories are computed from the macros.")
        case .mealSaved: text("Meal saved.")
        case .mealDeleted: text("Meal deleted.")
        case .recipeSaved: text("Recipe saved.")
        case .ingredientAdded: text("Ingredient added.")
        case .ingredientRemoved: text("Ingredient removed.")
        case .amountChanged: text("Amount changed.")
        case .recipeDeleted: text("Recipe deleted.")
        case .targetsSaved: text("Targets saved. They apply from today.")
        case .accountDeleted:
            deleted.map { text("Your account is deleted: \($0).") } ?? text("Your account is deleted.")
        case .ownFoodAdded: text("Food added. Now choose how much you had.")
        case .ownFoodDeleted: text("Food deleted.")
        case .trainerAdded: text("Trainer added.")
        case .trainerSaved: text("Trainer saved.")
        case .trainerDeleted: text("Trainer deleted.")
        case .shareRevoked: text("Link ended. It no longer works.")
        case .goalSaved: text("Goal saved.")
        case .goalPaused: text("Goal paused. Nothing is due until you resume.")
        case .goalResumed: text("Goal resumed.")
        case .goalArchived: text("Goal archived.")
        case .goalRestored: text("Goal restored.")
        case .goalDeleted: text("Goal deleted.")
        case .guestsCannotShare: text("Create your account first: a guest can’t share their progress.")
        case .inviteRevoked: text("Invitation canceled. It no longer works.")
        case .madeAdmin: text("They are now an admin.")
        case .madeMember: text("They are now a member.")
        case .accountDisabled: text("Account disabled. They are signed out everywhere.")
        case .accountEnabled: text("Account enabled. They can sign in again.")
        case .accountRemoved: text("Account deleted.")
        case .lastAdmin: AdminTexts.noAdminLeft
        case .passwordReset: text("Your new password is saved. Please sign in with it.")
        case .backupMade: text("Backed up, and verified by a test restore.")
        case .backupRunning: CommonTexts.backupIsRunning
        case .backupFailed: text("The backup failed. The reason is below.")
        }
    }
}
