/// A day with training, and the kinds of training.
package struct TrainingDay: Sendable, Equatable {
    package struct Kinds: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        static let strength = Kinds(rawValue: 1)
        static let cardio = Kinds(rawValue: 2)
        static let workout = Kinds(rawValue: 4)
        /// Something was logged before 7 in the morning.
        static let early = Kinds(rawValue: 8)
        /// Something was logged at 9 in the evening or later.
        static let late = Kinds(rawValue: 16)
        static let allRound: Kinds = [.strength, .cardio, .workout]
    }

    let day: LocalDay
    let kinds: Kinds

    package init(day: LocalDay, kinds: Kinds) {
        self.day = day
        self.kinds = kinds
    }
}
