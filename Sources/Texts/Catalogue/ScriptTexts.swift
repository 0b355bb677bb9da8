/// The texts of the scripts in `Public`, by their names in JavaScript.
package enum ScriptTexts {
    /// Of `Public/js`.
    package static var pages: [ScriptText] {
        [
            ScriptText("remove", CommonTexts.remove),
            ScriptText("removeItem", of: CommonTexts.removeItem),
            ScriptText("editItem", of: CommonTexts.editItem),
            ScriptText("show", CommonTexts.show),
            ScriptText("close", JournalTexts.close),
            ScriptText("skip", CommonTexts.skip),
            ScriptText("paused", CommonTexts.paused),
            ScriptText("resume", CommonTexts.resume),
            ScriptText("signIn", AccountTexts.signIn),
            ScriptText("dismiss", text("Dismiss")),
            ScriptText("copied", text("Copied.")),
            ScriptText("pressToCopy", text("Press Ctrl+C to copy.")),
            ScriptText("searching", text("Searching…")),
            ScriptText("checkFields", of: CommonTexts.checkFields),
            ScriptText("firstNameMissing", AccountTexts.firstNameMissing),
            ScriptText("lastNameMissing", AccountTexts.lastNameMissing),
            ScriptText("emailInvalid", AccountTexts.emailInvalid),
            ScriptText("passwordTooShort", AccountTexts.passwordTooShort(6)),
            ScriptText("moreLoaded", of: { text("\($0) more") }),

            // Failures
            ScriptText("unreachable", text("WorkHome can’t be reached. Try again.")),
            ScriptText("unreachableNotSaved", text("WorkHome can’t be reached. Nothing was saved; try again.")),
            ScriptText("unreachableNotChanged", text("WorkHome can’t be reached. Nothing was changed; try again.")),
            ScriptText("unreachableOldList", text("WorkHome can’t be reached. This list may be an older one.")),
            ScriptText("needsConnection", text("This needs a connection. Try again when it is back.")),

            // Files and the camera
            ScriptText("reading", ImportTexts.reading),
            ScriptText("readingFile", text("Reading the file")),
            ScriptText("uploading", of: { text("Uploading, \($0) %") }),
            ScriptText("preparingPhotos", text("Preparing the photos…")),
            ScriptText("photoTooLarge", of: { text("\($0) is larger than 30 MB. Make it smaller, or remove it.") }),
            ScriptText(
                "photosTooLarge", text("These photos are larger than 99 MB together. Save some of them first.")),
            ScriptText("uploadFailed", text("The upload did not arrive. Nothing is lost. Try again.")),
            ScriptText("uploadTooLarge", text("This upload is too large. Nothing is lost. Remove some photos.")),
            ScriptText("uploadNotSaved", text("WorkHome could not save this. Nothing is lost. Try again.")),
            ScriptText("holdBarcode", text("Hold the barcode in front of the camera.")),
            ScriptText("cameraUnavailable", text("The camera can’t be used here. Type the digits instead.")),

            // Workouts and rests
            ScriptText(
                "workoutOffline",
                text("No connection. Your workout goes on here and is saved when the connection is back.")),
            ScriptText(
                "workoutServerProblem",
                text("WorkHome has a problem. Your workout goes on here and is saved when that is over.")),
            ScriptText("actionNotSaved", of: { text("Not saved: \($0)") }),
            ScriptText("workoutBackOnline", text("WorkHome is back. This is where your workout is.")),
            ScriptText("workoutOver", WorkoutTexts.theWorkoutIsOver),
            ScriptText("pausedAnnouncement", of: { text("Paused. \($0)") }),
            ScriptText("restIsOver", text("is over")),
            ScriptText("getReady", text("Get ready")),
            ScriptText("work", text("Work")),
            ScriptText("rest", CommonTexts.rest),
            ScriptText("roundOf", of: WorkoutTexts.roundOf),
            ScriptText("allRoundsDone", text("All rounds are over")),
            ScriptText("startHold", text("Start")),
            ScriptText("stopHold", text("Stop")),
            ScriptText("startHoldOf", of: { text("Start the stopwatch: \($0)") }),
            ScriptText("stopHoldOf", of: { text("Stop the stopwatch: \($0)") }),
            ScriptText("holdReached", text("Target reached. The time goes on.")),
            ScriptText("holdStopped", of: { text("Stopped at \($0).") }),

            // What was logged without a connection
            ScriptText("distanceInDuration", of: QuantityTexts.distanceInDuration),
            ScriptText("savedOnDevice", text("Saved on this device. It is sent when the connection is back.")),
            ScriptText("entriesSent", one: text("1 entry was sent."), other: { text("\($0) entries were sent.") }),
            ScriptText("signInToSend", text("Sign in to send what you logged without a connection.")),
            ScriptText(
                "entryNotSaved", text("Something you logged without a connection could not be saved.")),
            ScriptText(
                "setsWaiting", one: text("1 set is waiting to be sent"),
                other: { text("\($0) sets are waiting to be sent") }),
            ScriptText(
                "entriesWaiting", one: text("1 entry is waiting to be sent"),
                other: { text("\($0) entries are waiting to be sent") }),
            ScriptText("waitingToBeSent", TrackTexts.waitingToBeSent),
            ScriptText("youAreOffline", OfflineTexts.youAreOffline),
            ScriptText("offlineWithWaiting", of: { text("You are offline. \($0)") }),
            ScriptText("notEverythingSaved", text("Not everything could be saved")),
            ScriptText(
                "offlineExplanation",
                of: {
                    text(
                        """
                        What you log is saved on this device and sent when the connection is back. This page is from \
                        \($0).
                        """)
                }),
            ScriptText(
                "waitingExplanation",
                text("What you logged without a connection is sent as soon as WorkHome can be reached.")),
            ScriptText(
                "refusedExplanation",
                text("You logged this without a connection. It is only on this device until you fix it.")),
            ScriptText("cannotSaveAsIs", text("WorkHome could not save this as it is.")),
            ScriptText(
                "sentWeeksAgo",
                text(
                    """
                    It was sent more than four weeks ago without an answer. It may have been saved: check its day first.
                    """)),
            ScriptText(
                "changedAfterSending",
                text(
                    """
                    It was changed after it was sent. It may have been saved as it was before: check its day first.
                    """)),
            ScriptText("sendAgain", text("Send again")),
            ScriptText("sendItemAgain", of: { text("Send again: \($0)") }),
            ScriptText("fix", text("Fix")),
            ScriptText("fixItem", of: { text("Fix: \($0)") }),
            ScriptText("alreadySent", text("It was sent meanwhile. Edit it where it is saved now.")),
            ScriptText("logged", of: { text("Logged \($0)") }),
            ScriptText("loggedForDay", of: { text("Logged \($0), for \($1)") }),
            ScriptText("todayAt", of: DateTexts.todayWithin),
            ScriptText("dayAt", of: { text("\($0), \($1)") }),
            ScriptText("weekdayAndDate", of: DateTexts.weekdayAndDate),
            ScriptText("warmUp", CommonTexts.warmUp),
            ScriptText("dropSet", text("Drop set")),
            ScriptText("failureSet", text("Failure set")),
            ScriptText("allSetsOfLastTime", text("all sets of last time")),
            ScriptText("logItem", of: TrackTexts.logItem),
            ScriptText("allSetsOfDay", text("all sets of that day")),
            ScriptText("bodyweight", text("bodyweight")),
            ScriptText("fluidOunces", QuantityTexts.fluidOunces),

            // Signing out with unsent entries
            ScriptText(
                "entriesNotSent", one: text("1 entry has not been sent"),
                other: { text("\($0) entries have not been sent") }),
            ScriptText(
                "entriesOnlyHere", one: text("You logged it without a connection. It is only on this device."),
                other: { _ in text("You logged them without a connection. They are only on this device.") }),
            ScriptText("lookAtEntries", one: text("Look at it"), other: { _ in text("Look at them") }),
            ScriptText(
                "leaveAndDeleteEntries", one: text("Leave and delete it"),
                other: { _ in text("Leave and delete them") }),

            // Whether this browser works offline
            ScriptText(
                "noServiceWorkers",
                text(
                    """
                    This browser has no service workers, which this needs. Some browsers turn them off in private \
                    windows.
                    """)),
            ScriptText("notAtThisAddress", text("Not at this address.")),
            ScriptText(
                "readyOffline", of: { text("This browser is ready. It saved Track as it was \($0).") }),
            ScriptText("openTrackOnce", text("This browser supports it. Open Track once to save it.")),
        ]
    }

    /// Of `Public/worker`: what is wrong with a set, as the server says it.
    package static var worker: [ScriptText] {
        [
            ScriptText("repsRequired", CommonTexts.repsRequired),
            ScriptText("durationRequired", TrackTexts.durationRequired),
            ScriptText("distanceOrDurationRequired", TrackTexts.distanceOrDurationRequired),
            ScriptText("longestSet", QuantityTexts.hours(24)),
            ScriptText("setTimeRequired", CommonTexts.timeRequired(QuantityTexts.secondsExamples)),
            ScriptText("weightRequired", CommonTexts.weightRequired),
            ScriptText("numberRequired", CommonTexts.numberRequired),
            ScriptText("whichNumber", of: CommonTexts.whichNumber),
            ScriptText("wholeNumberRequired", CommonTexts.wholeNumberRequired),
            ScriptText("mustBePositive", CommonTexts.mustBePositive),
            ScriptText("tooSmall", CommonTexts.tooSmall),
            ScriptText("zeroOrMore", RoutineTexts.zeroOrMore),
            ScriptText("numberTooHigh", of: CommonTexts.numberTooHigh),
            ScriptText("addedOrAssistedRequired", TrackTexts.addedOrAssistedRequired),
            ScriptText("tooManyCharacters", of: CommonTexts.tooManyCharacters),
            ScriptText("dateMissing", CommonTexts.dateMissing),
            ScriptText("todayOrEarlierRequired", CommonTexts.todayOrEarlierRequired),
        ]
    }
}
