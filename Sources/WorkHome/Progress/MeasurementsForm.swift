import Foundation
import HTTP

struct MeasurementsForm: Form {
    struct Measurements: Sendable {
        var weightKilograms: Double
        var heightCentimeters: Double
        var day: LocalDay
    }

    let action = Paths.measurements
    let cancelPath: String? = Paths.progress
    var weight = Field("weight", label: "Weight", unit: "kg")
    var height = Field("height", label: "Height", unit: "cm")
    var date = Field("date", label: "Date")

    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.weight, \.height, \.date] }

    /// Filled with today's values.
    init(_ user: User, today: LocalDay) {
        weight.value = user.weightKilograms.map { DecimalText.format($0) } ?? ""
        height.value = user.heightCentimeters.map { DecimalText.format($0) } ?? ""
        date.value = today.description
    }

    init(_ typed: FormFields) {
        fill(from: typed)
    }

    /// A form without a date is about today.
    mutating func validate(today: LocalDay) -> Measurements? {
        let weight = weight.weightKilograms()
        let height = height.heightCentimeters()
        let day = date.value.isEmpty ? today : date.pastDay(today: today)
        guard let weight, let height, let day else {
            focusFirstError()
            return nil
        }
        return Measurements(weightKilograms: weight, heightCentimeters: height, day: day)
    }
}

extension Field {
    mutating func weightKilograms() -> Double? {
        decimal(in: 20...500, "Please enter a weight from 20 to 500 kg")
    }

    mutating func heightCentimeters() -> Double? {
        decimal(in: 50...272, "Please enter a height from 50 to 272 cm")
    }

    /// A day until today, and not before anybody alive was born.
    mutating func pastDay(today: LocalDay) -> LocalDay? {
        guard let day = LocalDay(value) else { return fail("Please enter a date") }
        guard day <= today else { return fail("Please choose a date that is not in the future") }
        guard today - day < LocalDay.longestLifeDays else {
            return fail("Please choose a date after \((today - LocalDay.longestLifeDays).mediumText)")
        }
        return day
    }
}
