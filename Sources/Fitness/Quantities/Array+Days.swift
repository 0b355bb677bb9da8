extension Array {
    /// The last element of each day; the array must be sorted by day.
    package func lastOfEachDay(_ day: (Element) -> LocalDay) -> [Element] {
        indices.filter { $0 == count - 1 || day(self[$0]) != day(self[$0 + 1]) }.map { self[$0] }
    }
}
