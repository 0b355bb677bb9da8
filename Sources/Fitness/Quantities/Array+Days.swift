extension Array {
    /// Of elements sorted by day, the last one of each day.
    package func lastOfEachDay(_ day: (Element) -> LocalDay) -> [Element] {
        indices.filter { $0 == count - 1 || day(self[$0]) != day(self[$0 + 1]) }.map { self[$0] }
    }
}
