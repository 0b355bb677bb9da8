/// An activity of the 2024 Adult Compendium of Physical Activities, listed in `activities.txt`.
package struct CompendiumActivity: Sendable, Equatable {
    package let code: String
    /// 1 MET is 1 kcal per kilogram and hour.
    package let metabolicEquivalent: Double
}

extension CompendiumActivity {
    /// Such as "12020, 7.5 MET, jogging at the pace one likes".
    init(_ field: CatalogueEntry.Field) throws(CatalogueError) {
        let values = field.values
        guard values.count > 2, values[0].count == 5, values[0].allSatisfy(\.isNumber), values[1].hasSuffix(" MET"),
            let energy = Double(values[1].dropLast(4)), energy > 0
        else { throw field.place.mistake("“\(field.value)” is not a code, its MET and what it is") }
        self.init(code: values[0], metabolicEquivalent: energy)
    }
}
