package enum NoticeTexts {
    package static var accountCreated: String {
        text("Account created successfully! Please sign in with your credentials.")
    }
    package static var youAreSignedOut: String { text("You are signed out.") }
    package static var profileSaved: String { text("Profile saved.") }
    package static var profilePhotoSaved: String { text("Profile photo saved.") }
    package static var profilePhotoRemoved: String { text("Profile photo removed.") }
    package static var emailChanged: String { text("Email changed. Sign in with the new one from now on.") }
    package static var passwordChanged: String {
        text("Password changed. You are signed out everywhere else.")
    }
    package static var passwordChangedKeysRevoked: String {
        text("Password changed. You are signed out everywhere else, and your API keys are revoked.")
    }
    package static var guestAccountReady: String {
        text("Your account is ready. Everything you tracked as a guest is in it.")
    }
    package static var signedOutOnThatDevice: String { text("Signed out on that device.") }
    package static var signedOutEverywhereElse: String { text("Signed out everywhere else.") }
    package static var unitsAndWeekSaved: String { text("Units and week saved.") }
    package static var measurementsSaved: String { text("Measurements saved.") }
    package static var heightSaved: String { text("Height saved.") }
    package static var weightDeleted: String { text("Weight deleted.") }
    package static var onlyWeightCantBeDeleted: String { text("Your only weight can’t be deleted. Update it instead.") }
    package static var entrySaved: String { text("Entry saved.") }
    package static var entryDeleted: String { text("Entry deleted.") }
    package static var photoDeleted: String { text("Photo deleted.") }
    package static var restDaysSaved: String { text("Rest days saved.") }
    package static var daysOffMarked: String { text("Days off marked.") }
    package static var daysOffRemoved: String { text("Days off removed.") }
    package static var setSaved: String { text("Set saved.") }
    package static var setSavedNewRecord: String { text("Set saved. New personal record!") }
    package static var setsSaved: String { text("Sets saved.") }
    package static var setsSavedNewRecord: String { text("Sets saved. New personal record!") }
    package static var setDeleted: String { text("Set deleted.") }
    package static var sessionSaved: String { text("Session saved.") }
    package static var sessionSavedNewRecord: String { text("Session saved. New personal record!") }
    package static var sessionDeleted: String { text("Session deleted.") }
    package static var saved: String { text("Saved.") }
    package static var undone: String { text("Undone.") }
    package static var cantBeUndone: String { text("This can’t be undone: it has been changed or deleted since.") }
    package static var exerciseAdded: String { text("Exercise added.") }
    package static var exerciseSaved: String { text("Exercise saved.") }
    package static var exerciseArchived: String { text("Exercise archived.") }
    package static var exerciseRestored: String { text("Exercise restored.") }
    package static var exerciseHidden: String { text("Exercise hidden. What you logged stays.") }
    package static var exerciseShownAgain: String { text("Exercise shown again.") }
    package static var exerciseDeleted: String { text("Exercise deleted.") }
    package static var trackableAdded: String { text("Trackable added.") }
    package static var trackableSaved: String { text("Trackable saved.") }
    package static var trackableArchived: String { text("Trackable archived.") }
    package static var trackableRestored: String { text("Trackable restored.") }
    package static var trackableDeleted: String { text("Trackable deleted.") }
    package static var equipmentSaved: String { text("Equipment saved.") }
    package static var equipmentArchived: String { text("Equipment archived.") }
    package static var equipmentRestored: String { text("Equipment restored.") }
    package static var equipmentDeleted: String { text("Equipment deleted.") }
    package static var platesSaved: String { text("Plates saved.") }
    package static var platesDeleted: String { text("Plates deleted.") }
    package static var remindersSaved: String { text("Reminders saved.") }
    package static var tokenRevoked: String { text("Token revoked.") }
    package static var keyRevoked: String { text("Key revoked.") }
    package static var dataDeleted: String { text("Data deleted.") }
    package static var routinesSaved: String { text("Routines saved.") }
    package static var importDiscarded: String { text("Discarded. Nothing from the file was kept.") }
    package static var alreadyDoneOrExpired: String {
        text("This import was already confirmed or discarded, or it expired after a day.")
    }
    package static var appearanceSaved: String { text("Appearance saved.") }
    package static var restTimerSaved: String { text("Rest timer saved.") }
    package static var foodAdded: String { text("Food added.") }
    package static var foodPlanned: String { text("Planned.") }
    package static var foodSaved: String { text("Food saved.") }
    package static var foodRemoved: String { text("Food removed.") }
    package static var mealsCopied: String { text("Copied.") }
    package static var foodEaten: String { text("Marked as eaten.") }
    package static var caloriesComputed: String { text("Added. The calories are computed from the macros.") }
    package static var mealSaved: String { text("Meal saved.") }
    package static var mealDeleted: String { text("Meal deleted.") }
    package static var recipeSaved: String { text("Recipe saved.") }
    package static var ingredientAdded: String { text("Ingredient added.") }
    package static var ingredientRemoved: String { text("Ingredient removed.") }
    package static var amountChanged: String { text("Amount changed.") }
    package static var recipeDeleted: String { text("Recipe deleted.") }
    package static var targetsSaved: String { text("Targets saved. They apply from today.") }
    package static func yourAccountIsDeletedWith(_ contents: String) -> String {
        text("Your account is deleted: \(contents).")
    }
    package static var yourAccountIsDeleted: String { text("Your account is deleted.") }
    package static var planSaved: String { text("Plan saved.") }
    package static var planCopied: String { text("Copied. You can change this plan.") }
    package static var planDeleted: String { text("Plan deleted.") }
    package static var programSaved: String { text("Program saved.") }
    package static var programStarted: String { text("Program started.") }
    package static var programEnded: String { text("Program ended.") }
    package static var programDeleted: String { text("Program deleted.") }
    package static var trainingMaxSaved: String { text("Training max saved.") }
    package static var trainingMaxRemoved: String { text("Training max removed.") }
    package static var programDaySkipped: String { text("Day skipped.") }
    package static var programDayChanged: String { text("Another day is due by now.") }
    package static var routineSaved: String { text("Routine saved.") }
    package static var routineCopied: String { text("Copied. You can change this routine.") }
    package static var routinePartlyCopied: String {
        text("Copied without the exercises that only their owner has. You can change this routine.")
    }
    package static var routineDeleted: String { text("Routine deleted.") }
    package static var routineNotChanged: String {
        text("The routine stays as it was: it can’t take all of this workout’s exercises.")
    }
    package static var routineShared: String { text("Shared. Others at home can see and copy this routine.") }
    package static var routineNotShared: String { text("No longer shared.") }
    package static var workoutIsStillRunning: String {
        text("Your workout is still running. End it before you start another one.")
    }
    package static var workoutHasNoExercises: String {
        text("This workout has no exercises yet. Add one to start it.")
    }
    package static func workoutHasTooManyExercises(_ maximum: Int) -> String {
        text(
            """
            This workout has more than \(maximum) exercises in all rounds combined, the \
            maximum. Make it shorter to start it.
            """)
    }
    package static var workoutSaved: String { text("Workout saved.") }
    package static var previousWorkoutSaved: String { text("Your previous workout is saved.") }
    package static var workoutEndedUnsaved: String {
        text("Workout ended. No exercise was finished, so nothing was saved. Start again whenever you like.")
    }
    package static var workoutDeleted: String { text("Workout deleted.") }
    package static var partnerSetSaved: String { text("Set saved in the other person’s workout.") }
    package static var partnerSetTakenBack: String {
        text("Taken back: the set is open again in the other person’s workout.")
    }
    package static var sharedSetGone: String { text("That set has changed. Here is the workout as it is now.") }
    package static var togetherEnded: String { text("Your workout is no longer shared with them.") }
    package static var togetherOver: String { text("This workout isn’t shared any more.") }
    package static var workoutChanged: String { text("Workout changed.") }
    package static var workoutReopened: String { text("Go on where you were.") }
    package static var routineWorkoutDiscarded: String { text("Workout discarded. Its sets stay on Track.") }
    package static var routineChanged: String { text("The routine is changed.") }
    package static var setSkipped: String { text("Not done: skipped.") }
    package static var setMissed: String { text("Not done: this set counts as missed. You can undo it.") }
    package static var setsMissed: String { text("Not done: these sets count as missed. You can undo it.") }
    package static var setsSavedOthersMissed: String { text("Sets saved. Those with 0 reps count as missed.") }
    package static var setsSavedNewRecordOthersMissed: String {
        text("Sets saved. New personal record! Those with 0 reps count as missed.")
    }
    package static var setAdded: String { text("Set added.") }
    package static var warmUpsAdded: String { text("Warm-ups added.") }
    package static var exerciseSwapped: String { text("Exercise swapped.") }
    package static var foodAddedChooseAmount: String { text("Food added. Now choose how much you had.") }
    package static var foodDeleted: String { text("Food deleted.") }
    package static var trainerAdded: String { text("Trainer added.") }
    package static var trainerSaved: String { text("Trainer saved.") }
    package static var trainerDeleted: String { text("Trainer deleted.") }
    package static var linkEnded: String { text("Link ended. It no longer works.") }
    package static var goalSaved: String { text("Goal saved.") }
    package static var goalPaused: String { text("Goal paused. Nothing is due until you resume.") }
    package static var goalResumed: String { text("Goal resumed.") }
    package static var goalArchived: String { text("Goal archived.") }
    package static var goalRestored: String { text("Goal restored.") }
    package static var goalDeleted: String { text("Goal deleted.") }
    package static var invitationCanceled: String { text("Invitation canceled. It no longer works.") }
    package static var theyAreNowAnAdmin: String { text("They are now an admin.") }
    package static var theyAreNowAMember: String { text("They are now a member.") }
    package static var accountDisabled: String {
        text("Account disabled. They are signed out everywhere.")
    }
    package static var accountEnabled: String { text("Account enabled. They can sign in again.") }
    package static var accountDeleted: String { text("Account deleted.") }
    package static var yourNewPasswordIsSaved: String { text("Your new password is saved. Please sign in with it.") }
    package static var backedUpAndVerified: String { text("Backed up, and verified by a test restore.") }
    package static var backupFailed: String { text("The backup failed. The reason is below.") }
    package static var guestsCantShare: String {
        text("Create your account first: a guest can’t share their progress.")
    }
}
