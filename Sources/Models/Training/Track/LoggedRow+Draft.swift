extension StrengthSetRow {
    package func says(_ draft: StrengthSetDraft) -> Bool {
        (exercise, day, kind, reps) == (draft.exercise.id, draft.day, draft.kind, draft.reps)
            && (weightKilograms, rpe, note) == (draft.weightKilograms, draft.ratingOfPerceivedExertion, draft.note)
    }
}

extension CardioSessionRow {
    package func says(_ draft: CardioSessionDraft) -> Bool {
        (exercise, day, durationSeconds) == (draft.exercise.id, draft.day, draft.durationSeconds)
            && (distanceMeters, note) == (draft.distanceMeters, draft.note)
    }
}

extension TrackableEntryRow {
    package func says(_ draft: TrackableEntryDraft) -> Bool {
        (trackable, day, value, note) == (draft.trackable.id, draft.day, draft.value, draft.note)
    }
}
