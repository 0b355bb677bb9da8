### What the next page says once after a change.

# $notice the code of the notice
sentence = { $notice ->
    [account-created] Account created successfully! Please sign in with your credentials.
    [signed-out] You are signed out.
    [profile-saved] Profile saved.
    [photo-saved] Profile photo saved.
    [photo-removed] Profile photo removed.
    [email-changed] Email changed. Sign in with the new one from now on.
    [password-changed] Password changed. You are signed out everywhere else.
    [password-and-keys-changed] Password changed. You are signed out everywhere else, and your API keys are revoked.
    [account-completed] Your account is ready. Everything you tracked as a guest is in it.
    [session-ended] Signed out on that device.
    [other-sessions-ended] Signed out everywhere else.
    [units-saved] Units and week saved.
    [measurements-saved] Measurements saved.
    [height-saved] Height saved.
    [change-start-saved] Start saved.
    [weight-deleted] Weight deleted.
    [weight-kept] Your only weight can’t be deleted. Update it instead.
    [entry-saved] Entry saved.
    [entry-deleted] Entry deleted.
    [value-deleted] Entry deleted.
    [journal-photo-deleted] Photo deleted.
    [rest-days-saved] Rest days saved.
    [days-off-marked] Days off marked.
    [days-off-removed] Days off removed.
    [set-saved] Set saved.
    [set-left-workout] Set saved. It is no longer part of its workout.
    [set-record] Set saved. New personal record!
    [sets-saved] Sets saved.
    [sets-record] Sets saved. New personal record!
    [set-deleted] Set deleted.
    [cardio-saved] Session saved.
    [cardio-record] Session saved. New personal record!
    [cardio-deleted] Session deleted.
    [access-saved] Saved.
    [undone] Undone.
    [undo-refused] This can’t be undone: it has been changed or deleted since.
    [plan-saved] Plan saved.
    [plan-copied] Copied. You can change this plan.
    [plan-deleted] Plan deleted.
    [program-saved] Program saved.
    [program-started] Program started.
    [program-ended] Program ended.
    [program-deleted] Program deleted.
    [training-max-saved] Training max saved.
    [training-max-removed] Training max removed.
    [program-day-skipped] Day skipped.
    [program-day-changed] Another day is due by now.
    [routine-saved] Routine saved.
    [routine-copied] Copied. You can change this routine.
    [routine-partly-copied] Copied without the exercises that only their owner has. You can change this routine.
    [routine-deleted] Routine deleted.
    [routine-shared] Shared. Others at home can see and copy this routine.
    [routine-not-shared] No longer shared.
    [routine-not-changed] The routine stays as it was: it can’t take all of this workout’s exercises.
    [workout-running] Your workout is still running. End it before you start another one.
    [workout-empty] This workout has no exercises yet. Add one to start it.
    [workout-saved] Workout saved.
    [earlier-workout-saved] Your previous workout is saved.
    [workout-discarded] Workout ended. No exercise was finished, so nothing was saved. Start again whenever you like.
    [workout-deleted] Workout deleted.
    [workout-changed] Workout changed.
    [workout-reopened] Go on where you were.
    [routine-workout-discarded] Workout discarded. Its sets stay on Track.
    [routine-changed] The routine is changed.
    [partner-set-saved] Set saved in the other person’s workout.
    [partner-set-taken-back] Taken back: the set is open again in the other person’s workout.
    [shared-set-gone] That set has changed. Here is the workout as it is now.
    [together-ended] Your workout is no longer shared with them.
    [together-over] This workout isn’t shared any more.
    [set-skipped] Not done: skipped.
    [set-missed] Not done: this set counts as missed. You can undo it.
    [sets-missed] Not done: these sets count as missed. You can undo it.
    [sets-saved-missed] Sets saved. Those with 0 reps count as missed.
    [sets-record-missed] Sets saved. New personal record! Those with 0 reps count as missed.
    [set-added] Set added.
    [warm-ups-added] Warm-ups added.
    [exercise-swapped] Exercise swapped.
    [exercise-added] Exercise added.
    [exercise-saved] Exercise saved.
    [exercise-archived] Exercise archived.
    [exercise-restored] Exercise restored.
    [exercise-deleted] Exercise deleted.
    [exercise-hidden] Exercise hidden. What you logged stays.
    [exercise-shown] Exercise shown again.
    [trackable-added] Trackable added.
    [trackable-saved] Trackable saved.
    [trackable-archived] Trackable archived.
    [trackable-restored] Trackable restored.
    [trackable-deleted] Trackable deleted.
    [equipment-saved] Equipment saved.
    [equipment-archived] Equipment archived.
    [equipment-restored] Equipment restored.
    [equipment-deleted] Equipment deleted.
    [plates-saved] Plates saved.
    [plates-deleted] Plates deleted.
    [reminders-saved] Reminders saved.
    [health-token-revoked] Token revoked.
    [api-key-revoked] Key revoked.
    [health-source-deleted] Data deleted.
    [smaller-value-taken] The smaller value counts now.
    [larger-value-kept] The larger value stays.
    [correction-settled] This is already settled. Nothing changed.
    [import-discarded] Discarded. Nothing from the file was kept.
    [routines-saved] Routines saved.
    [import-answered] This import was already confirmed or discarded, or it expired after a day.
    [appearance-saved] Appearance saved.
    [rest-timer-saved] Rest timer saved.
    [food-added] Food added.
    [food-planned] Planned.
    [food-saved] Food saved.
    [own-food-saved] Food saved.
    [food-removed] Food removed.
    [meals-copied] Copied.
    [food-eaten] Marked as eaten.
    [calories-computed] Added. The calories are computed from the macros.
    [meal-saved] Meal saved.
    [meal-deleted] Meal deleted.
    [recipe-saved] Recipe saved.
    [ingredient-added] Ingredient added.
    [ingredient-removed] Ingredient removed.
    [amount-changed] Amount changed.
    [recipe-deleted] Recipe deleted.
    [targets-saved] Targets saved. They apply from today.
    [own-food-added] Food added. Now choose how much you had.
    [own-food-deleted] Food deleted.
    [trainer-added] Trainer added.
    [trainer-saved] Trainer saved.
    [trainer-deleted] Trainer deleted.
    [share-revoked] Link ended. It no longer works.
    [goal-saved] Goal saved.
    [goal-paused] Goal paused. Nothing is due until you resume.
    [goal-resumed] Goal resumed.
    [goal-archived] Goal archived.
    [goal-restored] Goal restored.
    [goal-deleted] Goal deleted.
    [guests-cannot-share] Create your account first: a guest can’t share their progress.
    [invite-revoked] Invitation canceled. It no longer works.
    [made-admin] They are now an admin.
    [made-member] They are now a member.
    [account-disabled] Account disabled. They are signed out everywhere.
    [account-enabled] Account enabled. They can sign in again.
    [account-removed] Account deleted.
    [password-reset] Your new password is saved. Please sign in with it.
    [backup-made] Backed up, and verified by a test restore.
    [backup-failed] The backup failed. The reason is below.
   *[value-saved] Saved.
}

# $limit (Digits)
workout-too-long = This workout has more than { $limit } exercises in all rounds combined, the maximum. Make it shorter to start it.

your-account-is-deleted = Your account is deleted.
your-account-is-deleted-with = Your account is deleted: { $deleted }.
