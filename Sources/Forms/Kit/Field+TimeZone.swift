import Foundation
import Texts

package enum TimeZoneNames {
    /// Old names that the system lists beside, or instead of, the current ones (IANA time zone database, `backward`).
    private static let renamed = [
        "America/Godthab": "America/Nuuk", "America/Montreal": "America/Toronto",
        "America/Nipigon": "America/Toronto", "America/Pangnirtung": "America/Iqaluit",
        "America/Rainy_River": "America/Winnipeg", "America/Santa_Isabel": "America/Tijuana",
        "America/Shiprock": "America/Denver", "America/Thunder_Bay": "America/Toronto",
        "America/Yellowknife": "America/Edmonton", "Antarctica/South_Pole": "Antarctica/McMurdo",
        "Asia/Calcutta": "Asia/Kolkata", "Asia/Choibalsan": "Asia/Ulaanbaatar", "Asia/Chongqing": "Asia/Shanghai",
        "Asia/Harbin": "Asia/Shanghai", "Asia/Kashgar": "Asia/Urumqi", "Asia/Katmandu": "Asia/Kathmandu",
        "Asia/Rangoon": "Asia/Yangon", "Australia/Currie": "Australia/Hobart", "Europe/Kiev": "Europe/Kyiv",
        "Europe/Uzhgorod": "Europe/Kyiv", "Europe/Zaporozhye": "Europe/Kyiv", "Pacific/Enderbury": "Pacific/Kanton",
        "Pacific/Johnston": "Pacific/Honolulu", "Pacific/Ponape": "Pacific/Pohnpei", "Pacific/Truk": "Pacific/Chuuk",
    ]

    /// Every time zone by its current name, sorted.
    static let options = Set(TimeZone.knownTimeZoneIdentifiers).subtracting(renamed.keys).union(renamed.values).sorted()
        .map(option)

    /// The current name, because browsers report old ones.
    package static func current(_ name: String) -> String { renamed[name] ?? name }

    fileprivate static func option(_ name: String) -> Field.Option {
        Field.Option(value: name, label: name.replacing("_", with: " "))
    }
}

extension Field {
    /// The choice of a time zone. An unlisted one, such as `Etc/UTC` or an old name, is an option if it is set.
    package static func timeZone(_ current: TimeZone) -> Field {
        var field = Field(
            "time_zone", label: CommonTexts.timeZone, value: current.identifier, hint: CommonTexts.timeZoneHint,
            options: TimeZoneNames.options)
        if !field.options.contains(where: { $0.value == field.value }) {
            field.options.insert(TimeZoneNames.option(field.value), at: 0)
        }
        return field
    }
}
