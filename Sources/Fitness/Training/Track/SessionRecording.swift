/// A session as a device or app recorded it: several may have recorded the same one.
package protocol SessionRecording: Identifiable<Int64>, Sendable {
    var family: ExerciseFamily { get }
    /// Seconds since 1970.
    var startedAt: Int64 { get }
    var durationSeconds: Int { get }
    var distanceMeters: Double? { get }
    /// The energy that the device measured.
    var energyKilocalories: Int? { get }
    /// Tells equally rich recordings apart, whichever came first.
    var externalID: String { get }
}

extension SessionRecording {
    package var span: Range<Int64> { startedAt..<startedAt + Int64(durationSeconds) }

    /// Finds the recordings of the same session, the shown one first. No two shown ones overlap by half of the shorter and
    /// are of one family, except fixed ones, and each of the others does so with its shown one.
    /// - Parameter fixed: those that are shown in any case.
    package static func sessions(of recordings: [Self], beside fixed: [Self] = []) -> [[Self]] {
        var sessions = fixed.sorted { $0.precedes($1) }.map { [$0] }
        for recording in recordings.sorted(by: { $0.precedes($1) }) {
            let place = sessions.firstIndex { $0.first?.isSameSession(as: recording) == true }
            if let place { sessions[place].append(recording) } else { sessions.append([recording]) }
        }
        return sessions
    }

    package func isSameSession(as other: Self) -> Bool {
        let shared = span.clamped(to: other.span).count
        return family == other.family && shared * 2 >= min(durationSeconds, other.durationSeconds)
    }

    /// The richer one is first: with a distance, then with a measured energy, then the longer, then the earlier.
    private func precedes(_ other: Self) -> Bool {
        guard richness == other.richness else { return richness > other.richness }
        guard durationSeconds == other.durationSeconds else { return durationSeconds > other.durationSeconds }
        return (startedAt, externalID) < (other.startedAt, other.externalID)
    }

    private var richness: Int { (distanceMeters == nil ? 0 : 2) + (energyKilocalories ?? 0 > 0 ? 1 : 0) }
}
