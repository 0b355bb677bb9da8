/// A session as a device or app recorded it: several may have recorded the same one.
package struct SessionRecording: Sendable {
    package enum Standing: Sendable {
        case free
        /// Its person changed or deleted the session, so that no other recording takes its place.
        case fixed
        /// Its person made it a session of its own.
        case apart
    }

    /// What its person said of a recording and a session without one.
    package enum Answer: String, CaseIterable, Sendable {
        case same, other
    }

    package let id: Int64
    package let family: ExerciseFamily
    package let startedAt: Int64
    package let seconds: Int
    package let hasDistance: Bool
    package let hasEnergy: Bool
    /// Tells equally rich recordings apart, whichever came first.
    package let externalID: String
    package let standing: Standing

    package init(
        id: Int64, family: ExerciseFamily, startedAt: Int64, seconds: Int, hasDistance: Bool, hasEnergy: Bool,
        externalID: String, standing: Standing
    ) {
        (self.id, self.family, self.startedAt, self.seconds) = (id, family, startedAt, seconds)
        (self.hasDistance, self.hasEnergy, self.externalID) = (hasDistance, hasEnergy, externalID)
        self.standing = standing
    }
}

extension SessionRecording {
    /// Finds the recordings of the same session: by the id of each, the id of the one that is shown. No two shown ones of a
    /// family overlap by half of the shorter, and each of the others does so with its shown one.
    package static func shown(of recordings: [SessionRecording]) -> [Int64: Int64] {
        var (found, shown) = ([Int64: Int64](), [SessionRecording]())
        for recording in recordings.sorted(by: { $0.precedes($1) }) {
            let same = recording.standing == .free ? shown.first { $0.isSameSession(as: recording) } : nil
            found[recording.id] = same?.id ?? recording.id
            if same == nil, recording.standing != .apart { shown.append(recording) }
        }
        return found
    }

    private func isSameSession(as other: SessionRecording) -> Bool {
        let end = min(startedAt + Int64(seconds), other.startedAt + Int64(other.seconds))
        let shared = end - max(startedAt, other.startedAt)
        return family == other.family && shared > 0 && shared * 2 >= Int64(min(seconds, other.seconds))
    }

    /// The richer one is first: with a distance, then with a measured energy, then the longer, then the earlier.
    private func precedes(_ other: SessionRecording) -> Bool {
        guard rank == other.rank else { return rank > other.rank }
        guard seconds == other.seconds else { return seconds > other.seconds }
        return (startedAt, externalID) < (other.startedAt, other.externalID)
    }

    private var rank: Int { (standing == .fixed ? 4 : 0) + (hasDistance ? 2 : 0) + (hasEnergy ? 1 : 0) }

    /// Whether sessions of a day, of which at least one has no start, may be the same: their times differ by at most a tenth.
    package static func mayBeSame(_ seconds: Int, _ others: Int) -> Bool {
        abs(seconds - others) * 10 <= max(seconds, others)
    }
}
