import Foundation

enum TimeZoneOptions {
    /// Every time zone of the system's database, sorted by name.
    static let all = TimeZone.knownTimeZoneIdentifiers.sorted().map {
        Field.Option(value: $0, label: $0.replacing("_", with: " "))
    }
}

extension Field {
    /// The choice of a time zone. One that the system does not list, such as `Etc/UTC`, is offered to whom has it.
    static func timeZone(_ current: TimeZone) -> Field {
        var field = Field(
            "time_zone", label: "Time zone", value: current.identifier, hint: "Your days begin and end by it",
            options: TimeZoneOptions.all)
        if !field.options.contains(where: { $0.value == field.value }) {
            field.options.insert(Option(value: field.value, label: field.value), at: 0)
        }
        return field
    }

    mutating func timeZone() -> TimeZone? {
        TimeZone(identifier: value) ?? fail("Please choose a time zone")
    }
}
