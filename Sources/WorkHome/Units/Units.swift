/// The units of a person.
struct Units: Hashable, Sendable {
    var weight: WeightUnit = .kilograms
    var distance: DistanceUnit = .kilometers

    /// Who weighs in pounds measures in feet and inches.
    var height: HeightUnit { weight == .pounds ? .feetAndInches : .centimeters }
}

extension Units {
    /// A first guess from what a browser says of its languages (`Accept-Language`, RFC 9110 §12.5.4).
    ///
    /// The United States, Liberia and Myanmar use pounds and miles, the United Kingdom miles.
    init(acceptLanguage: String?) {
        switch LanguageTag.region(acceptLanguage) {
        case "us", "lr", "mm": self.init(weight: .pounds, distance: .miles)
        case "gb": self.init(weight: .kilograms, distance: .miles)
        default: self.init()
        }
    }
}
