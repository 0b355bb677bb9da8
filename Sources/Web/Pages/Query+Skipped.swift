import HTTP

extension Query {
    /// The number of list items before the requested page.
    package func skipped(_ name: String = "older") -> Int {
        max(0, self[name].flatMap { Int32($0) }.map(Int.init) ?? 0)
    }
}
