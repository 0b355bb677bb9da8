/// Lets only a few work at the same time. Who had the fewest turns is next, so that nobody waits for all that somebody
/// else has to do.
actor Turns {
    private let places: Int
    private var takenPlaces = 0
    /// How many turns each had since nobody worked.
    private var turns: [Int64: Int] = [:]
    private(set) var waiting: [(person: Int64, begin: CheckedContinuation<Void, Never>)] = []

    init(places: Int) { self.places = places }

    /// Works once there is a place.
    func take<Value: Sendable>(
        _ person: Int64, _ work: @Sendable () async throws -> Value
    ) async throws -> Value {
        if takenPlaces < places {
            takenPlaces += 1
            turns[person, default: 0] += 1
        } else {
            await withCheckedContinuation { waiting.append((person, $0)) }
        }
        defer { passOn() }
        return try await work()
    }

    /// The place goes to the next one directly, so that nobody who comes now gets in first.
    private func passOn() {
        let next = waiting.indices.min { turns[waiting[$0].person, default: 0] < turns[waiting[$1].person, default: 0] }
        if let next {
            let (person, begin) = waiting.remove(at: next)
            turns[person, default: 0] += 1
            return begin.resume()
        }
        takenPlaces -= 1
        if takenPlaces == 0 { turns = [:] }
    }
}
