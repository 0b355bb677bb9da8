import Fitness
import Forms

/// Whether food in a form is planned: a box to tick, or a sentence on a day to come, whose food always is.
struct PlannedChoice: Sendable {
    let isPlanned: Bool
    let isToCome: Bool

    init(_ planned: Field, on date: Field, today: LocalDay) {
        isPlanned = !planned.value.isEmpty
        isToCome = LocalDay(date.value).map { $0 > today } ?? false
    }
}
