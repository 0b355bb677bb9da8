extension Array {
    /// Of elements in the order of their days, the last one of each day.
    package func lastOfEachDay(_ day: (Element) -> LocalDay) -> [Element] {
        indices.filter { $0 == count - 1 || day(self[$0]) != day(self[$0 + 1]) }.map { self[$0] }
    }
}
