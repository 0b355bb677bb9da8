import Forms
import Routines
import Texts
import Web

extension LoggingController<StrengthSetForm> {
    package static let sets = LoggingController(
        view: view_track_set, title: { CommonTexts.strength }, noun: "set", parameter: "exercise", saved: .setSaved,
        record: .setRecord, deleted: .setDeleted, hasRest: true,
        picker: { try await ExercisePicker.page($0, kind: .strength) },
        pathForOtherKind: { database, user, id, day in
            try user.loggableExercise(database, Int64(outside: id)).map { Paths.newCardio($0.id, on: day) }
        },
        workout: { try $1.workout(ofSet: $2, $0) },
        isInWorkout: { try $1.routines.asked($0, ofSet: $2) != nil },
        begin: { form, database, user, day, today, query in
            guard let exercise = form.chosen else { return LastTime() }
            let before = try user.training.lastPerformance(database, of: exercise.id, on: day)
            form.inputs.knownKilograms = (before.today + before.before).map(\.weightKilograms.magnitude)
            var last = LastTime(
                text: before.text(of: exercise, user.units, today: today),
                inPlace: before.previous.map {
                    TrackTexts.lastTimeInPlace(before.nextPlace, $0.text(of: exercise, user.units))
                })
            last.note = try user.training.settings(database, of: exercise.id).note
            last.rack = try user.equipment.rack(database, for: exercise)
            guard let query else { return last }
            form.suggest(before.nextSet)
            form.back = ReturnPath(query["back"])
            form.take(weightFrom: query)
            form.focusFirstEmptyAmount()
            if let reps = query.count("reps"), reps > 0 { form.inputs.reps.value = String(reps) }
            // A running workout asks for one set.
            if form.back == nil {
                last.repetition = try RepeatOffer(of: exercise, after: before, on: day, today: today)
            }
            return last
        })
}

extension LoggingController<CardioForm> {
    package static let cardio = LoggingController(
        view: view_track_cardio, title: { CommonTexts.cardio }, noun: "session", parameter: "exercise",
        saved: .cardioSaved,
        record: .cardioRecord, deleted: .cardioDeleted, picker: { try await ExercisePicker.page($0, kind: .cardio) },
        pathForOtherKind: { database, user, id, day in
            try user.loggableExercise(database, Int64(outside: id)).map { Paths.newSet($0.id, on: day) }
        },
        recordings: KeptRecording.all,
        begin: { form, database, user, day, _, query in
            if let query { form.take(timeFrom: query) }
            return LastTime(
                text: try form.chosen.flatMap { try user.training.lastCardioText(database, of: $0.id, on: day) })
        })
}

extension LoggingController<TrackableEntryForm> {
    package static let entries = LoggingController(
        view: view_track_entry, title: { CommonTexts.customTrackable }, noun: "entry", parameter: "trackable",
        saved: .valueSaved,
        deleted: .valueDeleted, picker: TrackablePickerPage.page, path: { day, _ in Paths.trackables(on: day) },
        begin: { form, database, user, day, _, query in
            if let trackable = form.chosen, query != nil,
                let value = try user.training.likelyValue(database, of: trackable, on: day)
            {
                form.suggest(value)
            }
            return LastTime()
        })
}
