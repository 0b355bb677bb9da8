import Foundation

extension Weekday {
    /// A first guess at the day that somebody's weeks begin with, from what a browser says of its languages: Sunday or
    /// Saturday where the region has it so (Unicode CLDR, `weekData`), Monday elsewhere.
    init(acceptLanguage: String?) {
        let region = LanguageTag.region(acceptLanguage)
        switch region.map({ Locale(identifier: "und_\($0.uppercased())").firstDayOfWeek }) {
        case .sunday: self = .sunday
        case .saturday: self = .saturday
        default: self = .monday
        }
    }
}
